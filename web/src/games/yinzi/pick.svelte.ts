// A card or a group of workers taken in hand before its place is chosen: the board then lights only its places.

import type { Move } from "../../core/wire";
import type { Facts } from "./facts";

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
  fits(move: Move, f: Facts): boolean {
    if (this.card) return move.kind === "play" && move.params.card === Object.keys(f.box.cards).indexOf(this.card);
    if (this.group) return ["work", "migrate"].includes(move.kind) && move.params.group === f.box.fortune.indexOf(this.group);
    return true;
  }
}

export const pick = new Pick();
