// What the phone shows one at a time, and which targets the board draws.

import type { Desk } from "../../core/desk.svelte";
import type { Happened, Move } from "../../core/wire";
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

/** Whether goods are being bought, so that those on a stall are meant and not one's own. */
function sells(desk: Desk): boolean {
  return Object.keys(facts(desk).box.stalls).some((stall) => desk.hint(`stall-${stall}`)?.sells);
}

/** The zone of the phone in which the thing of a move lies. */
export function lies({ target }: Move, desk: Desk): string {
  if (/^player-\d-/.test(target)) return "seats";
  if (/^(stall|round)-|^deck$/.test(target)) return "market";
  if (target.startsWith("good-")) return sells(desk) ? "market" : "own";
  if (target.startsWith("card-")) return facts(desk).display.includes(target.slice(5)) ? "market" : "own";
  return /^private-|^treasure$/.test(target) ? "own" : "map";
}

/** The zone of the phone in which a question is answered: where the first thing lies that answers it. */
export function zoneAt(desk: Desk): string {
  const target = desk.moves[0]?.target ?? "";
  if (/^player-\d-/.test(target)) return "seats";
  if (/^(good-|treasure$|done$)/.test(target) && !sells(desk)) return "own";
  // whose disc or member comes next in an order is asked for a stack more often than for a boat
  return /^(stall-|round-|good-|card-|deck$|player-|$)/.test(target) ? "market" : "map";
}

/** What is bought, paid and settled is told. */
export const implied = ["offerings", "farmers"];

/** The picture of what befell everybody. */
export function emblem({ thing }: Happened): string {
  return `${sprite}#${thing ? "p-boat" : "i-drum"}`;
}
