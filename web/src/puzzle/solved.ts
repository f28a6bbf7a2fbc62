// Which puzzles were solved, and on how many days in a row the one of the day. The house keeps it for its guests, on all
// their devices; for everybody else this browser does, until they are guests: then it goes to the house.

import { ask } from "../core/api";

/** A puzzle that was solved or shown; the same one can be solved again on a day of its own. */
export interface Solved {
  puzzle: string;
  /** The day, as 2026-11-16, if it was its puzzle. */
  day: string;
  /** At which try it was solved; 0 if it was shown. */
  tries: number;
}

/** At the first try, at a later one, or shown. */
export type How = "first" | "later" | "shown";

const PLACE = "puzzles";
const HOUSE = "/api/me/puzzles";
/** So many are handed over at once at most. */
const MOST = 1000;
const DAY = 86_400_000;

/** What was solved so far, the earliest first. */
export async function kept(): Promise<Solved[]> {
  return guest() ? handOver() : here();
}

/** Keep that a puzzle was solved or shown; all that was. */
export async function keep(one: Solved): Promise<Solved[]> {
  const found = add(here(), one);
  localStorage.setItem(PLACE, JSON.stringify(found));
  return guest() ? handOver() : found;
}

const guest = () => document.body.dataset.known === "yes";

/** The house gets what was solved here before, and says all that it knows; without it, this browser does what it can. */
async function handOver(): Promise<Solved[]> {
  const mine = here();
  try {
    if (!mine.length) return (await ask<{ solved: Solved[] }>("GET", HOUSE)).solved;
    const found = await ask<{ solved: Solved[] }>("POST", HOUSE, { solved: mine.slice(-MOST) });
    localStorage.removeItem(PLACE);
    return found.solved;
  } catch {
    return mine;
  }
}

/** What this browser keeps; what cannot be read counts as nothing. */
export function here(): Solved[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Solved[] | Before;
    return Array.isArray(found) ? found : from(found);
  } catch {
    return [];
  }
}

/** As it was kept once: the last day whose puzzle was solved, and so many days in a row. */
interface Before {
  solved: Record<string, How>;
  day: string;
  streak: number;
}

function from(before: Before): Solved[] {
  const tries = { first: 1, later: 2, shown: 0 };
  const found = Object.entries(before.solved).map(([puzzle, how]) => ({ puzzle, day: "", tries: tries[how] }));
  // every day had another puzzle; which of them it was is not known, and nobody asks
  const last = found.filter((one) => one.tries).reverse().slice(0, before.streak);
  last.forEach((one, ago) => (one.day = earlier(before.day, ago)));
  return found;
}

/** A puzzle counts once on each of its days, and once besides: the first time. */
export function add(found: Solved[], one: Solved): Solved[] {
  return found.some((other) => other.puzzle === one.puzzle && other.day === one.day) ? found : [...found, one];
}

/** How a puzzle was solved when it was met first. */
export function howOf(puzzle: string, found: Solved[]): How | undefined {
  const first = found.find((one) => one.puzzle === puzzle);
  return first && (first.tries === 1 ? "first" : first.tries ? "later" : "shown");
}

/** Whether the puzzle of a day was solved on that day. */
export function solvedOn(day: string, found: Solved[]): boolean {
  return found.some((one) => one.day === day && one.tries > 0);
}

/** How many days in a row, seen from a day: one that was missed ends it, today may still come. */
export function streakAt(day: string, found: Solved[]): number {
  let last = solvedOn(day, found) ? day : earlier(day, 1);
  let days = 0;
  for (; solvedOn(last, found); last = earlier(last, 1)) days++;
  return days;
}

function earlier(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
}
