// Pictures of moves, away from the board: a game that has some says so by a file of its own.

import type { Desk } from "../core/desk.svelte";
import { folderOf } from "../core/locale";

/** The address of a symbol for the thing of a move, empty if there is none; without a desk, one that holds at any moment. */
export type Picture = (target: string, desk: Desk | null) => string;

const games = import.meta.glob<{ picture: Picture }>("../games/*/pictures.ts");

export async function picturesOf(game: string): Promise<Picture> {
  const found = games[`../games/${folderOf(game)}/pictures.ts`];
  return found ? (await found()).picture : () => "";
}
