// What came since my last turn, until I choose something: a list that can be gone through and put away.

import type { Desk } from "./desk.svelte";
import { rings, type Ring } from "./rings";
import type { Guide } from "./story";
import { isTurn, sinceLast } from "./tale";
import type { LogLine, Told } from "./wire";

/** So many turns can be ringed at once. */
const MANY = 6;

export class Since {
  /** Which one of them is looked at; 0 for all. */
  at = $state(0);
  /** The version at which it was put away, or called back. */
  #closed = $state(-1);
  #called = $state(-1);

  constructor(
    readonly desk: Desk,
    readonly guide: Guide,
    readonly tale: () => Told[],
    readonly log: () => LogLine[],
    /** Whether it is listed only when it is called. */
    readonly quiet: () => boolean = () => false,
  ) {}

  /** All of it. */
  whole: Told[] = $derived.by(() => {
    const { desk } = this;
    return desk.seat >= 0 && desk.myTurn && !desk.over ? sinceLast(this.tale(), desk.seat) : [];
  });
  /** What is listed: all of it until I choose something, unless it was put away or called back. */
  told: Told[] = $derived.by(() => {
    const { version } = this.desk.state;
    if (this.#called === version) return this.whole;
    return this.desk.chosen.length || this.#closed === version || this.quiet() ? [] : this.whole;
  });
  /** The one that is pointed at; 0 for none. */
  pointed = $state(0);
  /** The rings on the board: of what is looked at, or of all turns while they are few; many would hide each other. */
  rings: Ring[] = $derived.by(() => {
    const one = this.pointed || this.at;
    if (!one && this.told.length > MANY) return [];
    return rings(this.told, this.log(), this.guide).filter((ring) => (one ? ring.number === one : isTurn(this.told[ring.number - 1]!)));
  });

  /** Look at the next one or the one before; after the last comes the whole list. */
  step(by: number): void {
    const all = this.told.length + 1;
    this.at = (this.at + by + all) % all;
  }
  show(at: number): void {
    this.at = this.at === at ? 0 : at;
  }
  close(): void {
    this.#closed = this.desk.state.version;
    this.#called = -1;
    this.at = this.pointed = 0;
  }
  /** Say it again. */
  open(): void {
    this.#called = this.desk.state.version;
    this.at = 0;
  }
}
