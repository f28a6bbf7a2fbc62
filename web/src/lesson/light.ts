// Where the light falls and where the note stands: beside what it speaks of, never on it.

import { overlap, type Box } from "../shell/places";

export interface Stand {
  left: number;
  top: number;
  /** At which side of the note the thing lies, and where along that side the tip is. */
  side: "" | "top" | "bottom" | "left" | "right";
  tip: number;
  /** From the note to the thing, where they do not lie side by side. */
  line?: [number[], number[]];
}

/** The drawn thing of an id that can be seen; of things that everybody has, one's own. */
export function thingOf(id: string, seat: number): HTMLElement | undefined {
  const named = CSS.escape(id);
  const seen = (query: string) =>
    [...document.querySelectorAll<HTMLElement>(query)].filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden");
  const found = seen(`main [data-target="${named}"], main [data-thing="${named}"]`);
  // what has no room here is reached by what leads there
  if (!found.length) return seen("main [data-leads]").find((one) => id.startsWith(one.dataset.leads!));
  // what can be pressed may be a part of the thing: the whole of it is meant
  const pressed = found.find((one) => one.matches(".legal, .choice"));
  return (
    (pressed && found.find((one) => one !== pressed && one.contains(pressed))) ??
    pressed ??
    found.find((one) => !one.closest("[id^=seat-]")) ??
    found.find((one) => one.closest(`#seat-${seat + 1}`)) ??
    found[0]
  );
}

/** A way across the sea is lit at its end, a site at its peg. */
export function litPart(thing: Element): Element {
  return thing.querySelector("[data-light]") ?? thing;
}

/** The part of a thing that is not cut off by what it lies in. */
export function boxOf(thing: Element): Box | null {
  const own = litPart(thing).getBoundingClientRect();
  const box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    box.left = Math.max(box.left, edge.left);
    box.right = Math.min(box.right, edge.right);
    box.top = Math.max(box.top, edge.top);
    box.bottom = Math.min(box.bottom, edge.bottom);
  }
  return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}

/** Everything on the board that has a card, but for what is as large as a part of it. */
export function thingsOnBoard(): Box[] {
  return [...document.querySelectorAll("main :is([data-target], [data-thing])")].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width * box.height < 30_000);
}

