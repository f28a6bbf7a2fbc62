// How many days in a row the puzzle of the day was solved, and whether today's is.

import { kept, solvedOn, streakAt, type Solved } from "../puzzle/solved";

/** Say so at a place that has the sentences. */
export async function tell(place: HTMLElement, known?: Solved[]): Promise<void> {
  const { day = "", solved = "", one = "", many = "" } = place.dataset;
  const now = known ?? (await kept());
  const days = streakAt(day, now);
  const said = [solvedOn(day, now) ? solved : "", days === 1 ? one : days ? many.replace("%", String(days)) : ""];
  place.textContent = said.filter(Boolean).join(" · ");
  place.hidden = !place.textContent;
}
