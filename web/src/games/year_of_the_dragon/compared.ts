// What everybody has of that which a thing is about.

import type { Desk } from "../../core/desk.svelte";
import type { Compared } from "..";
import { facts, type Player } from "./facts";

const NEEDS: Record<string, string> = { tribute: "good-yuan", drought: "good-rice", festival: "good-fireworks", mongols: "symbol-warrior", contagion: "symbol-healer" };

export function compared(thing: string, desk: Desk): Compared | undefined {
  const f = facts(desk);
  const [kind, which = ""] = [thing.slice(0, thing.indexOf("-")), thing.slice(thing.indexOf("-") + 1)];
  const all = (read: (player: Player) => number) => ({ counts: f.players.map(read) });
  if (thing === "points") return { counts: desk.scores };
  if (thing === "track") return all((player) => player.track);
  // what an event or a person is about has another name than the card
  const title = kind === "event" ? NEEDS[f.events[Number(which) - 1] ?? ""] : kind === "person" ? `symbol-${which}` : undefined;
  if (title) return { title, ...compared(title, desk)! };
  if (kind === "symbol") return all((player) => player.symbols[which] ?? 0);
  return kind === "good" ? all((player) => player[which as "yuan" | "rice" | "fireworks"]) : undefined;
}
