// The facts of a view of Dragon Boats of the Four Seas, and where things lie on the painted board (940 by 700).

import type { Desk } from "../../core/desk.svelte";

/** The picture of each reward on a road. */
export const REWARD_ICON: Record<string, string> = { money: "r-money", food: "r-food", treasure: "r-treasure", offering: "r-good", bonus: "r-card" };

/** The picture of a wisdom tile; the abilities of the generic set show what they give. */
export function wisdomIcon(letter: string): string {
  return { E: "r-good", J: "r-food", K: "r-treasure", M: "r-money", U: "i-steps" }[letter] ?? `w-${letter}`;
}

export interface House {
  money: number;
  food: number;
  treasure: number;
  goods: number[];
  members: number;
  discs: number;
  private: number[];
  start: number;
  open: string[];
  used: string[];
  wisdom: string[];
  farms: number[];
  farmers: number[];
  hand: string[];
  blind: string[];
  hidden: number;
}
export interface Facts {
  round: number;
  rounds: number[];
  first: number;
  bag: number[];
  stalls: number[][];
  stacks: number[][];
  toppers: number[];
  boats: number[][];
  places: number[];
  sent: number[];
  stayed: number[];
  paths: number[];
  tiles: number[];
  food: number;
  treasure: number;
  display: string[];
  deck: number;
  players: House[];
  box: {
    /** Kinds in the order of their counts. */
    goods: string[];
    farms: string[];
    /** The squares for tiles of each stall; the exchange has none. */
    stalls: Record<string, number>;
    docks: string[];
    /** What each seat of a boat costs less. */
    seats: Record<string, number>;
    locations: string[];
    paths: string[];
    path_capacity: number;
    display: number;
    /** The numbers in what bonus cards do. */
    abilities: Record<string, number>;
    toppers: Record<string, [number, number, number[]]>;
    rounds: [number, number][];
    private: number[];
    storage: number;
    most_money: number;
    farm_sets: number[];
    /** Each bonus card's sort and points, by its letter. */
    cards: Record<string, [string, number]>;
    hexes: string[];
    spaces: string[];
    /** How each land and road space is called where it lies on the board. */
    called: Record<string, string>;
    rewards: string[];
  };
}

export function facts(desk: Desk): Facts {
  return desk.facts as Facts;
}
export function own(desk: Desk): number {
  return desk.seat >= 0 ? desk.seat : Math.max(0, desk.toMove);
}
/** A count of each kind as a list of names, one for each piece. */
export function pieces(names: readonly string[], counts: number[]): string[] {
  return names.flatMap((name, index) => Array.from({ length: counts[index] ?? 0 }, () => name));
}
/** Whoever stands on a land space, or -1. */
export function farmerOn(f: Facts, hex: number): number {
  return f.players.findIndex((house) => house.farmers.includes(hex));
}

/** What lies on a land space: a farm tile, or on the mountain a wisdom tile by the letter of its card; nothing at first. */
export function tileOn(f: Facts, hex: number): { farm?: string; wisdom?: string } {
  const content = f.tiles[hex] ?? -1;
  if (content < 0) return {};
  return onTheMountain(f.box.hexes[hex] ?? "") ? { wisdom: Object.keys(f.box.cards)[content]! } : { farm: f.box.farms[content]! };
}
export function onTheMountain(space: string): boolean {
  return space.startsWith("mountain ");
}

/** How a member on its way gets to a space. */
export interface Way {
  /** Spaces entered, from the port or the foot of the mountain. */
  steps: number;
  /** Food paid on the rest of the way. */
  food?: number;
  /** The roads to go over before the last step. */
  over: number[];
}

// -- the painted board ---------------------------------------------------------------------------------------------

