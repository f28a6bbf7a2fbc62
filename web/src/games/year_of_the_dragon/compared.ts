// What everybody has of that which a thing is about.

import type { Desk } from "../../core/desk.svelte";
import { facts, type Player } from "./facts";

const NEEDS: Record<string, string> = { tribute: "good-yuan", drought: "good-rice", festival: "good-fireworks", mongols: "symbol-warrior", contagion: "symbol-healer" };

export function compared(thing: string, desk: Desk): number[] | undefined {
  const f = facts(desk);
  const [kind, which = ""] = [thing.slice(0, thing.indexOf("-")), thing.slice(thing.indexOf("-") + 1)];
  const all = (read: (player: Player) => number) => f.players.map(read);
  if (thing === "points") return desk.scores;
  if (thing === "track") return all((player) => player.track);
  if (kind === "event") return compared(NEEDS[f.events[Number(which) - 1] ?? ""] ?? "", desk);
  if (kind === "symbol" || kind === "person") return all((player) => player.symbols[which] ?? 0);
  return kind === "good" ? all((player) => player[which as "yuan" | "rice" | "fireworks"]) : undefined;
}
