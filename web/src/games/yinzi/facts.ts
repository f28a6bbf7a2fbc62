// The facts of a view of Yínzi, and where things lie in a province (323 by 214).

import type { Desk } from "../../core/desk.svelte";

export const PROVINCES = ["huguang", "nanzhili", "jiangxi", "zhejiang"] as const;
export const FORTUNE = ["construct-boats", "plant-crops", "sell", "develop-factories", "choose-advancements"] as const;
export const BONUSES = ["free-advancement", "better-sales", "fed-workers", "no-taxes", "boat-upgrade", "factory-upgrade"] as const;
export const COUNTRIES = ["brunei", "korea", "japan", "portugal", "spain", "netherlands"] as const;
export const COMMODITIES = ["paper", "porcelain", "silk", "refined-sugar"] as const;
export const EMPEROR = ["palace", "road", "canal", "bridge"] as const;
export const PHASES = ["bonus", "actions", "feeding", "resolution", "late-shipping", "administration"] as const;
export const SECTIONS: [string, string[]][] = [
  ["diplomacy", COUNTRIES.map((country) => `emissary-${country}`)],
  ["economy", ["free-rice", "free-wood", "free-stone", "free-raw-material", "free-boat", "free-copper"]],
  ["emperor", ["free-salt", "additional-sale", "additional-crops", "same-undertakings", "additional-worker", "eager-immigrants"]],
  ["war-routes", ["free-wheat", "personal-route", "war-copper", "veterans", "additional-recruit", "weaker-enemies"]],
];
/** The picture of each advancement space, bonus and action. */
export const PICTURE: Record<string, string> = {
  ...Object.fromEntries(COUNTRIES.map((country) => [`emissary-${country}`, `flag-${country}`])),
  "free-rice": "rice", "free-wood": "wood", "free-stone": "stone", "free-raw-material": "bale", "free-boat": "boat", "free-copper": "copper",
  "free-salt": "salt", "additional-sale": "do-sell", "additional-crops": "do-plant", "same-undertakings": "wf-emperor", "additional-worker": "worker", "eager-immigrants": "migrant",
  "free-wheat": "wheat", "personal-route": "wf-war", "war-copper": "copper", veterans: "worker", "additional-recruit": "worker", "weaker-enemies": "war",
  "free-advancement": "bonus-advancement", "better-sales": "bonus-sales", "fed-workers": "bonus-fed", "no-taxes": "bonus-notax", "boat-upgrade": "bonus-boat", "factory-upgrade": "bonus-factory",
  "construct-boats": "do-boats", "plant-crops": "do-plant", sell: "do-sell", "develop-factories": "do-factory", "choose-advancements": "do-advance",
  "refined-sugar": "sugar", coin: "copper", emissary: "disc",
};
export const SIGN: Record<string, string> = { "construct-boats": "zi-boat", "plant-crops": "zi-farm", sell: "zi-market", "develop-factories": "zi-workshop", "choose-advancements": "zi-advance" };
export const CHARACTERS: Record<string, string[]> = { huguang: ["zi-hu", "zi-guang"], nanzhili: ["zi-nan", "zi-zhi", "zi-li"], jiangxi: ["zi-jiang", "zi-xi"], zhejiang: ["zi-zhe", "zi-jiang"] };

export interface Clan {
  copper: number;
  silver: number;
  misfortune: number;
  wood: number;
  stone: number;
  cubes: number;
  discs: number;
  commodities: number;
  idle: number;
  boat: number;
  bonus: string | null;
  workers: Record<string, number>;
  worked: string[];
  box: string | null;
  box_disc: number;
  recruit: number;
  tax: number;
  played: Record<string, string>;
  delivered: number[];
  emissaries: number;
  first_glories: number;
  second_glories: number;
  capacity: number;
  hand_size: number;
  food_due: number;
  tax_due: number;
  hand?: Record<string, number>;
  deck?: Record<string, number>;
  /** What another player has not played yet, in hand or deck. */
  unplayed?: Record<string, number>;
}
export interface RouteTile {
  demand: string[];
  copper: number;
  silver: number;
  points: number;
  war: number;
  disaster: string | null;
}
export interface Built {
  at: string;
  owner: number;
  level: number;
  stock: number[];
}
export interface Facts {
  round: number;
  phase: string;
  provisional: number[];
  order: number[];
  bonuses: Record<string, number>;
  die: number;
  ratio: number;
  wood: number;
  stone: number;
  track: (string | null)[];
  pile: Record<string, number>;
  tiles: Record<string, string>;
  cubes: Record<string, [number, number]>;
  markets: Record<string, { tile: string | null; cubes: number[] }>;
  rural: number[];
  display: string[];
  stack: string[];
  factories: Record<string, Built>;
  coast: { ship: string | null; cargo: ([number, number, number] | null)[]; emissaries: number[]; next: string | null; behind: number }[];
  routes: { tile: string | null; by: number; behind: number }[];
  discard: string[];
  hidden: number;
  held: Record<string, number>;
  won: Record<string, number>;
  pieces: Record<string, string[]>;
  advancements: Record<string, number>;
  fresh: string[];
  used: number;
  war: number[];
  weaker: number;
  players: Clan[];
  agenda: (string | number)[][];
  box: {
    colours: string[];
    provinces: Record<string, (string | null)[][]>;
    fields: Record<string, string | null>;
    spots: Record<string, [string, string]>;
    distance: Record<string, Record<string, number>>;
    markets: Record<string, string[][]>;
    ships: Record<string, { country: string; slots: string[] }>;
    destinations: Record<string, number>;
    box_capacity: number;
    routes: Record<string, RouteTile>;
    cards: Record<string, { fortune: number; workers: number; copies: number }>;
    boat_track: number[];
    crop_cost: number[];
    ratios: number[];
    emperor: Record<string, number>;
    glories: [number, number];
  };
}

