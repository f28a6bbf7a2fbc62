// The facts of a view of Yínzi, and where things lie in a province (323 by 214).

import type { Desk } from "../../core/desk.svelte";

/** The picture of each advancement space, bonus and action. */
export const PICTURE: Record<string, string> = {
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
  war: number[];
  players: Clan[];
  box: {
    colours: string[];
    provinces: Record<string, (string | null)[][]>;
    fields: Record<string, string | null>;
    spots: Record<string, [string, string]>;
    markets: Record<string, string[][]>;
    ships: Record<string, { country: string; slots: string[] }>;
    destinations: Record<string, number>;
    box_capacity: number;
    routes: Record<string, RouteTile>;
    cards: Record<string, { fortune: number; workers: number; copies: number }>;
    boat_track: number[];
    crop_cost: number[];
    ratios: number[];
    emperor: Record<string, { workers: number; copper: number; silver: number; reward: string }>;
    glories: [number, number];
    war_slots: number;
    /** Commodities that a factory stores, by its level. */
    storage: number[];
    /** The sums from which one silver is due for taxes, then two, and the highest sum there is. */
    taxed_from: number[];
    most_taxed: number;
    fortune: string[];
    workforce: string[];
    bonuses: string[];
    sections: Record<string, string[]>;
    /** The countries of each foreign market. */
    foreign: Record<string, string[]>;
    prices: Record<string, number>;
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
/** What the game says about a thing beyond the facts; a last move that is only tried says nothing new. */
function known(desk: Desk, thing: string): any {
  return desk.hint(thing) ?? desk.state.hints[thing];
}
/** Everybody's soldiers, and the enemies they face. */
export function warOf(desk: Desk): { soldiers: number; enemies: number } {
  return known(desk, "war-box") ?? { soldiers: 0, enemies: 0 };
}
/** Food on a clan's fields, and the sum that its taxes depend on. */
export function clanOf(desk: Desk, seat: number): { food: number; fortune: number } {
  return known(desk, `seat-${seat + 1}`) ?? { food: 0, fortune: 0 };
}
/** Who has most discs in a section of the advancements. */
export function leadersOf(desk: Desk, section: string): number[] {
  return known(desk, `section-${section}`)?.leads ?? [];
}
/** Which of some actions is being carried out, and by whom. */
export function running(desk: Desk, kind: "fortune" | "workforce", actions: string[]): [string, number] | null {
  const action = actions.find((name) => desk.hint(`${kind}-${name}`)?.runs !== undefined);
  return action ? [action, desk.hint(`${kind}-${action}`).runs] : null;
}
export function provinces(f: Facts): string[] {
  return Object.keys(f.box.provinces);
}
export function picture(name: string): string {
  return PICTURE[name] ?? name.replace(/^emissary-/, "flag-");
}
/** `paper-red` is made of red bales: [paper, red]. */
export function made(tile: string): [string, string] {
  const cut = tile.lastIndexOf("-");
  return [tile.slice(0, cut), tile.slice(cut + 1)];
}
export function colourOf(f: Facts, tile: string): number {
  return f.box.colours.indexOf(made(tile)[1]);
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
