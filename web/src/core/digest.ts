// What a round brought, all of it on one card: what befell everybody in it, and what the turns brought that came of it.

import type { Desk } from "./desk.svelte";
import { rank } from "./rings";
import { isTurn, sentence } from "./tale";
import type { Guide } from "./story";
import type { Change, Happened, Told, ToldTurn } from "./wire";

/** How a game puts what befalls everybody in a round on one card. */
export interface Digest {
  /** Turns of this phase belong to what came before them. */
  phase: string;
  /** Whether it stands on the card. */
  worth(one: Happened): boolean;
  /** What did not come about, and why. */
  others?(desk: Desk): { title: string; text: string }[];
}

export interface Entry {
  one: Happened;
  turns: ToldTurn[];
  /** What changed for whom, the turns included. */
  changes: { seat: number; change: Change }[];
}

/** What befell everybody in a round, in order. */
export function entries(tale: Told[], round: number, digest: Digest): Entry[] {
  const found: Entry[] = [];
  for (const one of tale) {
    if (one.round !== round) continue;
    if (!isTurn(one)) {
      if (digest.worth(one)) found.push({ one, turns: [], changes: one.rows.map(({ seat, change }) => ({ seat, change })) });
    } else if (found.length && one.seat >= 0 && one.phase === digest.phase) {
      const entry = found.at(-1)!;
      entry.turns.push(one);
      for (const [seat, change] of Object.entries(one.changes)) add(entry, Number(seat), change);
    }
  }
  return found;
}

function add(entry: Entry, seat: number, change: Change): void {
  const known = entry.changes.find((one) => one.seat === seat);
  if (!known) return void entry.changes.push({ seat, change });
  const joined = { ...known.change };
  for (const [name, [before, after]] of Object.entries(change)) joined[name] = [joined[name]?.[0] ?? before, after];
  known.change = joined;
}

/** The counts that differ in the end, those that are looked at first. */
export function gains(change: Change, implied: string[] = [], most = 2): [name: string, by: number][] {
  return Object.entries(change)
    .map(([name, [before, after]]): [string, number] => [name, after - before])
    .filter(([name, by]) => by && !implied.includes(name))
    .sort(([one], [two]) => rank(one) - rank(two))
    .slice(0, most);
}

/** What is told of it, in sentences: of nobody, and of everybody whom it befell or what they then did. */
export function told({ one, turns }: Entry, guide: Guide, desk: Desk): string[] {
  const lines = one.lines.map((line) => desk.words.say(line));
  const did = turns.filter((turn) => turn.parts.length).map((turn) => `${desk.words.name(turn.seat)} ${sentence(turn, guide, desk).map((part) => part.text).join("")}`);
  const befell = one.rows.flatMap(({ seat, reasons }) => (reasons.length ? [`${desk.words.name(seat)}: ${reasons.map((reason) => desk.words.say(reason)).join(" ")}`] : []));
  return [...lines, ...(did.length ? did : befell)];
}
