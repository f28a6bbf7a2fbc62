// Pieces of one kind have no names: what left one place and what came to another is taken for the same piece, so that it
// can be seen to go there.

import type { Desk } from "../../core/desk.svelte";
import { facts, type Facts } from "./facts";

type Places = [place: string, kind: string][];

/** Everything that moves, by the place where it lies. */
function placesOf(f: Facts): Places {
  const found: Places = [];
  f.track.forEach((good, space) => good && found.push([`track-${space}`, `crop-${good}`]));
  for (const [field, good] of Object.entries(f.tiles)) found.push([field, `crop-${good}`]);
  for (const [field, [seat, count]] of Object.entries(f.cubes)) for (let n = 0; n < count; n++) found.push([`${field}-${n}`, `cube-${seat}`]);
  for (const [province, { cubes }] of Object.entries(f.markets)) cubes.forEach((seat, slot) => seat >= 0 && found.push([`${province}-${slot}`, `cube-${seat}`]));
  for (const [tile, { stock }] of Object.entries(f.factories)) stock.forEach((count, seat) => Array.from({ length: count }, (_, n) => found.push([`${tile}-${seat}-${n}`, `ware-${seat}`])));
  f.coast.forEach(({ cargo }, row) => cargo.forEach((load, slot) => load && found.push([`coast-${row}-${slot}`, `${load[2] ? "ware" : "cube"}-${load[0]}`])));
  f.players.forEach((clan, seat) => {
    for (const [place, count] of Object.entries(clan.workers)) if (count) found.push([`${place}-${seat}`, `workers-${seat}`]);
  });
  return found;
}

let last = new Map<string, string>();
let next = 0;
const known = new WeakMap<Facts, Map<string, string>>();

/** The names of all pieces after a move: as before where nothing changed, handed on from places left to places taken. */
function follow(places: Places): Map<string, string> {
  const names = new Map<string, string>();
  const here = new Set(places.map(([place, kind]) => `${kind}@${place}`));
  const free = new Map<string, string[]>();
  for (const [spot, name] of last) {
    const kind = spot.slice(0, spot.indexOf("@"));
    if (!here.has(spot)) free.set(kind, [...(free.get(kind) ?? []), name]);
  }
  for (const [place, kind] of places) {
    const spot = `${kind}@${place}`;
    names.set(spot, last.get(spot) ?? free.get(kind)?.pop() ?? `${kind}-${next++}`);
  }
  return (last = names);
}

/** The name of the piece of a kind that lies at a place. */
export function pieceAt(desk: Desk, kind: string, place: string): string | undefined {
  const f = facts(desk);
  let names = known.get(f);
  if (!names) known.set(f, (names = follow(placesOf(f))));
  return names.get(`${kind}@${place}`);
}
