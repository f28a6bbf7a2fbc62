// What the phone shows one at a time, and which targets the board draws.

import type { Desk } from "../../core/desk.svelte";
import type { Digest } from "../../core/digest";
import type { Happened, Move } from "../../core/wire";
import { facts, running } from "./facts";
import sprite from "./icons.svg?url";

export const zones = [
  { id: "map", label: "web-yz-zone-map", icon: `${sprite}#city` },
  { id: "coast", label: "web-yz-zone-coast", icon: `${sprite}#wf-ships` },
  { id: "work", label: "web-yz-zone-work", icon: `${sprite}#worker` },
  { id: "adv", label: "web-yz-zone-adv", icon: `${sprite}#do-advance` },
  { id: "me", label: "web-yz-zone-me", icon: `${sprite}#fortune` },
];

/** Whether the board shows this target; other moves get a button in the prompt bar. */
export function drawn(target: string): boolean {
  return /^(field-|market-|factory-|spot-|coast-|route-|space-|bonus-|track-|fortune-|workforce-|box-|resource-|rural-|war-box$|boat-track$|tax$)/.test(target);
}

const ZONES: Record<string, string> = {
  bonus: "adv", advance: "adv", use: "adv", buy: "adv", play: "me", migrate: "work", work: "work", build: "work", take: "work",
  war: "work", keep: "work", emperor: "work", route: "work", fill: "work", claim: "work", slot: "coast", board: "coast", emissary: "coast", boat: "coast",
};

/** The zone of the phone in which a target lies; `display` are the factory tiles on offer. */
export function placeOf(target: string, display: string[]): string {
  if (/^(space|bonus|track)-/.test(target)) return "adv";
  if (/^coast-|^boat-track$/.test(target)) return "coast";
  if (/^fortune-|^tax$/.test(target)) return "me";
  if (/^(workforce|box|resource|route)-|^war-box$/.test(target)) return "work";
  return target.startsWith("factory-") && display.includes(target.slice(8)) ? "work" : "map";
}

/** The zone of the phone in which a question is answered. */
export function zoneOf(kind: string): string {
  return ZONES[kind] ?? "map";
}

/** Moves that may be made beside the question at hand. */
const ASIDE = ["use", "rural", "tax", "emissary", "board", "end", "no"];
/** Where the actions take place. */
const ACTIONS: Record<string, string> = { "construct-boats": "coast", "choose-advancements": "adv", "supply-ships": "coast" };

/** The zone of the phone for the question at hand: that of its own moves, or of its place when only others are left. */
export function zoneAt(desk: Desk): string {
  const own = desk.moves.find((move) => !ASIDE.includes(move.kind));
  if (own) return zoneOf(own.kind);
  const { fortune, workforce } = facts(desk).box;
  const [group] = running(desk, "workforce", workforce) ?? [];
  if (group) return ACTIONS[group] ?? "work";
  const [action] = running(desk, "fortune", fortune) ?? [];
  if (action) return ACTIONS[action] ?? "map";
  return zoneOf(desk.moves[0]?.kind ?? "");
}

/** The zone of the phone in which the thing of a move lies. */
export function lies(move: Move, desk: Desk): string {
  return move.kind === "migrate" ? "work" : placeOf(move.target, facts(desk).display);
}

/** Kinds with so many places that a list would only repeat the board. */
const WHOLE = ["plant", "crop", "lay", "play", "claim"];
/** Kinds that are chosen by looking at their places. */
const LOOKED_AT = ["play", "work", "migrate"];
const MANY = 14;

/** The moves that the board lists while one of its zones is open on a phone; beside seats and log it cannot be seen. */
export function lists(desk: Desk): Move[] {
  const zone = desk.zone || "map";
  if (!zones.some((one) => one.id === zone)) return [];
  const all = desk.moves.filter((move) => drawn(move.target));
  const here = all.filter((move) => lies(move, desk) === zone && zone === "map" && !WHOLE.includes(move.kind));
  const there = all.filter((move) => lies(move, desk) !== zone && !LOOKED_AT.includes(move.kind));
  return there.length > MANY ? [...here, ...there.filter((move) => move.kind === "tax" || move.kind === "use")] : [...here, ...there];
}

/** War, disasters, the emperor's thanks and taxes are what a round brings. */
export const digest: Digest = {
  phase: "resolution",
  worth: ({ thing, rows }) => rows.length > 0 || thing.startsWith("disaster-"),
};

/** Cards, workers, discs and payments are the means. */
export const means = /^told-(play|work|tax|pays-.*)$/;

/** The pictures of counts. */
export const pictures = Object.fromEntries(
  Object.entries({ points: "vp", copper: "copper", silver: "silver", wood: "wood", stone: "stone", capacity: "boat", cubes: "cube", commodities: "bale", discs: "disc", idle: "worker", misfortune: "misfortune" }).map(([name, icon]) => [name, `${sprite}#${icon}`]),
);

/** The picture of what befell everybody. */
export function emblem({ thing }: Happened): string {
  const own: Record<string, string> = { war: "war", taxes: "tax", "workforce-emperor": "wf-emperor" };
  return `${sprite}#${own[thing] ?? (thing.replace("disaster-", "") || "seal-check")}`;
}
