// What boats reach in the action at hand, as the game says it.

import type { Desk } from "../../core/desk.svelte";

/** Boats left in the action at hand, and the field that a cube comes from; null if no boats are needed. */
export function tripOf(desk: Desk): { left: number; from?: string } | null {
  return desk.hint("boat-track") ?? null;
}

/** Boats between a province and the other end of the way, once a piece is chosen. */
export function boatsTo(desk: Desk, province: string): number | undefined {
  const hint = desk.hint(`province-${province}`);
  return hint?.sea ? undefined : hint?.boats;
}

/** While a piece travels: how far a province is, and what is lacking there. */
export function reachOf(desk: Desk, province: string): { ok: boolean; text: string } | null {
  const hint = desk.hint(`province-${province}`);
  if (!hint) return null;
  const { boats, sea, lacks, good, colour } = hint;
  const say = (id: string, args = {}) => desk.words.text(id, args);
  if (!lacks) return { ok: true, text: say(sea ? "web-yz-boats-to-sea" : "web-yz-boats-needed", { boats }) };
  if (lacks === "boats") return { ok: false, text: say("web-yz-out-of-reach", { boats }) };
  if (lacks === "colour") return { ok: false, text: say("web-yz-no-material", { colour: { ref: `colour-${colour}` } }) };
  return { ok: false, text: say("web-yz-no-slot", { good: { ref: `good-${good}` } }) };
}
