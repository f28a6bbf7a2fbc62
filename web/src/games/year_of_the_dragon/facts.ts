// The facts of a view of In the Year of the Dragon, and what the board reads out of them.

import type { Desk } from "../../core/desk.svelte";

export const TYPES = [
  "craftsman",
  "court-lady",
  "pyrotechnist",
  "tax-collector",
  "warrior",
  "monk",
  "healer",
  "farmer",
  "scholar",
] as const;
export const CARDS = [...TYPES, "wild"] as const;
export const WALL_TILES = ["rice", "fireworks", "floor", "yuan", "track", "points"] as const;
export const MONTHS = 12;

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
/** Which person's symbols an action counts, and what it brings. */
export const ACTION: Record<string, { person?: string; icon: string }> = {
  taxes: { person: "tax-collector", icon: "yuan" },
  build: { person: "craftsman", icon: "palace-floor" },
  harvest: { person: "farmer", icon: "rice" },
  fireworks: { person: "pyrotechnist", icon: "fireworks" },
  parade: { person: "warrior", icon: "steps" },
  research: { person: "scholar", icon: "vp" },
  privilege: { icon: "yuan" },
  wall: { icon: "wall-tile" },
};
/** The clause of each action, event and super event. */
export const RULE: Record<string, string> = {
  taxes: "YD-24",
  build: "YD-25",
  harvest: "YD-27",
  fireworks: "YD-28",
  parade: "YD-29",
  research: "YD-30",
  privilege: "YD-31",
  wall: "YD-60",
  peace: "YD-44",
  tribute: "YD-45",
  drought: "YD-46",
  festival: "YD-47",
  mongols: "YD-48",
  contagion: "YD-49",
  lanternfest: "YD-68",
  buddha: "YD-69",
  earthquake: "YD-70",
  flood: "YD-71",
  "solar-eclipse": "YD-72",
  volcano: "YD-73",
  tornado: "YD-74",
  sunrise: "YD-75",
  assassination: "YD-76",
  charter: "YD-77",
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
    base: Record<string, number>;
    small_price: number;
    large_price: number;
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
export function sum(points: Record<string, number>): number {
  return Object.values(points).reduce((total, value) => total + value, 0);
}
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
