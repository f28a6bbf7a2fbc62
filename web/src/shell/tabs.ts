// On a phone one zone is open at a time: in which one there is something to do.

import type { Desk } from "../core/desk.svelte";
import type { Move } from "../core/wire";
import type { GameBoard } from "../games";

/** The legal moves by the zone in which their things lie; moves that have a button at the prompt lie nowhere. */
export function byZone(desk: Desk, game: GameBoard): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of desk.moves) {
    const zone = game.drawn(move.target) ? (game.lies?.(move, desk) ?? game.zones[0]!.id) : "";
    if (zone) found.set(zone, [...(found.get(zone) ?? []), move]);
  }
  return found;
}

/** The legal moves that have a button at the prompt, wherever their things lie. */
export function atPrompt(desk: Desk, game: GameBoard): Move[] {
  const named = game.named?.(desk) ?? [];
  return desk.moves.filter((move) => !game.drawn(move.target) || named.includes(move));
}

/** The zone that opens for a question: the game's own choice, unless nothing can be done there but somewhere else. */
export function zoneFor(desk: Desk, game: GameBoard): string {
  const wish = game.zoneAt?.(desk) ?? game.zoneOf?.(desk.moves[0]!.kind) ?? desk.zone;
  const zones = byZone(desk, game);
  if (!zones.size || zones.has(wish)) return wish;
  return [...zones].sort(([, one], [, two]) => two.length - one.length)[0]![0];
}
