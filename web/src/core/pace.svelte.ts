// What the others do can be followed: a state waits until the turn before it was told and what befell everybody was read.

import { isTurn } from "./tale";
import type { Preferences } from "./preferences";
import type { Happened, State, ToldTurn } from "./wire";

type Speed = Preferences["speed"];
type Item = ToldTurn | Happened[];

/** Milliseconds that a turn is told. */
export const TOLD = { slow: 4000, normal: 2400 };

export class Pace {
  /** The turn that is being told; it stays until another one or my own turn comes. */
  told: ToldTurn | null = $state.raw(null);
  /** What befell everybody, for a card each, until all of it has been read. */
  moments: Happened[] = $state.raw([]);
  /** Whether the table waits for the reader. */
  holding = $state(false);
  #states: State[] = [];
  #items: Item[] = [];
  /** What befell everybody and waits for the card of its round. */
  #gathered: Happened[] = [];
  #seen: number;
  #bots = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: State,
    readonly show: (state: State) => void,
    readonly speed: () => Speed,
    readonly cards: () => boolean,
    /** Whether something has a place on the card of its round, in a game that has one card for all. */
    readonly gathers?: (one: Happened) => boolean,
  ) {
    this.#seen = first.version;
  }

  /** News from the table: shown at once, unless something before it is still being told. */
  hear(state: State): void {
    this.#states.push(state);
    this.#go();
  }
  /** It has been read: go on. */
  next(): void {
    clearTimeout(this.#timer);
    this.moments = [];
    this.holding = false;
    this.#go();
  }
  /** Go on to what lies on the table now. */
  skip(): void {
    this.#items = [];
    this.told = null;
    for (const state of this.#states.splice(0)) {
      this.#seen = state.version;
      this.show(state);
    }
    this.next();
  }

  #go(): void {
    while (!this.holding) {
      const item = this.#items.shift();
      if (item) {
        this.#tell(item);
        continue;
      }
      const state = this.#states.shift();
      if (!state) return;
      this.#items = this.#news(state);
      this.#seen = state.version;
      this.#bots = new Set(state.table.seats.filter((seat) => seat.level).map((seat) => seat.seat));
      if (state.moves.length) this.told = null;
      this.show(state);
    }
  }
  #tell(item: Item): void {
    this.holding = true;
    if (Array.isArray(item)) {
      this.moments = item;
      return;
    }
    this.told = item;
    // people are followed as they play; only bots can be slowed down
    const wish = this.speed();
    const speed = wish === "none" || this.#bots.has(item.seat) ? wish : "normal";
    if (speed === "none") this.holding = false;
    else if (speed !== "step") this.#timer = setTimeout(() => this.next(), TOLD[speed]);
  }
  /** What a state tells: the turns of others, unless I am asked, when they are listed; and moments, those in a row together. */
  #news(state: State): Item[] {
    const found: Item[] = [];
    for (const one of state.tale) {
      if (one.at <= this.#seen) continue;
      const last = found.at(-1);
      if (isTurn(one)) {
        const seat = state.table.seats[one.seat];
        if (one.parts.length && seat && !(seat.mine && !seat.level) && !state.moves.length) found.push(one);
      } else if (!this.cards()) {
        continue;
      } else if (this.gathers) {
        if (this.gathers(one)) this.#gathered.push(one);
      } else if (one.rows.length) {
        if (Array.isArray(last)) last.push(one);
        else found.push([one]);
      }
    }
    // the card of a round comes when I am asked, or when the round is over
    const round = this.#gathered.at(-1)?.round;
    if (round !== undefined && (state.moves.length || state.view.over || state.moment?.round !== round)) found.push(this.#gathered.splice(0));
    return found;
  }
}
