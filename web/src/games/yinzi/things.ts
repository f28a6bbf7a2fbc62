// Where the nouns of the log lie on the board.

import type { Desk } from "../../core/desk.svelte";
import { rowOf, spot } from "../../core/story";
import type { LogLine } from "../../core/wire";
import { facts } from "./facts";

export const personal = /^(fortune-|card-|tax$|pay)/;

/** A square, or the factory that covers it; of several squares the factory on them, or where it can be laid. */
function squares(province: string, square: string, desk: Desk): string[] {
  const { factories, box } = facts(desk);
  const covers = (at: string) => square.split("-").every((one) => box.spots[at]?.includes(`${province}-${one}`));
  const factory = Object.keys(factories).find((tile) => covers(factories[tile]!.at));
  return [...(factory ? [spot(`factory-${factory}`)] : []), spot(`field-${province}-${square}`), spot(`spot-${province}-${square}`)];
}

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
    case "square": {
      const { province, square } = (line.args ?? {}) as { province?: { ref: string }; square?: string };
      const place = province?.ref.slice(9) ?? rest;
      return [...(square ? squares(place, square, desk) : []), spot(`field-${place}-*`)];
    }
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
