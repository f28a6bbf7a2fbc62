// How many days in a row the puzzle of the day was solved in this browser, and whether today's is.

import { kept, streakAt } from "../puzzle/solved";

/** Say so at a place that has the sentences. */
export function tell(place: HTMLElement): void {
  const { day = "", id = "", solved = "", one = "", many = "" } = place.dataset;
  const now = kept();
  const days = streakAt(day, now);
  const said = [id in now.solved ? solved : "", days === 1 ? one : days ? many.replace("%", String(days)) : ""];
  place.textContent = said.filter(Boolean).join(" · ");
  place.hidden = !place.textContent;
}
