// The picture of the thing that a move names; fetched with what speaks of moves away from the board.

import type { Desk } from "../../core/desk.svelte";
import { facts, made, picture as symbol, type Facts } from "./facts";
import sprite from "./icons.svg?url";

const KINDS: Record<string, string> = { route: "wf-war", boat: "boat", war: "war", tax: "tax", box: "wf-emperor", workforce: "worker", spot: "do-factory" };

/** The symbol for a thing; what lies on it is asked of the table. */
export function image(target: string, f: Facts): string {
  const [kind = "", ...rest] = target.split("-");
  const name = rest.join("-");
  if (kind === "market") {
    const [province = "", slot = "1"] = rest;
    const cube = f.markets[province]?.cubes[Number(slot) - 1] ?? -1;
    return cube >= 0 ? `bale-${cube + 1}` : symbol((f.box.markets[f.markets[province]?.tile ?? ""] ?? []).flat()[Number(slot) - 1] ?? "");
  }
  if (kind === "field") return f.tiles[name] ?? f.box.fields[name] ?? "do-plant";
  if (kind === "factory") return symbol(made(name)[0]);
  if (kind === "rural") return `bale-${f.box.colours.indexOf(name) + 1}`;
  if (kind === "coast") return `flag-${f.box.ships[f.coast[Number(rest[0]) - 1]?.ship ?? ""]?.country ?? "japan"}`;
  if (kind === "track") return f.track[Number(name) - 1] ?? "do-plant";
  return KINDS[kind] ?? symbol(name);
}

/** Away from its moment only what is the same all the time. */
export function picture(target: string, desk: Desk | null): string {
  const kind = target.split("-")[0] ?? "";
  const name = desk ? image(target, facts(desk)) : (KINDS[kind] ?? "");
  return name && `${sprite}#${name}`;
}
