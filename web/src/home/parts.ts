// What pages that are written by the server and moved by a script share.

/** A day as the reader's language and clock have it; pages say it the same way before a script runs, by the clock of Greenwich. */
export const day = (at: number) => new Date(at * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-day]")) time.textContent = day(Number(time.dataset.day));

/** Whether something that was pressed is under way: the page is not fetched anew before it is done. */
export const underWay = () => !!document.querySelector("[aria-busy]");

export const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

function complain(place: Element, error?: unknown): void {
  const line = place.querySelector<HTMLElement>(".problem")!;
  line.textContent = error instanceof Error ? error.message : "";
  line.hidden = !error;
}

/** Do something for a part of the page; what goes wrong is said there. */
export async function attempt(place: Element, act: () => Promise<unknown>): Promise<void> {
  complain(place);
  place.setAttribute("aria-busy", "true");
  await act().catch((error: unknown) => complain(place, error));
  place.removeAttribute("aria-busy");
}
