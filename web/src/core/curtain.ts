// Several people at one screen: whether a curtain falls between their turns.

import type { State } from "./wire";

/** Whether what one seat sees may be kept from another: all but the games that lie open on the table. */
export function hasSecrets(state: State): boolean {
  return state.table.game !== "year-of-the-dragon" || state.table.options.hands === "hidden";
}

/** Whether the screen must be handed over before this state may be seen. */
export function mustHandOver(seen: number, state: State): boolean {
  const mine = state.table.seats.filter((seat) => seat.mine);
  return mine.length > 1 && hasSecrets(state) && state.seat >= 0 && state.seat !== seen && state.table.status === "running";
}
