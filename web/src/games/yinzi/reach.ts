// What boats reach in the action at hand, and what there is to eat.

import type { Desk } from "../../core/desk.svelte";
import { boatsLeft, COMMODITIES, facts, fieldNames, step, type Facts } from "./facts";

export interface Trip {
  /** Whose boats they are, and how many of them are left in this action. */
  seat: number;
  left: number;
  /** Where the piece comes from or goes to: a province, or the sea. */
  end: string;
  /** What is looked for in a market: a good to be sold, or raw material of a colour. */
  good?: string;
  colour?: string;
}

const TO_SEA = ["supply-ships", "second-salt", "load-ship", "ship-food", "second-food"];

/** The trip that the step at hand is about; null if no boats are needed. */
export function tripOf(f: Facts): Trip | null {
  const [now, seat = -1, one = -1, two = 0] = step(f);
  if (seat < 0) return null;
  if (now === "sell-cube") {
    const field = fieldNames(f)[one] ?? "";
    return { seat, left: boatsLeft(f, seat, two ? 0 : f.used), end: field.split("-")[0] ?? "", good: f.tiles[field] ?? f.box.fields[field] ?? "" };
  }
  if (now === "choose-material") {
    const colour = f.box.colours[one % 4] ?? "";
    const tile = `${COMMODITIES[Math.floor(one / 4)]}-${colour}`;
    return { seat, left: boatsLeft(f, seat, f.used), end: f.factories[tile]?.at.split("-")[0] ?? "", colour };
  }
  if (TO_SEA.includes(now)) return { seat, left: boatsLeft(f, seat, f.used), end: "sea" };
  if (["sell-at-market", "produce-commodities"].includes(now)) return { seat, left: boatsLeft(f, seat, f.used), end: "" };
  return null;
}

/** Boats between a province and the end of the trip. */
export function boatsTo(f: Facts, trip: Trip, province: string): number {
  return f.box.distance[province]?.[trip.end] ?? 0;
}

/** While a piece travels: how far a province is, and what can be done there. */
export function reachOf(desk: Desk, province: string): { ok: boolean; text: string } | null {
  const f = facts(desk);
  const trip = tripOf(f);
  if (!trip?.end) return null;
  const say = (id: string, args = {}) => desk.words.text(id, args);
  const boats = boatsTo(f, trip, province);
  const sea = trip.end === "sea";
  if (sea ? boats <= trip.left : desk.moves.some((move) => move.target.startsWith(`market-${province}-`)))
    return { ok: true, text: say(sea ? "web-yz-boats-to-sea" : "web-yz-boats-needed", { boats }) };
  if (boats > trip.left) return { ok: false, text: say("web-yz-too-far", { boats, have: trip.left }) };
  if (trip.colour) return { ok: false, text: say("web-yz-no-material", { colour: { ref: `colour-${trip.colour}` } }) };
  return { ok: false, text: say("web-yz-no-slot", { good: { ref: `good-${trip.good}` } }) };
}

/** Food on a seat's fields: rice, wheat and corn are whole, fruit, cabbage and potato count in twos (YZ-94). */
export function foodOf(f: Facts, seat: number): number {
  let whole = 0;
  let halves = 0;
  for (const [field, [owner, count]] of Object.entries(f.cubes)) {
    if (owner !== seat) continue;
    const good = f.tiles[field] ?? f.box.fields[field] ?? "";
    if (["rice", "wheat", "corn"].includes(good)) whole += count;
    else if (["cabbage", "fruit", "potato"].includes(good)) halves += count;
  }
  return whole + Math.floor(halves / 2);
}
