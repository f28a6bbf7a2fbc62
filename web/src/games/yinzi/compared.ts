// What everybody has of that which a thing is about.

import type { Desk } from "../../core/desk.svelte";
import type { Compared } from "..";
import { facts, type Clan } from "./facts";

const COUNTS = ["copper", "silver", "wood", "stone", "capacity", "idle", "cubes", "discs", "commodities", "misfortune"] as const;
const ABOUT: Record<string, (typeof COUNTS)[number]> = { "boat-track": "capacity", "resource-wood": "wood", "resource-stone": "stone" };

const DUE: Record<string, (clan: Clan) => number> = { food: (clan) => clan.food_due, taxes: (clan) => clan.tax_due };

export function compared(thing: string, desk: Desk): Compared | undefined {
  const all = (read: (clan: Clan) => number) => ({ counts: facts(desk).players.map(read) });
  const due = DUE[thing];
  if (due) return all(due);
  const count = ABOUT[thing] ?? COUNTS.find((name) => thing === `count-${name}`);
  return count && all((clan) => clan[count]);
}
