// Before a turn of a practice game is stored that seems to lose much, whoever plays it is asked whether it is meant.

import { mount, unmount } from "svelte";

import { ask } from "../core/api";
import type { Desk } from "../core/desk.svelte";
import { reviewWords } from "../core/locale";
import Doubt from "./Doubt.svelte";
import type { Why } from "./review.svelte";

export interface Doubted {
  move: string;
  better: string;
  lost: number;
  why: Why;
}

/** The turn that is being asked about, and the one that was kept: it is not asked about again. */
let asking = "";
let kept = "";

/** Whether the turn that was tried is to be stored: where it seems to be a mistake, if its player says so. */
export async function sure(desk: Desk): Promise<boolean> {
  const moves = desk.chosen.map((move) => move.text);
  const turn = [desk.state.table.id, desk.state.version, ...moves].join(" ");
  if (turn === kept) return true;
  if (turn === asking) return false;
  asking = turn;
  desk.doubted = null;
  try {
    const [said] = await Promise.all([
      ask<{ doubt: Doubted | null }>("POST", `/api/tables/${desk.state.table.id}/doubt`, { version: desk.state.version, moves, seat: desk.seat }).catch(() => null),
      desk.words.learn(reviewWords),
    ]);
    const doubt = said?.doubt;
    if (!doubt) return true;
    const keep = await new Promise<boolean>((answer) => {
      const sheet = mount(Doubt, { target: document.body, props: { desk, doubt, answer: (keeps: boolean) => (void unmount(sheet), answer(keeps)) } });
    });
    if (keep) [kept, desk.doubted] = [turn, { at: desk.state.version + moves.indexOf(doubt.move), seat: desk.seat }];
    return keep;
  } finally {
    asking = "";
  }
}
