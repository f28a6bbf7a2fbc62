// The desk: what one person at one table sees and has tentatively done. Boards read it, spots act on it.

import { getContext, setContext } from "svelte";

import { kindsOf } from "./box";
import type { Shelf } from "./shelf";
import type { Transport } from "./transport";
import type { About, Box, Effect, Explanation, Hints, Message, Moment, Move, MoveKind, Refusal, State, Trial, Word } from "./wire";
import { NOBODY } from "./wire";
import type { When } from "./when.svelte";
import type { Words } from "./words";

export interface WhyNot {
  target: string;
  refusal: Refusal;
}

/** The card of a thing: one that was asked for stays until it is closed, one that came by pointing goes by itself. */
export interface Card {
  thing: string;
  about: Explanation;
  asked: boolean;
  /** Where it was asked for, if it lies in several places. */
  at: HTMLElement | null;
  /** Why it cannot be played now, if that was the question. */
  refusal: Refusal | null;
}

/** A step that is not confirmed: the moves it consists of, and what else could have been chosen. */
interface Step {
  moves: Move[];
  offered: Move[];
}

export class Desk {
  state: State = $state.raw() as State;
  /** What was chosen but is not confirmed. */
  steps: Step[] = $state.raw([]);
  /** The moves of these steps. */
  chosen: Move[] = $derived(this.steps.flatMap((step) => step.moves));
  trial: Trial | null = $state.raw(null);
  effects: Record<string, Effect> = $state.raw({});
  /** My counts now, tentative moves included. */
  counts: Record<string, number> = $state.raw({});
  /** The answer to a click on something that is not possible. */
  whyNot: WhyNot | null = $state.raw(null);
  /** The card that lies open. */
  card: Card | null = $state.raw(null);
  /** Whatever is tapped next explains itself. */
  asking = $state(false);
  /** The move whose effect is being shown (hover, focus, long press). */
  shown: Move | null = $state.raw(null);
  /** A spot with several moves waits for a choice among them. */
  choosing: { target: string; moves: Move[]; step?: number } | null = $state.raw(null);
  busy = $state(false);
  /** Somebody has to say something about the turn before it can be confirmed. */
  held: "" | "asking" | "answered" = $state("");
  /** Asked before a turn is stored; whatever it says no to is not. */
  guard: (() => Promise<boolean>) | null = null;
  /** The decision that was kept although it was doubted, by the number of moves before it: it can be tried again. */
  doubted: { at: number; seat: number } | null = $state.raw(null);
  /** How many clicks wait for the answer to the one before. */
  kept = $state(0);
  #last: Promise<void> = Promise.resolve();
  /** On a phone: the zone that is open. */
  zone = $state("");
  /** What was said since the page was opened. */
  said: Word[] = $state.raw([]);
  /** Targets of the last moves: where something just happened. */
  last: Set<string> = $state.raw(new Set());
  /** The clause at which the rules lie open beside the table; empty for their beginning. */
  rule: string | null = $state.raw(null);
  /** What went wrong with the last request, for people. */
  problem = $state("");
  /** Says when turns were made, at a table where that helps. */
  when: When | null = $state.raw(null);

  constructor(
    state: State,
    readonly words: Words,
    readonly transport: Transport,
    readonly box: Box,
    readonly autoConfirm: () => boolean = () => false,
    readonly shelf: Shelf = { load: () => null, save: () => {} },
  ) {
    this.state = state;
    this.kinds = kindsOf(box);
  }
  /** Every move of the game by its text. */
  readonly kinds: Record<string, MoveKind>;

