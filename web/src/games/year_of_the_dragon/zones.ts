// What the phone shows one at a time, and which targets the board draws.

import type { Fate, Happened, Move } from "../../core/wire";
import { TALLY_ICON } from "./facts";
import sprite from "./icons.svg?url";

export const zones = [
  { id: "act", label: "web-yd-zone-act", icon: `${sprite}#dragon` },
  { id: "persons", label: "web-yd-zone-persons", icon: `${sprite}#person` },
  { id: "palaces", label: "web-yd-zone-palaces", icon: `${sprite}#palace-floor` },
  { id: "cards", label: "web-yd-zone-cards", icon: `${sprite}#book` },
];

/** Whether the board shows this target; other moves get a button in the prompt bar. */
export function drawn(target: string): boolean {
  return /^(group-|palace-|wall-tile-|card-|display-|person-|good-)/.test(target);
}

/** The zone of the phone in which a question is answered. */
export function zoneOf(kind: string): string {
  if (kind === "take" || kind === "draft" || kind === "charter") return "persons";
  if (["place", "replace", "decline", "release", "raise", "return"].includes(kind)) return "palaces";
  if (kind === "card" || kind === "discard" || kind === "wall") return "cards";
  return "act";
}

/** The zone of the phone in which the thing of a move lies. */
export function lies({ target }: Move): string {
  if (/^(display|person)-/.test(target)) return "persons";
  if (/^(palace|good)-/.test(target)) return "palaces";
  return /^(card|wall-tile)-/.test(target) ? "cards" : "act";
}

/** Who is hired or dismissed, and where, is told. */
export const implied = ["persons", "palaces", "floors"];

/** Fees and cards are the means. */
export const means = /^told-(fee|card|card-wild)$/;

/** The pictures of counts. */
export const pictures = Object.fromEntries(Object.entries(TALLY_ICON).map(([name, icon]) => [name, `${sprite}#${icon}`]));

/** The points of a scoring by their sources. */
export function sources({ reasons }: Fate): [string, number][] {
  const scored = reasons.find(({ id }) => id === "told-scores" || id === "told-final");
  const names: Record<string, string> = { ladies: "court-ladies", sold: "sales" };
  return Object.entries(scored?.args ?? {}).map(([name, points]) => [names[name] ?? name, Number(points)]);
}

/** The picture of what befell everybody: the event's own, or points. */
export function emblem({ title }: Happened): string {
  const event = title.args.event;
  return `${sprite}#${typeof event === "object" && "ref" in event ? event.ref : "vp"}`;
}