export function facts(desk: Desk): Facts {
  return desk.facts as Facts;
}
/** Whose board lies in front: your own, or for a watcher that of whose turn it is. */
export function own(desk: Desk): number {
  if (desk.seat >= 0) return desk.seat;
  return desk.toMove >= 0 ? desk.toMove : 0;
}
/** The step that waits for an answer: its name and its numbers. */
export function step(f: Facts): [string, ...number[]] {
  return (f.agenda.at(-1) ?? [""]) as [string, ...number[]];
}
export function picture(name: string): string {
  return PICTURE[name] ?? name;
}
/** `paper-red` is made of red bales: [paper, red]. */
export function made(tile: string): [string, string] {
  const cut = tile.lastIndexOf("-");
  return [tile.slice(0, cut), tile.slice(cut + 1)];
}
export function colourOf(f: Facts, tile: string): number {
  return f.box.colours.indexOf(made(tile)[1]);
}
/** The order of the fields in the steps of the agenda. */
export function fieldNames(f: Facts): string[] {
  return PROVINCES.flatMap((province) => (f.box.provinces[province] ?? []).flat().filter((name): name is string => !!name));
}
/** Everybody's soldiers, and the enemies on the open route tiles. */
export function warOf(f: Facts): { soldiers: number; enemies: number } {
  const soldiers = f.players.reduce((sum, clan) => sum + (clan.workers["war-routes"] ?? 0) + clan.recruit, 0);
  const enemies = f.routes.reduce((sum, row) => sum + (row.tile ? (f.box.routes[row.tile]?.war ?? 0) : 0), 0);
  return { soldiers, enemies: Math.max(0, enemies - f.weaker) };
}
/** Boats a seat can still use in its action. */
export function boatsLeft(f: Facts, seat: number, used: number): number {
  const free = f.advancements["free-boat"] === seat && !f.fresh.includes("free-boat") ? 1 : 0;
  return (f.players[seat]?.capacity ?? 0) - used + free;
}

/** Cells are 46 wide on a pitch of 49; the market lies towards the middle of the map. */
export const CELL = 46;
export const PITCH = 49;
export function isEast(province: string): boolean {
  return province === "nanzhili" || province === "zhejiang";
}
export function isSouth(province: string): boolean {
  return province === "jiangxi" || province === "zhejiang";
}
export function cellAt(f: Facts, field: string): [number, number] {
  const province = field.split("-")[0] ?? "";
  const rows = f.box.provinces[province] ?? [];
  const row = rows.findIndex((cells) => cells.includes(field));
  const column = rows[row]?.indexOf(field) ?? 0;
  return [(isEast(province) ? 126 : 4) + column * PITCH, 10.5 + row * PITCH];
}
/** Where the town stands: over the two cells that are no fields. */
export function townAt(f: Facts, province: string): [number, number] {
  const rows = f.box.provinces[province] ?? [];
  const row = rows.findIndex((cells) => cells.includes(null));
  const column = rows[row]?.indexOf(null) ?? 0;
  return [(isEast(province) ? 126 : 4) + column * PITCH, 10.5 + row * PITCH];
}
export function slotAt(province: string, slot: number): [number, number] {
  return [(isEast(province) ? 4 : 202) + (slot % 3) * 39, (isSouth(province) ? 10.5 : 123.5) + Math.floor(slot / 3) * 39];
}
/** The verb that a field is asked about now, for the answer why not. */
export function verbOf(f: Facts): string {
  const now = step(f)[0];
  if (now === "lay-crop" || now === "offer-crop") return "crop";
  if (now === "sell-at-market" || now === "additional-sale") return "sell";
  if (now === "plant-crops") return "plant";
  if (["feed", "supply-ships", "second-salt", "give-piece", "drought", "ship-food", "second-food"].includes(now)) return "give";
  if (["sell-food", "pay-tax"].includes(now)) return "rural";
  return "plant";
}
/** The verb that a factory is asked about now. */
export function makeOf(f: Facts): string {
  const now = step(f)[0];
  if (now === "produce-commodities") return "produce";
  if (now === "supply-ships" || now === "give-piece") return "give";
  if (now === "wildfire") return "burn";
  return "upgrade";
}
