// The keyboard: arrows walk over what is possible, Enter takes it, u takes back, c confirms, x explores the rest.

import type { Desk } from "../core/desk.svelte";

/** Everything on the page that can be acted on; with `all`, also what cannot and says why not. */
export function spots(all = false): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(all ? ".spot, .choice" : ".spot.legal, .choice");
  return [...found].filter((spot) => spot.getClientRects().length > 0);
}

export function step(by: number, all = false): void {
  const list = spots(all);
  if (!list.length) return;
  const now = list.indexOf(document.activeElement as HTMLElement);
  list[(now + by + list.length) % list.length]?.focus();
}

export function keys(event: KeyboardEvent, desk: Desk): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (typing || event.altKey || event.metaKey) return;
  if (event.key === "Escape") {
    desk.whyNot = null;
    desk.choosing = null;
  } else if ((event.ctrlKey && event.key === "z") || (!event.ctrlKey && event.key === "u")) {
    event.preventDefault();
    void desk.undo();
  } else if (event.ctrlKey) {
    return;
  } else if (event.key === "c") {
    if (desk.complete) void desk.confirm();
  } else if (event.key === "ArrowRight" || event.key === "ArrowDown") {
    event.preventDefault();
    step(1, event.shiftKey);
  } else if (event.key === "ArrowLeft" || event.key === "ArrowUp") {
    event.preventDefault();
    step(-1, event.shiftKey);
  }
}
