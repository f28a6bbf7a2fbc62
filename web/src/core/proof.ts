// The sums of a shuffle, done again after the last move: was everything as it was promised before the first?

import { hmac, sha256 } from "./sha256";
import { together, type Kept } from "./shuffle";
import type { TableInfo } from "./wire";

export interface Draws {
  /** How many draws were taken over from another game. */
  before: number;
  /** Of each draw the numbers that stand for what was drawn, from and up to, of how many. */
  draws: [number, number, number][];
}

const SALT = 32;

/** Whether the table has kept what was promised, and every draw follows from the parts. */
export function proven(info: TableInfo, kept: Kept, found: Draws): boolean {
  const added = info.seats.filter((seat) => seat.commitment);
  const mine = !kept.mine || added.some((seat) => seat.commitment === kept.mine);
  const bound = info.salt.length === SALT && sha256(info.seed + info.salt) === info.commitment && added.every((seat) => sha256(seat.part ?? "") === seat.commitment);
  const parts = added.map((seat) => `part ${seat.seat + 1} ${seat.part}`);
  const seed = parts.length ? hmac(info.seed, parts.join("\n")) : info.seed;
  const drawn = ([low, high, total]: [number, number, number], place: number) => {
    const number = Number(BigInt(`0x${hmac(seed, String(found.before + place))}`) % BigInt(total));
    return low <= number && number < high;
  };
  return together(info) === kept.promise && mine && bound && found.draws.every(drawn);
}
