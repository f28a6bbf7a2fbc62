// The facts of a view of In the Year of the Dragon, and what the board reads out of them.

import type { Desk } from "../../core/desk.svelte";

/** The symbol on a person's tile. */
export const SKILL: Record<string, string> = {
  craftsman: "hammer",
  "court-lady": "dragon",
  pyrotechnist: "rocket",
  "tax-collector": "coin",
  warrior: "helmet",
  monk: "lotus",
  healer: "mortar",
  farmer: "sack",
  scholar: "book",
};
/** The picture of what an action brings. */
export const BRINGS: Record<string, string> = {
  taxes: "yuan",
  build: "palace-floor",
  harvest: "rice",
  fireworks: "fireworks",
  parade: "steps",
  research: "vp",
  privilege: "yuan",
  wall: "wall-tile",
};
export const TALLY_ICON: Record<string, string> = {
  points: "vp",
  yuan: "yuan",
  rice: "rice",
  fireworks: "fireworks",
  track: "steps",
  place: "dragon",
  persons: "person",
  palaces: "palace-floor",
  floors: "palace-floor",
  helmets: "helmet",
  mortars: "mortar",
  privileges: "privilege-small",
  wall: "wall-tile",
};
const SHORT: Record<string, string> = { "court-lady": "lady", "tax-collector": "tax" };

export interface Palace {
  floors: number;
  persons: string[];
}
export interface Player {
  palaces: Palace[];
  yuan: number;
  rice: number;
  fireworks: number;
  small: number;
  large: number;
  track: number;
  points: Record<string, number>;
  wall_left: string[];
  cards: number;
  symbols: Record<string, number>;
  hand?: Record<string, number>;
}
export interface Facts {
  month: number;
  events: (string | null)[];
  corner: string | null;
  groups: string[][];
  /** The group that each seat's dragon stands on. */
  dragons: (number | null)[];
  tiles: Record<string, number>;
  order: number[];
  wall: number[];
  players: Player[];
  box: {
    value: Record<string, number>;
    symbols: Record<string, number>;
    /** The kinds of each type of persons, young before old. */
    kinds: Record<string, string[]>;
    /** The kinds of cards in a hand. */
    cards: string[];
    /** The action cards of this game. */
    actions: string[];
    /** The numbers of the events, for the words on their tiles. */
    events: Record<string, number>;
    small_price: number;
    large_price: number;
    wall: boolean;
    wall_amount: Record<string, number>;
    super_month: number;
  };
}

export function facts(desk: Desk): Facts {
  return desk.facts as Facts;
}
/** Whose things lie in front: the viewer's, or the seat to move's for somebody who watches. */
export function own(desk: Desk): number {
  return desk.seat >= 0 ? desk.seat : Math.max(0, desk.toMove);
}
/** The type of a person kind: healer-old is a healer. */
export function typeOf(person: string): string {
  return person.replace(/-(young|old)$/, "");
}
/** The drawing of a person kind. */
export function bust(person: string): string {
  const age = person.endsWith("-old") ? "old" : "young";
  const type = typeOf(person);
  return `person-${SHORT[type] ?? type}-${age}`;
}
/** The class that gives a person its pigment. */
export function pigment(person: string): string {
  return `p-${typeOf(person)}`;
}
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
