// Where the nouns of the log lie on the board.

import type { Desk } from "../../core/desk.svelte";
import { rowOf, spot } from "../../core/story";
import type { LogLine } from "../../core/wire";

export const personal = /^(palace-|card-|good-|wall-tile-)/;

/** The months in which an event comes. */
function months(event: string, desk: Desk): string[] {
  const found = (desk.facts.events as (string | null)[]).flatMap((name, index) => (name === event ? [`#event-${index + 1}`] : []));
  return found.length ? [found.join(", ")] : [];
}

export function places(noun: string, line: LogLine, desk: Desk): string[] {
  const own = line.seat === desk.seat;
  const theirs = line.seat >= 0 ? [rowOf(line.seat)] : [];
  const kind = noun.split(/[- ]/, 1)[0]!;
  const rest = noun.slice(kind.length + 1);
  switch (kind) {
    case "action":
      return [spot(line.target ?? ""), `${spot("group-*")}[data-target$="-${rest}"]`];
    case "person":
      return [...(own && line.target ? [spot(line.target)] : []), spot(`display-${rest}`), spot(`display-${rest}-*`), spot(`person-${rest}`), ...theirs];
    case "card":
    case "good":
      return own ? [spot(noun), ...theirs] : theirs;
    case "wall":
      return own ? [spot(line.target ?? ""), ...theirs] : theirs;
    case "palace":
      return [...(own ? [spot(`palace-${rest}`)] : []), `#seat-${line.seat + 1}-palace-${rest}`, ...theirs];
    case "month":
      return [`#event-${rest}`];
    case "event":
    case "cause":
      return months(rest, desk);
    case "corner":
      return [".super"];
    default:
      return [];
  }
}
