// My part of the shuffle: I am bound to it when I sit down, and open it when I have seen that everybody is bound.

import { ask } from "./api";
import { hex, sha256 } from "./sha256";
import type { SeatInfo, TableInfo } from "./wire";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A part of mine, and the promise for which it was opened: it serves for one alone. */
interface Mine {
  part: string;
  opened?: string;
}
/** What a table has promised when this browser first saw it, and what this browser was bound to. */
export interface Kept {
  promise: string;
  mine: string;
}

const partOf = (commitment: string) => `part ${commitment}`;
const promiseOf = (table: string) => `promise ${table}`;

function read<T>(name: string, shelf: Shelf): T | null {
  return JSON.parse(shelf.getItem(name) ?? "null") as T | null;
}

/** A new part; it is kept by what it is bound with, so that it is found again whatever becomes of the answer. */
export function bound(shelf: Shelf = localStorage): string {
  const part = hex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = sha256(part);
  shelf.setItem(partOf(commitment), JSON.stringify({ part }));
  return commitment;
}

/** Open a table or sit down, with a part of the shuffle. A table that waits for nobody else has begun when this returns. */
export async function take(path: string, body: Record<string, unknown> = {}): Promise<TableInfo> {
  // where I am, for clocks that run by day
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return contribute(await ask<TableInfo>("POST", path, { ...body, zone, commitment: bound() }));
}

/** Play on from a moment of a game, in a seat, against the same bots. */
export async function tryAgain(id: string, at: number, seat: number): Promise<void> {
  const made = await take(`/api/tables/${id}/branch`, { at, seat });
  location.assign(`/t/${made.id}`);
}

/** The seat by which I add my part: the first one, if several people play at this screen. */
export function hand(info: TableInfo): SeatInfo | undefined {
  return info.seats.find((seat) => seat.mine && seat.kind === "guest");
}

/** All commitments that a table shows, in one: what it promises. */
export function together(info: TableInfo): string {
  const more = info.seats.filter((seat) => seat.commitment).map((seat) => `committed ${seat.seat + 1} ${seat.commitment}`);
  if (info.laid) more.push(`laid ${info.laid}`);
  return more.length ? sha256([`commitment ${info.commitment}`, ...more].join("\n")) : info.commitment;
}

/**
 * Do what is to be done for the shuffle at a table that waits: be bound, or open my part.
 *
 * Whoever has opened a part here is not bound to another one unasked (`anew` is asked for): a host who knows what is opened
 * could have it shuffled until the deal pleases.
 */
export async function contribute(info: TableInfo, shelf: Shelf = localStorage): Promise<TableInfo> {
  const mine = hand(info);
  if (info.status !== "open" || !mine || mine.opened || mine.left_out) return info;
  const commitment = mine.commitment ?? "";
  const own = read<Mine>(partOf(commitment), shelf);
  const spent = own?.opened !== undefined && own.opened !== info.promise;
  const lost = !own && info.promise !== ""; // I was bound on another device, and everybody is here
  if (commitment.length < 64 || spent || lost) {
    if (info.seats.some((seat) => seat.opened)) return info; // too late: the others shuffle without me, or agree first
    if (shelf.getItem(promiseOf(info.id))) return info;
    const next = await ask<TableInfo>("POST", `/api/tables/${info.id}/commit`, { commitment: bound(shelf) });
    return contribute(next, shelf);
  }
  // somebody is still missing, or what is promised is not what is shown
  if (!own || info.promise !== together(info)) return info;
  shelf.setItem(partOf(commitment), JSON.stringify({ part: own.part, opened: info.promise }));
  shelf.setItem(promiseOf(info.id), JSON.stringify({ promise: info.promise, mine: commitment } satisfies Kept));
  return { ...info, ...(await ask<Pick<TableInfo, "status">>("POST", `/api/tables/${info.id}/part`, { part: own.part, promise: info.promise })) };
}

/** Whether the game waits for a part of mine that another browser has. */
export function elsewhere(info: TableInfo, shelf: Shelf = localStorage): boolean {
  const mine = hand(info);
  return info.status === "open" && !!info.promise && !!mine?.commitment && !mine.opened && !read(partOf(mine.commitment), shelf);
}

/** Shuffle anew, because I am asked to or agree to do so without the parts of those who do not open theirs. */
export async function anew(table: string, shelf: Shelf = localStorage): Promise<TableInfo> {
  return contribute(await ask<TableInfo>("POST", `/api/tables/${table}/commit`, { commitment: bound(shelf), anew: true }), shelf);
}

/** What was promised, as this browser or the link of the table has kept it; nothing if neither has seen it before the end. */
export function kept(info: TableInfo, link = "", shelf: Shelf = localStorage): Kept | null {
  const told = link.match(/#promise=([0-9a-f]{64})$/)?.[1] ?? (info.status === "running" ? info.promise : "");
  return read<Kept>(promiseOf(info.id), shelf) ?? (told ? { promise: told, mine: "" } : null);
}

/** Keep what a table that has begun promises, here and in its link; false if it was promised differently before. */
export function keep(info: TableInfo, link: string, shelf: Shelf = localStorage): boolean {
  const known = kept(info, link, shelf);
  if (!known) return true;
  shelf.setItem(promiseOf(info.id), JSON.stringify(known));
  for (const seat of info.seats) if (seat.mine && seat.commitment) shelf.removeItem(partOf(seat.commitment));
  const told = link.match(/#promise=(.*)$/)?.[1] ?? info.promise;
  return known.promise === info.promise && told === info.promise;
}
