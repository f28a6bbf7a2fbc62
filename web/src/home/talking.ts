// Talk before the first move: the table has no line yet, so what was said comes with the question who sits there.

import { mount } from "svelte";

import { ask } from "../core/api";
import { Desk } from "../core/desk.svelte";
import { pageWords } from "../core/locale";
import type { Transport } from "../core/transport";
import { SPECTATOR, type State, type TableInfo, type Talk } from "../core/wire";
import { talks } from "../shell/talk";
import Talking from "./Talking.svelte";

const never = () => Promise.reject(new Error("nothing is played yet"));
const still: Transport = { attempt: never, turn: never, why: never, previews: never, explain: never };
let desk: Desk | undefined;
let last = 0;

/** A desk at which nothing can be done but talk. */
function waiting(table: TableInfo): State {
  const prompt = { id: "web-talk", args: {} };
  const seat = table.seats.find((one) => one.mine)?.seat ?? SPECTATOR;
  const view = { seat, to_move: SPECTATOR, over: false, moves: [], prompt, scores: [], facts: {} };
  return { table, version: 0, seat, box: "", view, moves: [], prompt, moment: null, hints: {}, log: [], tale: [] } as unknown as State;
}

/** Somebody sat down, got up or said something. */
export async function hear(place: HTMLElement, table: TableInfo): Promise<void> {
  if (!desk) {
    if (!talks(table)) return;
    const words = await pageWords(document.documentElement.lang, () => table.seats.map((seat) => seat.name));
    if (desk) return;
    desk = new Desk(waiting(table), words, still, { printed: {}, clauses: {}, secret: [], moves: [] });
    last = table.said;
    mount(Talking, { target: place, props: { desk } });
  }
  desk.state = waiting(table);
  if (table.said <= last) return;
  const { words } = await ask<Talk>("GET", `/api/tables/${table.id}/talk?after=${last}`);
  last = Math.max(last, ...words.map((word) => word.number));
  desk.said = [...desk.said, ...words];
}
