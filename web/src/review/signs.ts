// What happened in the rounds of a game, as pictures below the curve: the game says what befell everybody and how it is drawn.

import type { Desk } from "../core/desk.svelte";
import { isTurn } from "../core/tale";
import type { Happened, Told } from "../core/wire";
import type { GameBoard } from "../games";

export interface Sign {
  picture: string;
  title: string;
}

/** Of each round the rarest thing that befell everybody; what happens in nearly every round tells nothing about one. */
export function signsOf(desk: Desk, game: GameBoard | undefined, tale: Told[]): Map<number, Sign> {
  const found = new Map<number, Sign>();
  const emblem = game?.emblem;
  if (!emblem) return found;
  const befell = tale.filter((one): one is Happened => !isTurn(one) && one.round > 0);
  const rounds = new Set(befell.map((one) => one.round)).size;
  const often = new Map<string, Set<number>>();
  for (const one of befell) often.set(emblem(one), (often.get(emblem(one)) ?? new Set()).add(one.round));
  const rarity = (one: Happened) => often.get(emblem(one))!.size;
  for (const one of befell.filter((one) => rarity(one) < 0.7 * rounds).sort((one, other) => rarity(one) - rarity(other))) {
    if (!found.has(one.round)) found.set(one.round, { picture: emblem(one), title: desk.words.say(one.title) });
  }
  return found;
}
