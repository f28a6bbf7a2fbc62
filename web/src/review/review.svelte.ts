// What the house has found when it looked back at a game: fetched bit by bit while it is still being made.

import { ask, passing } from "../core/api";
import type { Desk } from "../core/desk.svelte";
import { tryAgain } from "../core/shuffle";
import { reviewWords } from "../core/locale";

export interface Terms {
  start: number;
  luck: number;
  own: number;
  others: number;
  drift: number;
  result: number;
}
export interface Why {
  kind: string;
  source: string;
  points: number;
  other: string;
  less: number;
  seat: number;
  chance: number;
  /** When most of the points come: a round, -1 for the end, 0 where that cannot be told. */
  round?: number;
}
export interface Decision {
  at: number;
  seat: number;
  round: number;
  phase: string;
  move: string;
  mark: string;
  better: string;
  looks: number;
  lost: number;
  error: number;
  points: number;
  mine: number[];
  best: number[];
  why: Why | null;
}
export interface Review {
  moves: number;
  sources: string[];
  lasts: number;
  rounds: { at: number; number: number; points: number[][] }[];
  points: number[][];
  without: string;
  chances: number[][];
  seats: { chance: Terms; points: Terms[]; turning: number[] }[];
  decisions: Decision[];
  sampled: boolean;
  done: boolean;
}

interface LookedBack {
  working: boolean;
  review: Review | null;
  lacking?: "failed" | "off";
}

export const MARKS = ["best", "fine", "slip", "mistake"];
export const TERMS = ["luck", "own", "others", "drift"] as const;
/** Milliseconds until the house is asked again, and at most where it does not answer. */
const PAUSE = 700;
const LONGEST = 8000;

/** The review of a table, as far as it is made. */
export class Looking {
  found: Review | null = $state.raw(null);
  working = $state(true);
  /** Whether the house did not answer when it was asked last. */
  lost = $state(false);
  /** Why there is none and none will come, as a sentence. */
  lacking = $state("");
  /** Whether its sentences are there. */
  ready = $state(false);
  /** Whose game it is looked at as. */
  seat = $state(0);
  /** The seat of whoever looks, where they have played one; -1 otherwise. */
  me: number = $derived.by(() => {
    const mine = this.desk.state.table.seats.filter((one) => one.mine);
    return mine.length === 1 ? mine[0]!.seat : -1;
  });
  decisions: Decision[] = $derived(this.found?.decisions.filter((one) => one.seat === this.seat) ?? []);
  turning: Decision[] = $derived(this.found?.seats[this.seat]?.turning.map((index) => this.found!.decisions[index]!) ?? []);

  constructor(readonly desk: Desk, seat = first(desk)) {
    this.seat = seat;
    $effect(() => {
      const stop = new AbortController();
      void this.#follow(stop.signal);
      return () => stop.abort();
    });
  }

  async #follow(signal: AbortSignal): Promise<void> {
    await this.desk.words.learn(reviewWords);
    this.ready = true;
    for (let pause = PAUSE; this.working && !signal.aborted; ) {
      try {
        const said = await ask<LookedBack>("GET", `/api/tables/${this.desk.state.table.id}/review`, undefined, signal);
        if (said.review) this.found = said.review;
        [this.lost, this.working, pause] = [false, said.working, PAUSE];
        if (said.lacking) this.lacking = this.desk.words.text(`review-${said.lacking}`);
      } catch (error) {
        if (signal.aborted) return;
        this.lost = this.working = passing(error as Error);
        if (!this.lost) this.lacking = (error as Error).message;
        pause = Math.min(2 * pause, LONGEST);
      }
      if (this.working) await new Promise((on) => setTimeout(on, pause));
    }
  }

  /** Play on from a moment, in a seat, against the same bots. */
  again = (at: number, seat: number): Promise<void> => tryAgain(this.desk.state.table.id, at, seat);
}

/** The reader's own seat, or the winner's for those who watched. */
export function first(desk: Desk): number {
  const table = desk.state.table;
  const mine = table.seats.find((seat) => seat.mine)?.seat;
  return mine ?? Math.max(0, (table.ranking ?? []).indexOf(1));
}

/** Who was given advice how often; empty if nobody was. */
export function asked(desk: Desk): string {
  const list = desk.state.table.seats.filter((one) => one.advised).map((one) => `${desk.words.name(one.seat)}\u00a0${one.advised}×`);
  return list.length ? desk.words.text("practice-asked", { list: list.join(", ") }) : "";
}

