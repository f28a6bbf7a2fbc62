// Several people at one screen: whether a curtain falls between their turns.

import type { Box, State } from "./wire";

/** Whether the screen must be handed over before this state may be seen. */
export function mustHandOver(seen: number, state: State, box: Box): boolean {
  const mine = state.table.seats.filter((seat) => seat.mine);
  return mine.length > 1 && box.secret.length > 0 && state.seat >= 0 && state.seat !== seen && state.table.status === "running";
}
