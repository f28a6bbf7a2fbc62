// The list of puzzles: what was solved, and the days in a row.

import "./home";
import "./puzzles.css";

import { howOf, kept } from "../puzzle/solved";
import { tell } from "./streak";

const now = await kept();
for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-puzzle]")) {
  const how = howOf(link.dataset.puzzle!, now);
  if (!how) continue;
  link.dataset.how = how;
  link.setAttribute("aria-label", `${link.dataset.name}: ${link.getAttribute(`data-said-${how}`)}`);
}
for (const count of document.querySelectorAll<HTMLElement>("[data-count]")) {
  const mine = count.closest("section")!.querySelectorAll("a[data-how]:not([data-how=shown])").length;
  if (mine) count.textContent = count.dataset.said!.replace("%1", String(mine)).replace("%2", count.dataset.total!);
}
document.querySelectorAll<HTMLElement>("[data-streak]").forEach((place) => void tell(place, now));