/** A number with its sign and one digit behind the point, as the reader's language writes it. */
export function signed(desk: Desk, value: number, digits = 1): string {
  const text = Math.abs(value).toLocaleString(desk.words.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return /[1-9]/.test(text) ? `${value < 0 ? "−" : "+"}${text}` : text;
}
export const percent = (desk: Desk, chance: number, digits = 0) => `${(100 * chance).toLocaleString(desk.words.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })} %`;
/** What a chance changes by, in percentage points. */
export const change = (desk: Desk, chance: number) => signed(desk, 100 * chance);
/** How far off that may be. */
export const off = (desk: Desk, error: number) => signed(desk, 100 * error).replace("+", "");

export function roundText(desk: Desk, review: Review, round: number): string {
  return round ? desk.words.text("moment", { round, rounds: review.lasts }) : desk.words.text("moment-before");
}
export function momentText(desk: Desk, review: Review, one: Decision): string {
  return `${roundText(desk, review, one.round)} · ${desk.words.text(`phase-${one.phase}`)}`;
}
export function moveText(desk: Desk, text: string): string {
  const move = desk.kinds[text];
  return move ? desk.words.say(move.label) : text;
}

/** Why another move was better. */
export function whyText(desk: Desk, why: Why): string {
  const when = why.round && (why.round < 0 ? desk.words.text("review-at-the-end") : desk.words.text("moment-in", { round: why.round }));
  return desk.words.text(`review-why-${why.kind}${when ? "-when" : ""}`, {
    ...(when ? { when } : {}),
    ...(why.source ? { source: { ref: `source-${why.source}` } } : {}),
    ...(why.other ? { other: { ref: `source-${why.other}` } } : {}),
    ...(why.seat >= 0 ? { who: { seat: why.seat } } : {}),
    points: signed(desk, why.points),
    less: signed(desk, -why.less),
    chance: change(desk, -why.chance),
  });
}

/** Where the game turned most for a seat, whoever chose there: the step before the result that changed its chance most. */
export interface Turn {
  at: number;
  before: number;
  after: number;
  /** Whose choice it was; nobody's where something was drawn. */
  choice: Decision | undefined;
}
/** Less than this is no turn of a game. */
const TURN = 0.05;

export function biggest(review: Review, seat: number): Turn | null {
  const last = places(review).at(-2) ?? 0; // from there on it is the result itself
  let found: Turn | null = null;
  for (let at = 0; at < last; at++) {
    const [before, after] = [review.chances[at]![seat]!, review.chances[at + 1]![seat]!];
    if (Math.abs(after - before) < Math.max(TURN, Math.abs((found?.after ?? 0) - (found?.before ?? 0)))) continue;
    found = { at, before, after, choice: review.decisions.find((one) => one.at === at) };
  }
  return found;
}
export function turnText(desk: Desk, review: Review, seat: number, turn: Turn): string {
  const round = review.rounds.findLast((one) => one.at <= turn.at)?.number ?? 0;
  const { choice } = turn;
  const told = desk.words.text(`review-turned-${choice ? "choice" : "luck"}`, {
    who: { seat },
    moment: roundText(desk, review, round),
    ...(choice ? { by: { seat: choice.seat }, move: moveText(desk, choice.move) } : {}),
    before: percent(desk, turn.before),
    after: percent(desk, turn.after),
  });
  // what the choice cost against the better one is another number than what came after it; for a good choice it is next to none
  return choice?.seat === seat && choice.looks && ["slip", "mistake"].includes(choice.mark) ? `${told} ${desk.words.text("review-turned-better", { chance: off(desk, choice.lost) })}` : told;
}

/** The places that a curve is drawn by: where somebody chose, where rounds begin, and the end. */
export function places(review: Review): number[] {
  return [...new Set([...review.rounds.map((one) => one.at), ...review.decisions.map((one) => one.at), review.moves])].sort((one, two) => one - two);
}

/** How far along the game a place is, from 0 to 1: rounds are as long as each other, what comes before them is short. */
export function along(review: Review, at: number): number {
  const begins = review.rounds;
  const width = (index: number) => (begins[index]!.number ? 1 : 0.5);
  const whole = begins.reduce((sum, _, index) => sum + width(index), 0);
  let passed = 0;
  for (let index = 0; index < begins.length; index++) {
    const end = begins[index + 1]?.at ?? review.moves;
    const start = begins[index]!.at;
    if (at < end || index === begins.length - 1) return (passed + (end > start ? (width(index) * (at - start)) / (end - start) : 0)) / whole;
    passed += width(index);
  }
  return 1;
}
