// Where the nouns of the log lie on the board.

import type { Desk } from "../../core/desk.svelte";
import { rowOf, spot } from "../../core/story";
import type { LogLine } from "../../core/wire";
import { FARMS, LETTERS, facts } from "./facts";

export const personal = /^(good-|card-|private-|treasure$|home$)/;

/** The land on which a tile lies. */
function lands(desk: Desk, here: (content: number, hex: number) => boolean): string[] {
  const f = facts(desk);
  const found = f.box.hexes.flatMap((space, hex) => (here(f.tiles[hex] ?? -1, hex) ? [spot(`land-${space.replace(" ", "-")}`)] : []));
  return found.length ? [found.join(", ")] : [];
}

export function places(noun: string, line: LogLine, desk: Desk): string[] {
  const own = line.seat === desk.seat;
  const target = line.target ? [spot(line.target)] : [];
  const theirs = line.seat >= 0 ? [rowOf(line.seat)] : [];
  const kind = noun.split(/[- ]/, 1)[0]!;
  const rest = noun.slice(kind.length + 1);
  const area = (line.args?.area as { ref: string } | undefined)?.ref.slice(5);
  switch (kind) {
    case "stall":
    case "dock":
    case "path":
    case "location":
      return [spot(noun)];
    case "seat":
      return [...target, ...theirs];
    case "area":
      return [spot(`land-${rest}-*`)];
    case "space":
      return area ? [spot(`land-${area}-${rest}`), spot(`space-${area}-${rest}`)] : own ? [spot(`private-${rest}`)] : [];
    case "good": {
      const stall = (line.args?.stall as { ref: string } | undefined)?.ref;
      if (stall) return [spot(`${stall}-${rest}`), spot(stall)];
      return own ? [spot(`mine-${rest}`), spot(noun), ...theirs] : line.seat >= 0 ? [spot(`player-${line.seat + 1}-${rest}`), ...theirs] : [];
    }
    case "card":
      return [...(own ? [spot(noun)] : []), ...theirs];
    case "farm":
      return [...lands(desk, (content, hex) => hex >= 10 && FARMS[content] === rest), ...theirs];
    case "wisdom":
      return [...lands(desk, (content, hex) => hex < 10 && LETTERS[content] === rest), ...theirs];
    case "round":
      return [spot(`round-${rest}`)];
    default:
      return [];
  }
}
