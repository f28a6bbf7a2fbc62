// The teacher at a table: which step is shown, what became of a move, and when the pupil may confirm.

import { ask } from "../core/api";
import type { Desk } from "../core/desk.svelte";
import type { Change, Move } from "../core/wire";

export interface Named {
  thing: string;
  name: string;
}

/** What the teacher says, and of what. */
export interface Step {
  id: string;
  title: string;
  text: string;
  lit: Named[];
  clear: string[];
  touch: Named[];
  asks: boolean;
}

/** The lesson as the house tells it. */
export interface Told {
  name: string;
  title: string;
  story: string;
  known: string[];
  version: number;
  total: number;
  steps: Step[];
  since: number;
  ends: boolean;
  own: string | null;
  verdict: "" | "do" | "open" | "look" | "other" | "own";
  done: boolean;
  step: number;
  answer: string;
  mine: Change;
  asked: Change;
  next: string[];
  calls: Record<string, string>;
}

/**
 * What the note is about: the story before the first click, a step that is read, whose things are touched or that asks
 * for a move; an answer to another move; a turn that can be confirmed; a decision of the pupil's own; the others' turns.
 */
export type Mode = "story" | "read" | "touch" | "do" | "answer" | "confirm" | "own" | "wait";

type Shelf = Pick<Storage, "getItem" | "setItem">;

export class Teacher {
  told: Told | null = $state.raw(null);
  /** How many tentative moves have been answered. */
  #kept = 0;
  /** The step that the pupil has come to by reading; moves lead further. */
  #read = $state(0);
  /** A note that is read again. */
  again: number | null = $state(null);
  begun = $state(false);
  /** The answer to moves that were not asked for, until they are kept or taken back. */
  answer: Told | null = $state.raw(null);
  /** What the moves of this turn change. */
  change: Change = $state.raw({});
  touched: string[] = $state.raw([]);
  /** The way to the exact thing was asked for. */
  showing = $state(false);
  problem = $state("");
  /** An answer is under way. */
  hearing = $state(false);
  /** The last note has been read. */
  ended = $state(false);