  get game(): string {
    return this.state.table.game;
  }
  get seat(): number {
    return this.state.seat;
  }
  /** The facts of the view, tentative moves included, and what is printed in the box. */
  get facts(): any {
    return { ...(this.trial?.view ?? this.state.view).facts, box: this.box.printed };
  }
  /** Where we are, tentative moves included. */
  get moment(): Moment | null {
    return this.trial?.moment ?? this.state.moment;
  }
  /** What is to be drawn beyond the facts, by thing, tentative moves included. */
  get hints(): Hints {
    return this.trial?.hints ?? this.state.hints;
  }
  hint(thing: string): any {
    return this.hints[thing];
  }
  /** The clause that says most about a thing: the one for its id, or for the longest beginning of it. */
  clauseOf(thing: string): string | undefined {
    for (let id = thing; id; id = id.slice(0, Math.max(0, id.lastIndexOf("-")))) {
      if (this.box.clauses[id]) return this.box.clauses[id];
    }
    return undefined;
  }
  get scores(): number[] {
    return (this.trial?.view ?? this.state.view).scores;
  }
  /** The legal moves, tentative ones played. */
  moves: Move[] = $derived.by(() => {
    const { moves } = this.trial ?? this.state;
    const question = [this.state.version, this.chosen.length, ...moves].join("\n");
    // who comes and goes is news as well: as long as the question stays, so do its answers, and nothing is asked anew
    if (question !== this.#question) [this.#question, this.#answers] = [question, moves.map((text) => ({ text, ...this.kinds[text]! }))];
    return this.#answers;
  });
  #question = "";
  #answers: Move[] = [];
  get prompt(): Message {
    return this.trial?.prompt ?? this.state.prompt;
  }
  get toMove(): number {
    return this.over ? NOBODY : this.state.view.to_move;
  }
  /** Played to its end, or ended before its time; nobody is asked any more. A replay shows the moments before. */
  get over(): boolean {
    const { view, version, table } = this.state;
    return view.over || (table.status === "ended" && !table.uploaded && version === table.version);
  }
  get myTurn(): boolean {
    return this.moves.length > 0 || this.chosen.length > 0;
  }
  /** Whose turn it is and what is asked, or who is waited for. */
  get waiting(): boolean {
    return !this.over && !this.myTurn;
  }
  /** The turn is complete as far as it can go: chance or somebody else comes next. */
  get complete(): boolean {
    return this.trial?.ends ?? false;
  }
  /** Targets of the moves made in this turn. */
  get chosenTargets(): Set<string> {
    return new Set(this.chosen.map((move) => move.target));
  }

  /** The legal moves that a thing on the board stands for. */
  legal(target: string): Move[] {
    return this.moves.filter((move) => move.target === target);
  }
  /** The legal moves of some families, for buttons in the prompt bar. */
  ofKind(...kinds: string[]): Move[] {
    return this.moves.filter((move) => kinds.includes(move.kind));
  }

  /** What could have been chosen instead in an unconfirmed step with this thing, the latest step first. */
  instead(target: string): { step: number; moves: Move[] } | null {
    for (let step = this.steps.length - 1; step >= 0; step--) {
      const { moves, offered } = this.steps[step]!;
      const found = offered.filter((move) => move.target === target);
      if (found.some((move) => move.text !== moves[0]!.text)) return { step, moves: found };
    }
    return null;
  }

  /** New news from the table; tentative moves are kept if the version is the same. */
  receive(state: State): void {
    const fresh = state.version !== this.state?.version || state.seat !== this.state?.seat;
    this.state = state;
    for (const arrived of this.#arrivals.splice(0)) arrived();
    if (fresh) {
      this.steps = [];
      this.#keep();
      this.trial = null;
      this.#clear();
      void this.look();
    }
  }

  /** Ask what the legal moves would change. */
  async look(): Promise<void> {
    const version = this.state.version;
    const texts = this.chosen.map((move) => move.text);
    this.effects = {};
    if (this.moves.length) {
      const found = await this.transport.previews(version, texts, this.seat).catch(() => null);
      if (found && version === this.state.version && texts.length === this.chosen.length) {
        this.effects = found.effects;
        this.counts = found.now;
      }
    }
  }

  /** One thing after the other: what is clicked while an answer is under way waits for it. */
  async #after(work: () => Promise<void>): Promise<void> {
    const before = this.#last;
    this.kept++;
    const mine = (async () => {
      await before;
      this.busy = true;
      try {
        await work();
      } finally {
        this.kept--;
        this.busy = false;
      }
    })();
    this.#last = mine.catch(() => {});
    await mine;
  }
  /** The move that is being made; a second click on it means the same. */
  #making = "";

  /**
   * Make a move; moves that are then the only choice are made along with it, and taken back with it. With the number of
   * an unconfirmed step it takes the place of that step and of all after it.
   */
  async act(move: Move, step = this.steps.length): Promise<void> {
    if (this.busy && this.#making === move.text) return;
    const { version } = this.state;
    this.#making = move.text;
    await this.#after(async () => {
      const before = this.steps.slice(0, step);
      const offered = step < this.steps.length ? this.steps[step]!.offered : this.moves;
      if (version !== this.state.version || !offered.some((one) => one.text === move.text)) {
        this.problem = this.words.text("web-step-late", { move: this.words.say(move.label) });
        return;
      }
      if (await this.#make(before, [move], offered)) void this.look();
    });
    this.#making = "";
    if (this.complete && !this.problem && this.autoConfirm()) await this.confirm();
  }

  /** Make a step and what follows from it; whether it could be made. */
  async #make(before: Step[], moves: Move[], offered: Move[]): Promise<boolean> {
    if (!(await this.#attempt([...before, { moves, offered }]))) return false;
    while (!this.complete && this.moves.length === 1) {
      const last = this.steps.at(-1)!;
      const more = { ...last, moves: [...last.moves, this.moves[0]!] };
      if (!(await this.#attempt([...this.steps.slice(0, -1), more]))) break;
    }
    return true;
  }

  async undo(): Promise<void> {
    await this.#after(async () => {
      if (!this.steps.length) return;
      await this.#attempt(this.steps.slice(0, -1));
      void this.look();
    });
  }

  /** Take up the steps that were not confirmed when the table was left. */
  async restore(): Promise<void> {
    const kept = this.shelf.load();
    if (!kept || kept.version !== this.state.version || kept.seat !== this.seat) return;
    await this.#after(async () => {
      for (const texts of kept.steps) {
        const moves = texts.map((text) => ({ text, ...this.kinds[text]! }));
        if (!(await this.#attempt([...this.steps, { moves, offered: this.moves }]))) break;
      }
      this.problem = ""; // what cannot be taken up was of another time
    });
  }

  #keep(): void {
    const steps = this.steps.map((step) => step.moves.map((move) => move.text));
    this.shelf.save(steps.length ? { seat: this.seat, version: this.state.version, steps } : null);
  }

  async #attempt(steps: Step[]): Promise<boolean> {
    this.#clear();
    const version = this.state.version;
    let problem = "";
    let made = false;
    try {
      const moves = steps.flatMap((step) => step.moves.map((move) => move.text));
      const trial = moves.length ? await this.transport.attempt(version, moves, this.seat) : null;
      if (version === this.state.version) {
        [this.trial, this.steps] = [trial, steps];
        this.#keep();
        made = true;
      }
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    // if the table has gone on meanwhile, what is to do now counts, not what became of the old step
    this.problem = version === this.state.version ? problem : "";
    return made;
  }

  async confirm(): Promise<void> {
    const { version } = this.state;
    if (this.guard && this.chosen.length && !this.busy && !(await this.guard())) return;
    await this.#after(async () => {
      if (this.held || !this.chosen.length || version !== this.state.version) return;
      try {
        const id = crypto.randomUUID();
        const stored = await this.transport.turn(id, version, this.chosen.map((move) => move.text), this.seat);
        this.problem = "";
        await this.#reach(stored.after);
      } catch (error) {
        this.problem = error instanceof Error ? error.message : String(error);
      }
    });
  }

  #arrivals: (() => void)[] = [];

  /** Wait for the state that a stored turn has led to, so that the turn cannot be confirmed twice. */
  async #reach(version: number): Promise<void> {
    while (this.state.version < version) await new Promise<void>((arrived) => this.#arrivals.push(arrived));
  }

  /** Why can this move of the catalogue not be made now, or what a thing on the board stands for? */
  async why(about: About, target = ""): Promise<void> {
    const texts = this.chosen.map((move) => move.text);
    // those who watch cannot do anything with it: what it is must do as an answer
    if (this.seat < 0) return void (await this.explain(target, { asked: true }));
    const [reason] = await Promise.all([
      this.transport.why(this.state.version, texts, about, this.seat),
      this.words.learnRules(),
    ]);
    if (!reason.refusal) {
      // nothing is ever done with it: what it is must do as an answer
      this.whyNot = null;
      await this.explain(target, { asked: true });
    } else if (!(await this.explain(target, { asked: true, refusal: reason.refusal }))) this.whyNot = { target, refusal: reason.refusal };
  }

  #wishes = 0;
  /** Open the card of a thing; false where the house knows no such thing. */
  async explain(thing: string, { asked = false, refusal = null as Refusal | null, at = null as HTMLElement | null } = {}): Promise<boolean> {
    const version = this.state.version;
    const texts = this.chosen.map((move) => move.text);
    const wish = ++this.#wishes;
    const [about] = await Promise.all([this.transport.explain(version, texts, thing, this.seat).catch(() => null), this.words.learnThings()]);
    if (!about || version !== this.state.version) return false;
    if (!asked && (wish !== this.#wishes || this.card?.asked)) return false;
    if (asked) this.shown = this.whyNot = null;
    this.card = { thing, about, asked, refusal, at };
    return true;
  }
  closeCard(): void {
    this.card = null;
  }
  /** Nothing is pointed at any longer: a card that came by pointing goes, and one that is on its way does not come. */
  pointAway(): void {
    this.#wishes++;
    if (!this.card?.asked) this.card = null;
  }

  /** Open the rules beside the table, at a clause; the card that led there has done its work. */
  open(clause: string): void {
    this.card = this.whyNot = null;
    this.rule = clause;
  }

  /** What a move changes, count by count; behind it what then befalls everybody by itself. */
  effect(move: Move): { name: string; by: number; from: number | undefined; then: boolean }[] {
    const { changes = {}, then = {} } = this.effects[move.text] ?? {};
    const now = ([name, by]: [string, number]) => ({ name, by, from: this.counts[name], then: false });
    const later = ([name, by]: [string, number]) => ({ name, by, from: name in this.counts ? this.counts[name]! + (changes[name] ?? 0) : undefined, then: true });
    return [...Object.entries(changes).map(now), ...Object.entries(then).map(later)];
  }
  /** The same as words: "yuan 4 → 1", which no end of a line parts. */
  effectText(move: Move): string {
    const told = this.effect(move).map(({ name, by, from, then }) => ({ then, text: from === undefined ? this.words.change(name, by) : `${this.words.text(`tally-${name}`)} ${from}\u00a0→\u00a0${from + by}` }));
    const [own, later] = [false, true].map((then) => told.filter((one) => one.then === then).map((one) => one.text).join(", "));
    return [own, later && `${this.words.text("web-then")} ${later}`].filter(Boolean).join("; ");
  }

  refusalText(refusal: Refusal): string {
    return this.words.text(`refusal-${refusal.reason}`, {
      ...refusal.numbers,
      clause: refusal.clause,
      rule: { ref: refusal.clause },
    });
  }

  #clear(): void {
    this.whyNot = null;
    this.card = null;
    this.shown = null;
    this.choosing = null;
    this.effects = {};
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
