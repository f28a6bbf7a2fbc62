// Where the nouns of the log lie on the board.

import type { Desk } from "../../core/desk.svelte";
import { rowOf, spot } from "../../core/story";
import type { LogLine } from "../../core/wire";
import { facts } from "./facts";

export const personal = /^(fortune-|card-|tax$|pay)/;

export function places(noun: string, line: LogLine, desk: Desk): string[] {
  const own = line.seat === desk.seat;
  const target = line.target ? [spot(line.target)] : [];
  const theirs = line.seat >= 0 ? [rowOf(line.seat)] : [];
  const kind = noun.split(/[- ]/, 1)[0]!;
  const rest = noun.slice(kind.length + 1);
  switch (kind) {
    case "space":
      return /^\d+$/.test(rest) ? [spot(`track-${rest}`)] : [spot(noun)];
    case "bonus":
    case "box":
    case "resource":
    case "workforce":
      return [spot(noun)];
    case "fortune":
      return /^\d+$/.test(rest) ? [] : own ? [spot(noun), ...theirs] : theirs;
    case "province":
      return [spot(`field-${rest}-*`)];
    case "commodity":
    case "colour": {
      const { commodity, colour } = (line.args ?? {}) as Record<string, { ref: string } | undefined>;
      if (commodity && colour) return [...target, spot(`factory-${commodity.ref.slice(10)}-${colour.ref.slice(7)}`), ...theirs];
      return kind === "colour" ? [...target, spot(`rural-${rest}`), ...theirs] : [spot(`factory-${rest}-*`), ...theirs];
    }
    case "route":
      return [spot(`route-${rest.toLowerCase()}`), spot("workforce-war-routes")];
    case "row":
      return [spot(`coast-${rest}`), spot(`coast-${rest}-*`)];
    case "country": {
      const row = facts(desk).coast.findIndex((place) => place.ship?.startsWith(`${rest}-`));
      return [...(row < 0 ? [] : [spot(`coast-${row + 1}`)]), spot("coast-*")];
    }
    case "market":
      return [spot(`market-${rest}`)];
    default:
      return [];
  }
}