  constructor(
    readonly desk: Desk,
    readonly shelf: Shelf = localStorage,
  ) {
    const kept = Number(shelf.getItem(this.#key) ?? -1);
    this.begun = kept >= 0;
    this.#read = Math.max(0, kept);
  }

  get #key(): string {
    return `lesson-${this.desk.state.table.id}`;
  }

  /** The step of this moment. */
  get place(): number {
    if (!this.told) return 0;
    return Math.min(Math.max(this.#read, this.told.since), this.told.steps.length - 1);
  }
  get shown(): number {
    return this.again ?? this.place;
  }
  get step(): Step | null {
    return this.told?.steps[this.shown] ?? null;
  }
  get mode(): Mode {
    const { desk, step } = this;
    if (!this.begun) return "story";
    if (this.again !== null) return "read";
    if (this.answer) return "answer";
    if (desk.complete) return "confirm";
    if (!desk.myTurn || !step) return "wait";
    if (this.told?.own !== null) return "own";
    if (step.touch.length) return "touch";
    return step.asks ? "do" : "read";
  }

  // -- what is said --------------------------------------------------------------------------------------------------

  #say = (id: string, args = {}) => this.desk.words.text(id, args);
  get title(): string {
    const { desk, mode, step } = this;
    if (mode === "answer") return this.#say(this.answer!.verdict === "open" ? "web-lesson-works-too" : "web-lesson-what-comes");
    if (mode === "own") return this.#say("web-lesson-own");
    if (mode === "wait" && desk.toMove >= 0 && desk.toMove !== desk.seat) return this.#say("web-waiting-for", { name: desk.words.name(desk.toMove) });
    return step?.title ?? "";
  }
  get body(): string {
    const { mode, step } = this;
    if (mode === "answer") return this.answer!.answer;
    if (mode === "own") return this.told!.own || this.#say("web-lesson-own-text");
    if (mode === "wait" || mode === "confirm") return "";
    return step?.text ?? "";
  }
  /** What to listen to when the note changes. */
  get spoken(): string {
    const { mode } = this;
    if (mode === "wait" || mode === "story") return "";
    return [this.title, this.body, mode === "confirm" ? this.#say("web-lesson-confirm") : ""].filter(Boolean).join(". ");
  }
  /** What stands above the moves that another answer is compared with: one that is as good, or one that is not asked for. */
  get meant(): string {
    return this.#say(this.answer?.verdict === "open" ? "web-lesson-meant-too" : "web-lesson-meant");
  }
  /** How the note calls a move that it asks for. */
  called(move: Move): string {
    return this.told?.calls[move.text] ?? this.desk.words.say(move.label);
  }

  /** Ask what the teacher says now; whoever asks again meanwhile makes the older question void. */
  #asked = 0;
  async hear(): Promise<void> {
    const { desk } = this;
    const mine = ++this.#asked;
    const moves = desk.chosen.map((move) => move.text);
    this.#kept = Math.min(this.#kept, moves.length);
    const fresh = moves.length > this.#kept;
    desk.held = fresh ? "asking" : "";
    if (!fresh) this.answer = null;
    this.hearing = desk.myTurn;
    if (!desk.myTurn) return; // whoever plays now plays on while we ask: the pupil's next turn is early enough
    let told: Told;
    try {
      told = await ask<Told>("POST", `/api/tables/${desk.state.table.id}/lesson`, { version: desk.state.version, moves, kept: this.#kept });
    } catch (error) {
      // the table has gone on, or the line is lost: the next news of the table asks again
      if (mine !== this.#asked) return;
      this.hearing = false;
      if (moves.length) this.problem = error instanceof Error ? error.message : String(error);
      return;
    }
    if (mine !== this.#asked) return;
    this.hearing = false;
    this.problem = "";
    const before = this.told?.steps.length ?? 0;
    this.told = told;
    if (fresh) this.change = told.mine;
    if (told.steps.length !== before || fresh) this.again = null;
    const other = told.verdict === "other" || told.verdict === "look" || told.verdict === "open";
    if (fresh && other && (told.done || desk.complete)) {
      this.#reach(told.step);
      this.answer = told;
      desk.held = "answered";
    } else if (fresh) {
      this.answer = null;
      this.showing = false;
      this.#reach(told.step);
      desk.held = "";
      // a line of several moves is answered as a whole, and taken back as a whole
      if (!other) this.#kept = moves.length;
    }
  }

  #reach(step: number): void {
    if (step > this.#read) this.#go(step);
  }
  #go(step: number): void {
    this.#read = step;
    this.shelf.setItem(this.#key, String(step));
    this.touched = [];
    this.showing = false;
  }

  begin(): void {
    this.begun = true;
    this.#go(this.place);
  }
  /** On from a note that has been read. */
  next(): void {
    if (this.again !== null) this.again = this.again + 1 >= this.place ? null : this.again + 1;
    else if (this.told && this.place < this.told.steps.length - 1) this.#go(this.place + 1);
    else if (this.told?.ends) this.ended = true;
    this.showing = false;
  }
  back(): void {
    if (this.shown > 0) this.again = this.shown - 1;
  }
  /** Play another move all the same. */
  async keep(): Promise<void> {
    this.#kept = this.desk.chosen.length;
    this.answer = null;
    this.desk.held = "";
    if (this.desk.complete) await this.desk.confirm();
    else await this.hear();
  }
  async takeBack(): Promise<void> {
    while (this.desk.chosen.length > this.#kept) {
      const before = this.desk.chosen.length;
      await this.desk.undo();
      if (this.desk.chosen.length >= before) return;
    }
  }
  /** The moves that lead on, as the board knows them. */
  get leading(): Move[] {
    const legal = new Map(this.desk.moves.map((move) => [move.text, move]));
    return (this.told?.next ?? []).flatMap((text) => legal.get(text) ?? []);
  }
  /** Go on without doing it oneself: a step that asks is answered as it was meant. */
  async skip(): Promise<void> {
    if (this.mode !== "do") return this.next();
    const from = this.place;
    const asks = () => this.mode === "do" && this.place === from;
    for (let move = this.leading[0]; move && asks(); move = this.leading[0]) {
      const before = this.desk.chosen.length;
      await this.desk.act(move);
      if (this.desk.chosen.length <= before) return;
      await this.hear();
    }
    if (this.desk.complete) await this.desk.confirm();
  }
  touch(thing: string): void {
    if (this.mode === "touch" && !this.touched.includes(thing) && this.step?.touch.some((one) => one.thing === thing)) this.touched = [...this.touched, thing];
  }
  get allTouched(): boolean {
    return this.mode === "touch" && this.step!.touch.every((one) => this.touched.includes(one.thing));
  }

  async playOn(): Promise<void> {
    try {
      await ask("POST", `/api/tables/${this.desk.state.table.id}/play-on`, {});
      this.ended = false;
      this.desk.held = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Targets to be lit now, the one that the note stands beside first: where a move is asked for, nothing but what makes it. */
  get lights(): string[] {
    const { step, mode } = this;
    if (!step || mode === "wait" || mode === "confirm" || mode === "story" || mode === "own") return [];
    const leading = [...new Set(this.leading.map((move) => move.target))];
    if (mode === "do" && leading.length) return this.showing ? leading.slice(0, 1) : leading;
    return (mode === "touch" ? step.touch.filter((one) => !this.touched.includes(one.thing)) : step.lit).map((one) => one.thing);
  }
  /** What else the words are about: it stays in sight. */
  get seen(): string[] {
    const { step, lights } = this;
    return step && lights.length ? [...step.lit.map((one) => one.thing), ...step.clear].filter((thing) => !lights.includes(thing)) : [];
  }
}
