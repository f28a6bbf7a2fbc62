// A table over plain HTTP, for positions that nobody plays on: questions are asked one by one, and no turn is ever stored.

import { ask } from "./api";
import type { Transport } from "./transport";
import type { About, Box, Explanation, Previews, Reason, Receipt, State, Trial } from "./wire";

export class Questions implements Transport {
  /** Where it lies, such as `/api/drills/…`. */
  constructor(readonly place: string) {}

  state(): Promise<State> {
    return ask("GET", `${this.place}/state`);
  }
  box(digest: string): Promise<Box> {
    return ask("GET", `${this.place}/box/${digest}`);
  }
  attempt(version: number, moves: string[]): Promise<Trial> {
    return ask("POST", `${this.place}/try`, { version, moves });
  }
  why(version: number, moves: string[], about: About): Promise<Reason> {
    return ask("POST", `${this.place}/why`, { version, moves, ...about });
  }
  previews(version: number, moves: string[]): Promise<Previews> {
    return ask("POST", `${this.place}/preview`, { version, moves });
  }
  explain(version: number, moves: string[], thing: string): Promise<Explanation> {
    return ask("POST", `${this.place}/explain`, { version, moves, thing });
  }
  turn(): Promise<Receipt> {
    return Promise.reject(new Error("nothing is stored here"));
  }
}
