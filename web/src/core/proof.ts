// The sums of a shuffle, done again after the last move: was everything as it was promised before the first?
//
// A browser holds no rules: how likely each draw was it is told by the house. That every draw of the record is among them, and
// that none is told in a way which cannot be, it sees for itself; the rest is seen by `teahouse check` (docs/security.md).

import { hmac, sha256 } from "./sha256";
import { together, type Kept } from "./shuffle";
import type { TableInfo } from "./wire";

export interface Draws {
  /** How many draws were taken over from another game. */
  before: number;
  /** Of each draw the numbers that stand for what was drawn, from and up to, of how many. */
  draws: [number, number, number][];
}

export interface Proof {
  /** Whether the table has kept what was promised, and every draw follows from the parts. */
  holds: boolean;
  /** How many draws could have been others. */
  tested: number;
  /** How many were taken over from another game, and follow from no part. */
  before: number;
}

const SALT = 32;

/** Whether the draws are those of the record, after as many of another game as were promised. */
function complete(info: TableInfo, { before, draws }: Draws, record: string): boolean {
  const rows = record.split("\n");
  const laid = Number(rows.find((row) => row.startsWith("laid "))?.slice(5) ?? 0);
  const moves = rows.filter((row) => /^(-|\d+) /.test(row));
  const taken = moves.slice(0, laid);
  const nature = (some: string[]) => some.filter((row) => row.startsWith("- ")).length;
  const bound = sha256([...taken.map((row) => row.slice(row.indexOf(" ") + 1)), info.salt].join("\n"));
  return nature(taken) === before && nature(moves) === before + draws.length && (!info.laid || info.laid === bound);
}

/** Do the sums again, for a table that is over and its record. */
export function proven(info: TableInfo, kept: Kept, found: Draws, record: string): Proof {
  const added = info.seats.filter((seat) => seat.commitment);
  const mine = !kept.mine || added.some((seat) => seat.commitment === kept.mine);
  const bound = info.salt.length === SALT && sha256(info.seed + info.salt) === info.commitment && added.every((seat) => sha256(seat.part ?? "") === seat.commitment);
  const parts = added.map((seat) => `part ${seat.seat + 1} ${seat.part}`);
  const seed = parts.length ? hmac(info.seed, parts.join("\n")) : info.seed;
  const drawn = ([low, high, total]: [number, number, number], place: number) => {
    if (![low, high, total].every(Number.isSafeInteger) || low < 0 || high > total) return false;
    const number = Number(BigInt(`0x${hmac(seed, String(found.before + place))}`) % BigInt(total));
    return low <= number && number < high;
  };
  return {
    holds: together(info) === kept.promise && mine && bound && complete(info, found, record) && found.draws.every(drawn),
    tested: found.draws.filter(([low, high, total]) => high - low < total).length,
    before: found.before,
  };
}
