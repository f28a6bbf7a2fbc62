// Which round it is and what it consists of, for the line in the prompt bar.

import type { Desk } from "../core/desk.svelte";

export interface Moment {
  title: string;
  phases: { name: string; now: boolean }[];
}

const PERSON = ["PlayCard", "TakePerson", "PlacePerson", "ReplacePerson", "DraftPerson"];
const ACTION = ["ChooseAction", "BuyPrivilege", "BuildFloor", "BuildWall"];

/** The phases of a round of Dragon Boats; the agenda still holds the steps of those to come, so the first that is found is on. */
const PHASES = ["bidding", "payment", "explore", "storage"];
const SAILING: [string, string[]][] = [
  ["start", ["ChooseStart"]],
  ["bidding", ["Bid", "AfterBidding"]],
  ["payment", ["Resolve", "Purchase", "Exchange", "Linger", "PayPath", "Stay"]],
  ["explore", ["Climbers", "Departures", "BeforeDeparture", "Walk", "Steer"]],
  ["storage", ["Storage", "Store"]],
];

export function momentOf(desk: Desk): Moment | null {
  const { words, facts } = desk;
  if (!facts) return null;
  if (desk.game === "year-of-the-dragon") {
    const step: string = facts.agenda?.at(-1)?.[0] ?? "";
    const now = ACTION.includes(step) ? "action" : PERSON.includes(step) ? "person" : desk.over ? "" : "event";
    return {
      title: facts.month < 1 ? words.text("web-yd-before") : words.text("web-yd-month-of", { month: Math.min(12, facts.month) }),
      phases: ["action", "person", "event", "scoring"].map((name) => ({ name: words.text(`web-yd-phase-${name}`), now: name === now })),
    };
  }
  if (desk.game === "yinzi") {
    const args = { round: facts.round, rounds: 4, phase: { ref: `phase-${facts.phase}` } };
    const [title = "", phase = ""] = words.text("text-round", args).split(": ");
    return { title, phases: phase ? [{ name: phase, now: true }] : [] };
  }
  if (Array.isArray(facts.rounds) && facts.rounds.length) {
    const number = Math.max(0, facts.round);
    const steps = (facts.agenda ?? []).map((step: [string]) => step[0]);
    const now = SAILING.find(([, sign]) => steps.some((step: string) => sign.includes(step)))?.[0];
    return {
      title: words.text("web-round-of", { round: number + 1, rounds: facts.rounds.length }),
      phases: PHASES.map((name) => ({ name: words.text(`web-db-phase-${name}`), now: name === now })),
    };
  }
  return null;
}