/** The numbers of what a seat has that can be seen, in its row and on its own board. */
export function numbersOf(seat: number): Element[] {
  const places = `#seat-${seat + 1} [data-count], #board :is([data-thing^="count-"], [data-thing^="good-"])`;
  return [...document.querySelectorAll(places)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
}

/** What the other seats have. */
export function othersOf(seat: number): Box[] {
  const rows = [...document.querySelectorAll("[id^=seat-]")].filter((row) => /^seat-\d+$/.test(row.id) && row.id !== `seat-${seat + 1}`);
  return rows.filter((row) => row.checkVisibility({ visibilityProperty: true })).flatMap((row) => boxOf(row) ?? []);
}

const GAP = 14;
/** So far a line keeps away from what it need not cross. */
const CLEAR = 2;

/** What lies on the table while the note is put down: the boxes that it must not hide, the worst first. */
export interface Ground {
  lit: Box[];
  about: Box[];
  chosen: Box[];
  /** What somebody has, in numbers: needed all the time, whatever is spoken of. */
  own: Box[];
  others: Box[];
  legal: Box[];
  things: Box[];
}
const WORTH: Record<keyof Ground, number> = { lit: 400, about: 60, chosen: 10, own: 50, others: 4, legal: 2, things: 0.25 };

/** Where a note of this size hides nothing that is lit or spoken of, and as little as possible of everything else. */
export function standing(size: { width: number; height: number }, ground: Ground, free: Box): Stand {
  const at = ground.lit[0];
  const wishes: Stand[] = [];
  const inside = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
  const put = (left: number, top: number, side: Stand["side"]) => {
    const stand: Stand = { left: inside(left, free.left, free.right - size.width), top: inside(top, free.top, free.bottom - size.height), side, tip: 0 };
    if (at && side && !beside(box(stand), at, side)) stand.side = "";
    wishes.push(stand);
  };
  const box = (stand: Stand): Box => ({ left: stand.left, top: stand.top, right: stand.left + size.width, bottom: stand.top + size.height });
  const shares = [0.5, 0, 1, 0.25, 0.75];
  if (at) {
    for (const share of shares) {
      const left = at.left + share * (at.right - at.left - size.width);
      put(left, at.bottom + GAP, "top");
      put(left, at.top - GAP - size.height, "bottom");
      const top = at.top + share * (at.bottom - at.top - size.height);
      put(at.right + GAP, top, "left");
      put(at.left - GAP - size.width, top, "right");
    }
  }
  for (const down of [1, 0, 0.5, 0.25, 0.75])
    for (const across of [0, 1, 0.5, 0.25, 0.75]) put(free.left + across * (free.right - free.left - size.width), free.top + down * (free.bottom - free.top - size.height), "");
  // close beside or below what somebody has, rather than on its edge
  for (const it of [...ground.own, ...ground.others]) {
    const across = it.left - GAP - size.width;
    put(across, at ? at.bottom + GAP : it.top, "top");
    for (const left of [across, it.right - size.width]) put(left, it.bottom + GAP, "");
  }
  const cost = (stand: Stand, index: number) => {
    const here = box(stand);
    const hidden = Object.entries(ground).reduce((sum, [kind, boxes]: [string, Box[]]) => sum + boxes.reduce((all, it) => all + overlap(here, it), 0) * WORTH[kind as keyof Ground], 0);
    // where not everything that is lit can stay free, the first of it does
    return hidden + index + (stand.side ? 0 : 20_000) + (at ? away(here, at) * 60 + overlap(here, at) * 4000 : 0);
  };
  const costs = wishes.map(cost);
  const best = wishes[costs.indexOf(Math.min(...costs))]!;
  if (at && best.side) {
    const across = best.side === "top" || best.side === "bottom";
    best.tip = across ? inside((at.left + at.right) / 2 - best.left, 20, size.width - 20) : inside((at.top + at.bottom) / 2 - best.top, 20, size.height - 20);
  }
  if (at && !best.side) {
    const here = box(best);
    const [x, y] = [inside(between(here, at, ground.things) ?? (here.left + here.right) / 2, at.left, at.right), inside((here.top + here.bottom) / 2, at.top, at.bottom)];
    if (away(here, at) > 4) best.line = [[inside(x, here.left, here.right), inside(y, here.top, here.bottom)], [x, y]];
  }
  return best;
}

/** How far from the left a line straight up or down hides the least of other things, near the middle; nothing if it would not be straight. */
function between(one: Box, other: Box, things: Box[]): number | undefined {
  const [left, right] = [Math.max(one.left, other.left) + CLEAR, Math.min(one.right, other.right) - CLEAR];
  const [top, bottom] = [Math.min(one.bottom, other.bottom), Math.max(one.top, other.top)];
  const middle = (left + right) / 2;
  let [best, least] = [undefined as number | undefined, Infinity];
  for (let x = left; x <= right; x++) {
    const line = { left: x - CLEAR, right: x + CLEAR, top, bottom };
    const cost = things.reduce((sum, it) => sum + overlap(line, it), 0) + Math.abs(x - middle) / 100;
    if (cost < least) [best, least] = [x, cost];
  }
  return best;
}

/** Whether a note can point at a thing that should lie at one of its sides: the window may have pushed it away. */
function beside(note: Box, at: Box, side: Exclude<Stand["side"], "">): boolean {
  const near = { top: note.top - at.bottom, bottom: at.top - note.bottom, left: note.left - at.right, right: at.left - note.right }[side];
  const level = side === "top" || side === "bottom" ? Math.min(note.right, at.right) - Math.max(note.left, at.left) : Math.min(note.bottom, at.bottom) - Math.max(note.top, at.top);
  return near >= 4 && near <= GAP + 8 && level > 8;
}

/** How far two boxes lie apart. */
function away(one: Box, other: Box): number {
  return Math.hypot(Math.max(0, one.left - other.right, other.left - one.right), Math.max(0, one.top - other.bottom, other.top - one.bottom));
}

/** A thing of a few pixels: its light is fine, so that what lies beside it can still be seen. */
export function small(box: Box): boolean {
  return Math.min(box.right - box.left, box.bottom - box.top) < 64;
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}
