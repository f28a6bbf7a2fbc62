// A card or a group of workers taken in hand before its place is chosen: the board then lights only its places.

import type { Move } from "../../core/wire";

class Pick {
  card = $state("");
  group = $state("");

  take(what: "card" | "group", name: string): void {
    const again = this[what] === name;
    this.clear();
    if (!again) this[what] = name;
  }
  clear(): void {
    this.card = "";
    this.group = "";
  }
  /** Whether a move belongs to what is in hand; everything does if the hand is empty. */
  fits = (move: Move): boolean => {
    if (this.card) return move.kind === "play" && move.text.startsWith(`play ${this.card} `);
    if (this.group) return move.kind === "migrate" ? move.text === `migrate ${this.group}` : move.text.startsWith(`work ${this.group} `);
    return true;
  };
}

export const pick = new Pick();
