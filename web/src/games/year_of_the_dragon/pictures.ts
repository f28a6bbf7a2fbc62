// The picture of the thing that a move names; fetched with what speaks of moves away from the board.

import { bust } from "./facts";
import sprite from "./icons.svg?url";

const PLAIN: Record<string, string> = { skip: "yuan", "privilege-small": "privilege-small", "privilege-large": "privilege-large", "card-wild": "person-wild" };

function named(target: string): string {
  if (PLAIN[target]) return PLAIN[target];
  const [, kind = "", name = ""] = /^(group-\d|display|card|person|palace-\d+|palace|good|wall-tile)-(.+)$/.exec(target) ?? [];
  if (kind.startsWith("group")) return `action-${name}`;
  if (kind === "good") return name;
  if (kind === "wall-tile") return kind;
  if (["display", "card", "person"].includes(kind) || kind.startsWith("palace-")) return bust(name);
  return kind === "palace" ? "palace-floor" : "";
}

export function picture(target: string): string {
  const name = named(target);
  return name && `${sprite}#${name}`;
}
