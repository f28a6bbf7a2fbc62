// What a page in the background says when it is somebody's turn: its title, its icon, a sound.

import { preference } from "../core/preferences";

const RANG = "rang";
let before: number | undefined;

/** Show in the tab at how many tables it is my turn; when one more waits while I am elsewhere, it can be heard, once. */
export function notice(waits: number, turn: string, name: string, idle = `${name} · Teahouse`): void {
  document.title = waits ? `● ${turn} · ${name}` : idle;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", waits ? "/favicon-turn.svg" : "/favicon.svg");
  if (before !== undefined && waits > before && audible() && !document.hasFocus() && alone()) void import("./sound").then(({ sound }) => sound());
  before = waits;
}

function audible(): boolean {
  const wish = preference("sound");
  return wish === "auto" ? !matchMedia("(pointer: coarse)").matches : wish === "on";
}

/** Of several pages of the house that hear of the same turn one can be heard. */
function alone(): boolean {
  const now = Date.now();
  if (Math.abs(now - Number(localStorage.getItem(RANG))) < 2000) return false;
  localStorage.setItem(RANG, String(now));
  return true;
}
