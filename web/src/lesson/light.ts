// Where the light falls and where the note stands: beside what it speaks of, never on it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Stand {
  left: number;
  top: number;
  /** At which side of the note the thing lies, and where along that side the tip is. */
  side: "" | "top" | "bottom" | "left" | "right";
  tip: number;
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

/** The part of a thing that is not cut off by what it lies in. */
export function boxOf(thing: Element): Box | null {
  const own = thing.getBoundingClientRect();
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

export function overlap(one: Box, other: Box): number {
  return (
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  );
}

const GAP = 14;

/** Where a note of this size hides nothing that is lit, and as little as possible of what was chosen and what can be done. */
export function standing(size: { width: number; height: number }, lit: Box[], free: Box, chosen: Box[], others: Box[]): Stand {
  const at = lit[0];
  const wishes: Stand[] = [];
  const inside = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
  const put = (left: number, top: number, side: Stand["side"]) => {
    const stand = { left: inside(left, free.left, free.right - size.width), top: inside(top, free.top, free.bottom - size.height), side, tip: 0 };
    wishes.push(stand);
  };
  if (at) {
    const [middle, centre] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    for (const left of [middle - size.width / 2, at.left, at.right - size.width]) {
      put(left, at.bottom + GAP, "top");
      put(left, at.top - GAP - size.height, "bottom");
    }
    for (const top of [centre - size.height / 2, at.top, at.bottom - size.height]) {
      put(at.right + GAP, top, "left");
      put(at.left - GAP - size.width, top, "right");
    }
  }
  for (const left of [free.left, free.right - size.width]) for (const top of [free.bottom - size.height, free.top]) put(left, top, "");
  const box = (stand: Stand): Box => ({ left: stand.left, top: stand.top, right: stand.left + size.width, bottom: stand.top + size.height });
  const cost = (stand: Stand, index: number) =>
    lit.reduce((sum, it, place) => sum + overlap(box(stand), it) * (place ? 40 : 400), 0) +
    chosen.reduce((sum, it) => sum + overlap(box(stand), it) * 10, 0) +
    others.reduce((sum, it) => sum + overlap(box(stand), it), 0) + index + (stand.side ? 0 : 20_000);
  const best = wishes.reduce((one, other) => (cost(other, wishes.indexOf(other)) < cost(one, wishes.indexOf(one)) ? other : one));
  if (at && best.side) {
    const across = best.side === "top" || best.side === "bottom";
    best.tip = across ? inside((at.left + at.right) / 2 - best.left, 20, size.width - 20) : inside((at.top + at.bottom) / 2 - best.top, 20, size.height - 20);
    const near = { top: best.top - at.bottom, bottom: at.top - (best.top + size.height), left: best.left - at.right, right: at.left - (best.left + size.width) }[best.side];
    if (near < 4 || near > GAP + 8) best.side = "";
  }
  return best;
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}
