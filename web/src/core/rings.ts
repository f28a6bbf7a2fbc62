// What a turn changed, as places on the page: the thing that was chosen, the numbers of the seat, its chip on a phone.

import { isTurn } from "./tale";
import { rowOf, spot, type Guide } from "./story";
import type { LogLine, Told } from "./wire";

/** The ring around what somebody changed; its number joins it to a sentence. */
export interface Ring {
  seat: number;
  number: number;
  /** Drawn in the adviser's light, or in its paler colour; otherwise in the colour of the seat. */
  light?: boolean;
  /** Selectors, the best first: the first that finds something that can be seen. */
  places: string[];
}

/** The counts that are ringed first. */
const FIRST = ["points", "money", "yuan", "copper"];
/** So many numbers of a seat are ringed for one turn; the place of the move itself comes on top. */
const MOST = 2;

/** Where a count stands among those that somebody looks at. */
export const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
const count = (seat: number, name: string) => [`${rowOf(seat)} [data-count~="${name}"]`, `.chip[data-seat="${seat}"]`];

/** The rings of what was told, numbered as it is listed; an event rings the numbers that it changed. */
export function rings(told: Told[], log: LogLine[], guide: Guide): Ring[] {
  const found: Ring[] = [];
  told.forEach((one, index) => {
    const number = index + 1;
    const changes: [number, string[]][] = isTurn(one)
      ? [[one.seat, Object.keys(one.changes[one.seat] ?? {})]]
      : one.rows.map((row) => [row.seat, Object.keys(row.change)]);
    if (isTurn(one)) {
      const moves = log.filter((line) => line.kind === "move" && line.seat === one.seat && line.at > one.first && line.at <= one.at);
      const targets = new Set(moves.map((line) => line.target ?? "").filter((target) => target && !guide.personal.test(target)));
      for (const target of targets) found.push({ seat: one.seat, number, places: [spot(target)] });
    }
    for (const [seat, names] of changes) {
      for (const name of names.sort((a, b) => rank(a) - rank(b)).slice(0, MOST)) found.push({ seat, number, places: count(seat, name) });
      if (isTurn(one) && !names.length) found.push({ seat, number, places: [rowOf(seat), `.chip[data-seat="${seat}"]`] });
    }
  });
  return found;
}
