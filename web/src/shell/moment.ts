// Which round it is and what it consists of, for the line in the prompt bar.

import type { Desk } from "../core/desk.svelte";

export interface Told {
  title: string;
  phases: { name: string; now: boolean }[];
}

/** The moment in words; a phase outside the round (the start, the end) stands alone. */
export function momentOf(desk: Desk): Told | null {
  const { moment, words } = desk;
  if (!moment) return null;
  const { round, rounds, phase, phases } = moment;
  const names = !phase || phases.includes(phase) ? phases : [phase];
  return {
    title: words.text(round ? "moment" : "moment-before", { round, rounds }),
    phases: names.map((name) => ({ name: words.text(`phase-${name}`), now: name === phase })),
  };
}
