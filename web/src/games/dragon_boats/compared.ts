// What everybody has of that which a thing is about.

import type { Desk } from "../../core/desk.svelte";
import type { Compared } from "..";
import { facts } from "./facts";

const COUNTS = ["money", "food", "treasure", "members", "discs"] as const;

export function compared(thing: string, desk: Desk): Compared | undefined {
  const count = COUNTS.find((name) => thing === name || /^player-\d-/.test(thing) && thing.endsWith(`-${name}`));
  return count && { counts: facts(desk).players.map((house) => house[count]) };
}
