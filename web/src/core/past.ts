// A game that is looked at again: its things explain themselves as they were at each moment, and nothing can be done.

import { ask } from "./api";
import type { Transport } from "./transport";
import type { Explanation, Previews, Reason, Receipt, Trial } from "./wire";

export class Past implements Transport {
  constructor(readonly table: string) {}

  explain(version: number, _: string[], thing: string, seat: number): Promise<Explanation> {
    const asked = new URLSearchParams({ thing, at: String(version), ...(seat < 0 ? {} : { seat: String(seat) }) });
    return ask("GET", `/api/tables/${this.table}/explain?${asked}`);
  }
  /** There is no rule against anything: what a thing is must do as an answer. */
  why(): Promise<Reason> {
    return Promise.resolve({ move: "", legal: false, refusal: null });
  }
  attempt = (): Promise<Trial> => never();
  turn = (): Promise<Receipt> => never();
  previews = (): Promise<Previews> => never();
}

function never(): Promise<never> {
  return Promise.reject(new Error("nothing is done in what has been"));
}
