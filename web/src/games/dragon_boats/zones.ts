// What the phone shows one at a time, and which targets the board draws.

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

/** The zone of the phone in which a question is answered. */
export function zoneOf(kind: string): string {
  if (["bid", "buy", "take", "start", "play-d", "arrange"].includes(kind)) return "market";
  if (kind === "play-f") return "seats";
  if (["pay", "sell", "exchange", "give", "sell-treasure", "done"].includes(kind)) return "own";
  return "map";
}
