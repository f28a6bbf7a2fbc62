// The log as a story: its nouns lead to the things on the board, its last lines say where something just happened.

import type { Desk } from "./desk.svelte";
import type { Argument, LogLine } from "./wire";
import type { Phrase } from "./words";

/** How a game finds what its log speaks of. */
export interface Guide {
  /**
   * Where a noun of a line lies: selectors, the best first; none if it names nothing on the board. A noun is the id of
   * a message (`person-healer-old`), or the name and value of a plain argument (`palace 2`).
   */
  places(noun: string, line: LogLine, desk: Desk): string[];
  /** Phrases of turns that only say by what means something was done. */
  means?: RegExp;
  /** Targets that every player has one of: they are meant only if the line is about the seat that is looked through. */
  personal: RegExp;
}

/** The selector of a thing that moves name as their target; with a star at the end, of all that begin so. */
export function spot(target: string): string {
  return target.endsWith("*") ? `[data-target^="${target.slice(0, -1)}"]` : `[data-target="${target}"]`;
}

/** The row of a player. */
export function rowOf(seat: number): string {
  return `#seat-${seat + 1}`;
}

function placesOf(name: string, value: Argument, line: LogLine, guide: Guide, desk: Desk): string[] {
  if (typeof value === "object" && "seat" in value) return [rowOf(value.seat)];
  return guide.places(typeof value === "object" ? value.ref : `${name} ${value}`, line, desk);
}

/** A part of a line; a noun says where the thing lies that it names, at the moment of asking. */
export interface Part {
  text: string;
  places?: () => string[];
  /** It says by what means something was done: left out where there is little room. */
  means?: boolean;
}

/** A line of the log in parts. */
export function told(line: LogLine, guide: Guide, desk: Desk): Part[] {
  const args = line.args ?? {};
  const find = (name: string) => placesOf(name, args[name]!, line, guide, desk);
  const names = Object.keys(args).filter((name) => find(name).length > 0);
  return desk.words.parts(line.id!, args, names).map(({ text, from }: Phrase) => (from ? { text, places: () => find(from) } : { text }));
}

/** The targets of the last moves that one player made in a row, as seen through a seat; its row for what is its own. */
export function lastTargets(lines: LogLine[], guide: Guide, seat: number): Set<string> {
  const moves = lines.filter((line) => line.kind === "move" && line.seat >= 0);
  const who = moves.at(-1)?.seat;
  const found = new Set<string>();
  for (let index = moves.length - 1; index >= 0 && moves[index]!.seat === who; index--) {
    const target = moves[index]!.target;
    if (target && (who === seat || !guide.personal.test(target))) found.add(target);
  }
  return found;
}

const visible = (thing: Element) => thing.getClientRects().length > 0 && getComputedStyle(thing).visibility !== "hidden";

/** The things of the first selector that finds any. */
export function thingsAt(places: string[], among: ParentNode = document): HTMLElement[] {
  for (const place of places) {
    const found = [...among.querySelectorAll<HTMLElement>(place)];
    if (found.length) return found;
  }
  return [];
}

/** Ring what a noun names, as far as it can be seen, without going there; returns how to take the rings away. */
export function ring(places: string[]): () => void {
  const things = thingsAt(places).filter(visible);
  for (const thing of things) thing.setAttribute("data-shown", "");
  return () => {
    for (const thing of things) thing.removeAttribute("data-shown");
  };
}

/** Show what a noun names: open the zone it lies in, bring it into sight, ring it, take the focus there. */
export async function point(places: string[], zones: string[], desk: Desk, settled: () => Promise<void>): Promise<boolean> {
  const before = desk.zone;
  for (const zone of [before, ...zones]) {
    if (zone !== desk.zone) {
      desk.zone = zone;
      await settled();
    }
    const things = thingsAt(places).filter(visible);
    const first = things[0];
    if (!first) continue;
    first.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!first.hasAttribute("tabindex")) first.tabIndex = -1;
    first.focus({ preventScroll: true }); // what was shown before loses the focus, and its ring
    // the ring goes when the reader turns to something else
    first.addEventListener("blur", ring(places), { once: true });
    return true;
  }
  desk.zone = before;
  return false;
}
