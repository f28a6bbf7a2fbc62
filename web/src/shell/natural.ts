// The natural thing to click: a room, a row, a square stands for the smaller thing that carries the move.

import type { Desk } from "../core/desk.svelte";

/** Parts of the table on which a click means the table, not a thing. */
const GROUND = "section, svg, nav, aside, header, main";

/**
 * A click inside `data-for="target …"` that hits nothing playable counts for the one of these targets that can be
 * played; if several can, they are offered. A click on any other thing that is no button opens its card.
 */
export function natural(node: HTMLElement, desk: Desk) {
  const click = (event: MouseEvent) => {
    const at = event.target as Element;
    if (!event.detail) return; // keys mean exactly what has the focus
    if (at.closest(".spot.legal, .flood, button:not(.spot), a, input, summary")) return;
    for (let area = at.closest<HTMLElement>("[data-for]"); area; area = area.parentElement?.closest<HTMLElement>("[data-for]") ?? null) {
      const legal = area.dataset.for!.split(" ").filter((target) => desk.legal(target).length);
      const spots = legal.flatMap((target) => [...node.querySelectorAll<HTMLElement>(`.spot.legal[data-target="${target}"]`)].slice(0, 1));
      if (!spots.length) continue;
      event.preventDefault();
      event.stopPropagation();
      if (spots.length === 1) spots[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      else desk.choosing = { target: legal[0]!, moves: legal.flatMap((target) => desk.legal(target)) };
      return;
    }
    if (at.closest(".spot")) return;
    const thing = at.closest<HTMLElement>("[data-thing]");
    if (thing && !thing.matches(GROUND)) void desk.explain(thing.dataset.thing!, { asked: true });
  };
  node.addEventListener("click", click, true);
  return { destroy: () => node.removeEventListener("click", click, true) };
}
