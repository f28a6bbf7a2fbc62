// Where unconfirmed steps are kept, so that they survive a reload, another page, another language and going back.

export interface Shelf {
  load(): Kept | null;
  save(kept: Kept | null): void;
}

export interface Kept {
  seat: number;
  version: number;
  /** The moves of each step; the first one was chosen. */
  steps: string[][];
}
