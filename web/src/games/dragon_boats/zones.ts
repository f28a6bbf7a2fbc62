// What the phone shows one at a time, and which targets the board draws.

import type { Desk } from "../../core/desk.svelte";
import type { Digest } from "../../core/digest";
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

/** So many choices fit at the prompt. */
const FEW = 4;

/** Where nothing but cards is asked for: which card is played on what. */
export function named(desk: Desk): Move[] {
  const plays = desk.moves.filter((move) => move.kind.startsWith("play-"));
  return plays.length <= FEW && desk.moves.every((move) => move.kind === "pass" || plays.includes(move)) ? plays : [];
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

/** The boats of a round: those that sail with what they bring, and those that wait. */
export const digest: Digest = {
  phase: "explore",
  worth: ({ thing }) => thing.startsWith("dock-"),
  others: (desk) => {
    const f = facts(desk);
    return f.box.docks.flatMap((dock, index) => {
      const count = (f.boats[index] ?? []).filter((seat) => seat >= 0).length;
      const topper = f.box.toppers[String(f.toppers[index])];
      const waits = topper && count && (f.places[index] ?? -1) < 0 && !desk.hint(`dock-${dock}`)?.sails;
      return waits ? [{ title: desk.words.text("web-db-boat", { dock: { ref: `dock-${dock}` } }), text: desk.words.text("web-db-waits", { count, least: topper[0] }) }] : [];
    });
  },
};

/** The pictures of counts. */
export const pictures = Object.fromEntries(
  Object.entries({ points: "i-vp", money: "r-money", offerings: "r-good", food: "r-food", treasure: "r-treasure", members: "p-member", discs: "p-disc", cards: "r-card", farmers: "p-member" }).map(([name, icon]) => [name, `${sprite}#${icon}`]),
);

/** The picture of what befell everybody. */
export function emblem({ thing }: Happened): string {
  return `${sprite}#${thing ? "p-boat" : "i-drum"}`;
}
