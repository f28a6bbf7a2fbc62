// The keyboard: arrows walk over what is possible, Enter takes it, u takes back, c confirms, x explores the rest.

import { flushSync } from "svelte";

import type { Desk } from "../core/desk.svelte";
import type { Pace } from "../core/pace.svelte";
import type { Since } from "../core/since.svelte";
import { thingAt } from "./pointing";

/** The cheat sheet: keys and the id of what they do. */
export const SHEET: [string[], string][] = [
  [["→", "←"], "web-key-walk"],
  [["Enter"], "web-key-take"],
  [["u"], "web-key-undo"],
  [["c"], "web-key-confirm"],
  [["x"], "web-key-explore"],
  [["Esc"], "web-key-close"],
  [["a"], "web-key-advice"],
  [["t"], "web-key-talk"],
  [["l"], "web-key-log"],
  [["r"], "web-key-rule"],
  [["n"], "web-key-next"],
  [["p"], "web-key-back"],
  [["s"], "web-key-since"],
  [["?"], "web-key-help"],
];

/** Those of a game that is looked at again. */
export const REPLAY: [string[], string][] = [
  [["→", "←"], "web-key-turns"],
  [["↓", "↑"], "web-key-rounds"],
  [["␣"], "web-autoplay"],
  [["t"], "web-try-here"],
  [["l"], "web-key-log"],
  [["r"], "web-key-rule"],
  [["?"], "web-key-help"],
];

/** Everything on the page that can be acted on; with `all`, also what cannot and says why not. */
export function spots(all = false): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(all ? ".spot, .choice" : ".spot.legal, .choice");
  return [...found].filter((spot) => spot.getClientRects().length > 0 && getComputedStyle(spot).visibility !== "hidden");
}

export function step(by: number, all = false): void {
  const list = spots(all);
  if (!list.length) return;
  const now = list.indexOf(document.activeElement as HTMLElement);
  list[now < 0 && by < 0 ? list.length - 1 : (now + by + list.length) % list.length]?.focus();
}

/** The clause of the innermost thing around a place on the board that has one. */
function clauseOf(desk: Desk, place: HTMLElement | null | undefined): string | undefined {
  const around = place?.closest<HTMLElement>("[data-rule], [data-thing], [data-target]");
  if (!around) return undefined;
  const { rule, thing, target } = around.dataset;
  return rule ?? desk.clauseOf(thing ?? target ?? "") ?? clauseOf(desk, around.parentElement);
}

/** The clause of the thing that has the focus of the keyboard, or else of the one under the pointer. */
function clauseAt(desk: Desk, focused: HTMLElement): string | undefined {
  const pointed = clauseOf(desk, [...document.querySelectorAll<HTMLElement>(":hover")].at(-1));
  // a question mark that was pressed keeps the focus: it is no thing of the board
  const reached = clauseOf(desk, focused.matches(".ask") ? null : focused);
  return focused.matches(":focus-visible") ? (reached ?? pointed) : (pointed ?? reached);
}

export interface Sheets {
  help(): void;
  talk(): void;
  advise(): void;
  pace?: Pace | undefined;
  since?: Since | undefined;
}

let exploring = false;

export function keys(event: KeyboardEvent, desk: Desk, sheets: Sheets): void {
  const at = event.target as HTMLElement;
  const typing = at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type !== "radio" && at.type !== "checkbox");
  const sheet = at.closest("[data-sheet]");
  if (sheet && event.key === "Escape") desk.rule = null;
  if (typing || event.altKey || event.metaKey || sheet || at.closest("dialog")) return;
  if (event.key === "Escape") {
    if (!desk.whyNot && !desk.card && !desk.choosing) desk.rule = null;
    desk.whyNot = null;
    desk.card = null;
    desk.choosing = null;
    desk.asking = false;
    exploring = false;
  } else if ((event.ctrlKey && event.key === "z") || (!event.ctrlKey && event.key === "u")) {
    event.preventDefault();
    void desk.undo();
  } else if (event.ctrlKey) {
    return;
  } else if (event.key === "c") {
    if (desk.complete) void desk.confirm();
  } else if (event.key === "x") {
    exploring = !exploring;
    step(1, exploring);
  } else if (event.key === "n" || event.key === "p" || (event.key === " " && desk.waiting && at === document.body)) {
    event.preventDefault();
    if (desk.waiting) sheets.pace?.next();
    else if (sheets.since?.told.length) sheets.since.step(event.key === "p" ? -1 : 1);
  } else if (event.key === "s") {
    sheets.since?.open();
  } else if (event.key === "a") {
    sheets.advise();
  } else if (event.key === "t") {
    event.preventDefault();
    sheets.talk();
  } else if (event.key === "l") {
    sheets.since?.close(); // it stands where the log stands
    flushSync();
    document.querySelector<HTMLElement>("[role=log]")?.focus();
  } else if (event.key === "?") {
    event.preventDefault();
    // what has the focus explains itself; without one, the keys do
    const thing = at.closest("#board, .rail, .choices") ? thingAt(at) : "";
    if (!thing) sheets.help();
    else void desk.explain(thing, { asked: true }).then((known) => known || sheets.help());
  } else if (event.key === "r") {
    const clause = desk.card?.about.clauses[0] ?? clauseAt(desk, at);
    if (clause) desk.open(clause);
  } else if (at.closest("[role=log], input, [data-keys]")) {
    return;
  } else if (event.key === "ArrowRight" || event.key === "ArrowDown") {
    event.preventDefault();
    step(1, exploring || event.shiftKey);
  } else if (event.key === "ArrowLeft" || event.key === "ArrowUp") {
    event.preventDefault();
    step(-1, exploring || event.shiftKey);
  }
}
