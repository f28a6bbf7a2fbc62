// What everybody has of that which a thing is about.

import type { Desk } from "../../core/desk.svelte";
import { facts } from "./facts";

const COUNTS = ["money", "food", "treasure", "members", "discs"] as const;

export function compared(thing: string, desk: Desk): number[] | undefined {
  const count = COUNTS.find((name) => thing === name || /^player-\d-/.test(thing) && thing.endsWith(`-${name}`));
  return count && facts(desk).players.map((house) => house[count]);
}
