// Which round it is and what it consists of, for the line in the prompt bar.

import type { Desk } from "../core/desk.svelte";

export interface Told {
  title: string;
  phases: { name: string; now: boolean }[];
}

/** So many phases have room beside the prompt; where there are more, the present one stands alone. */
const MOST = 4;

/** The moment in words; a phase outside the round (the start, the end) stands alone, too. */
export function momentOf(desk: Desk): Told | null {
  const { moment, words } = desk;
  if (!moment) return null;
  const { round, rounds, phase, phases } = moment;
  const names = !phase || (phases.includes(phase) && phases.length <= MOST) ? phases.slice(0, MOST) : [phase];
  return {
    title: words.text(round ? "moment" : "moment-before", { round, rounds }),
    phases: names.map((name) => ({ name: words.text(`phase-${name}`), now: name === phase })),
  };
}
