// What a page in the background says when it is somebody's turn: its title, its icon, a sound.

import { preference } from "../core/preferences";

let before: boolean | undefined;

/** Show in the tab whether it is my turn; when it becomes so while I am elsewhere, it can be heard, once. */
export function notice(mine: boolean, turn: string, name: string): void {
  document.title = mine ? `● ${turn} · ${name}` : `${name} · Teahouse`;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", mine ? "/favicon-turn.svg" : "/favicon.svg");
  if (mine && before === false && audible() && !document.hasFocus()) void import("./sound").then(({ sound }) => sound());
  before = mine;
}

function audible(): boolean {
  const wish = preference("sound");
  return wish === "auto" ? !matchMedia("(pointer: coarse)").matches : wish === "on";
}
