// Where the nouns of the log lie on the board.

import type { Desk } from "../../core/desk.svelte";
import { rowOf, spot } from "../../core/story";
import type { LogLine } from "../../core/wire";
import { facts, tileOn } from "./facts";

export const personal = /^(good-|card-|private-|treasure$|home$)/;

/** The land on which a tile lies. */
function lands(desk: Desk, sort: "farm" | "wisdom", name: string): string[] {
  const f = facts(desk);
  const found = f.box.hexes.flatMap((space, hex) => (tileOn(f, hex)[sort] === name ? [spot(`land-${space.replace(" ", "-")}`)] : []));
  return found.length ? [found.join(", ")] : [];
}

export function places(noun: string, line: LogLine, desk: Desk): string[] {
  const own = line.seat === desk.seat;
  const target = line.target ? [spot(line.target)] : [];
  const theirs = line.seat >= 0 ? [rowOf(line.seat)] : [];
  const kind = noun.split(/[- ]/, 1)[0]!;
  const rest = noun.slice(kind.length + 1);
  const area = (line.args?.area as { ref: string } | undefined)?.ref.slice(5);
  if (/^(stall|dock|path|location|round)$/.test(kind)) return [spot(`${kind}-${rest}`)];
  switch (kind) {
    case "seat":
      return [...target, ...theirs];
    case "area":
      return [spot(`land-${rest}-*`)];
    case "space": {
      if (!area) return own ? [spot(`private-${rest}`)] : [];
      const called = Object.entries(facts(desk).box.called).find(([space, name]) => name === rest && space.startsWith(`${area} `));
      const name = called?.[0].replace(" ", "-");
      return [spot(`land-${name}`), spot(`space-${name}`)];
    }
    case "good": {
      const stall = (line.args?.stall as { ref: string } | undefined)?.ref;
      if (stall) return [spot(`${stall}-${rest}`), spot(stall)];
      return own ? [spot(`mine-${rest}`), spot(noun), ...theirs] : line.seat >= 0 ? [spot(`player-${line.seat + 1}-${rest}`), ...theirs] : [];
    }
    case "card":
      return [...(own ? [spot(noun)] : []), ...theirs];
    case "farm":
    case "wisdom":
      return [...lands(desk, kind, rest), ...theirs];
    default:
      return [];
  }
}