const R = 34.5;
const S3 = Math.sqrt(3);
const CENTRE: Record<string, [number, number]> = { north: [470, 106], east: [820, 352], south: [470, 594], west: [120, 352] };
const TURN: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };
const FIELD: Record<string, [number, number]> = { "field-c": [0, 0], "field-e": [1, 0], "field-ne": [1, -1], "field-nw": [0, -1], "field-w": [-1, 0], "field-sw": [-1, 1], "field-se": [0, 1] };
const ROAD: Record<string, [number, number]> = {
  "road-n": [0, -1], "road-ne": [S3 / 2, -0.5], "road-se": [S3 / 2, 0.5], "road-s": [0, 1], "road-sw": [-S3 / 2, 0.5], "road-nw": [-S3 / 2, -0.5],
  "port-left": [-S3, 1], "port-right": [S3, 1],
};
const PEAK: Record<string, [number, number]> = { a0: [0, 0], a1: [1, 0], a2: [2, 0], a3: [3, 0], b0: [1, -1], b1: [2, -1], b2: [3, -1], c0: [2, -2], c1: [3, -2], d0: [3, -3] };
const TRAIL: Record<string, [number, number]> = {
  t1: [S3 / 2, -0.5], t2: [S3, -1], t3: [S3, -2], t4: [1.5 * S3, -2.5], t5: [1.5 * S3, -3.5], u1: [2.5 * S3, -0.5], u2: [2 * S3, -1], u3: [2 * S3, -2],
};
export const GATE: Record<string, [number, number]> = { a: [410.2, 442], b: [529.8, 442] };
/** Where the dotted ways begin, and how they bend. */
export const WAYS: Record<string, string> = {
  "north-left": "M330 232Q380 196 410.2 140.5", "west-right": "M330 232Q222 252 154.5 292.2",
  "north-right": "M610 232Q560 196 529.8 140.5", "east-left": "M610 232Q708 252 785.5 292.2",
  "east-right": "M610 476Q690 452 785.5 411.8", "south-left": "M610 476Q566 510 529.8 559.5",
  "south-right": "M330 476Q374 510 410.2 559.5", "west-left": "M330 476Q250 452 154.5 411.8",
};
export const BOAT_AT: Record<string, { x: number; y: number; right: boolean }> = {
  nw: { x: 90, y: 100, right: true }, ne: { x: 650, y: 104, right: true }, sw: { x: 98, y: 474, right: false }, se: { x: 600, y: 474, right: true },
};

function axial(q: number, r: number): [number, number] {
  return [S3 * (q + r / 2), 1.5 * r];
}
function onIsland(area: string, x: number, y: number): [number, number] {
  const turn = ((TURN[area] ?? 0) * Math.PI) / 180;
  const [cx, cy] = CENTRE[area] ?? [0, 0];
  return [cx + R * (x * Math.cos(turn) - y * Math.sin(turn)), cy + R * (x * Math.sin(turn) + y * Math.cos(turn))];
}
function onMountain(x: number, y: number): [number, number] {
  return [470 - 1.5 * S3 * R + x * R, 352 + 1.93 * R + y * R];
}
/** Where a land or road space such as `north field-c` lies. */
export function placeOf(space: string): [number, number] {
  const [area = "", name = ""] = space.split(" ");
  if (area === "mountain") {
    const hex = PEAK[name];
    const road = TRAIL[name] ?? [0, 0];
    return hex ? onMountain(...axial(...hex)) : onMountain(...road);
  }
  const field = FIELD[name];
  return field ? onIsland(area, ...axial(...field)) : onIsland(area, ...(ROAD[name] ?? [0, 0]));
}
/** The outline of a land space; islands in the east and west are turned. */
export function outline(space: string, size: number): string {
  const [x, y] = placeOf(space);
  const turn = /^(east|west)/.test(space) ? 30 : 0;
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - 90 + turn) * Math.PI) / 180;
    return `${(x + size * R * Math.cos(angle)).toFixed(1)} ${(y + size * R * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
export function turned(space: string): string {
  const [x, y] = placeOf(space);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})${/^(east|west)/.test(space) ? " rotate(30)" : ""}`;
}
/** The id that moves use for a space: `north field-c` is land-north-field-c. */
export function target(kind: "land" | "space", space: string): string {
  return `${kind}-${space.replace(" ", "-")}`;
}
