// Whose board lies in front: your own, or that of another clan while you look at it.

import type { Desk } from "../../core/desk.svelte";
import { facts, own } from "./facts";

class Look {
  /** The seat that is looked at; -1 for one's own. */
  seat = $state(-1);
}

export const look = new Look();

export function front(desk: Desk): number {
  return look.seat >= 0 && look.seat < facts(desk).players.length ? look.seat : own(desk);
}

export function home(): void {
  look.seat = -1;
}
