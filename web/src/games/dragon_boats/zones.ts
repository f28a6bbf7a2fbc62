// What the phone shows one at a time, and which targets the board draws.

import type { Desk } from "../../core/desk.svelte";
import { facts } from "./facts";
import sprite from "./icons.svg?url";

export const zones = [
  { id: "map", label: "web-db-zone-map", icon: `${sprite}#i-wheel` },
  { id: "market", label: "web-db-zone-market", icon: `${sprite}#r-good` },
  { id: "own", label: "web-db-zone-own", icon: `${sprite}#r-treasure` },
];

/** Whether the board shows this target; other moves get a button in the prompt bar. */
export function drawn(target: string): boolean {
  return /^(stall-|private-|good-|card-|deck$|round-|seat-|path-|land-|space-|location-|dock-|treasure$|player-\d-)/.test(target);
}

/** The zone of the phone in which a question is answered: where the first thing lies that answers it. */
export function zoneAt(desk: Desk): string {
  const target = desk.moves[0]?.target ?? "";
  const sells = Object.keys(facts(desk).box.stalls).some((stall) => desk.hint(`stall-${stall}`)?.sells);
  if (/^player-\d-/.test(target)) return "seats";
  if (/^(good-|treasure$|done$)/.test(target) && !sells) return "own";
  // whose disc or member comes next in an order is asked for a stack more often than for a boat
  return /^(stall-|round-|good-|card-|deck$|player-|$)/.test(target) ? "market" : "map";
}
