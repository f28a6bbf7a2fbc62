// How the desk talks to its table.

import type { About, Explanation, Previews, Reason, Receipt, Trial } from "./wire";

/** The server, or a fixture. */
export interface Transport {
  attempt(version: number, moves: string[], seat: number): Promise<Trial>;
  turn(id: string, version: number, moves: string[], seat: number): Promise<Receipt>;
  why(version: number, moves: string[], about: About, seat: number): Promise<Reason>;
  previews(version: number, moves: string[], seat: number): Promise<Previews>;
  explain(version: number, moves: string[], thing: string, seat: number): Promise<Explanation>;
}
