// Where a bubble or a card stands: beside the thing it speaks of, inside the window, hiding as little as possible.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of one place another covers. */
export function overlap(one: Box, other: Box): number {
  return (
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  );
}

/** The drawn thing of an id that can be seen. */
export function shownThing(id: string): HTMLElement | undefined {
  const named = CSS.escape(id);
  const things = [...document.querySelectorAll<HTMLElement>(`[data-target="${named}"], [data-thing="${named}"]`)];
  return things.find((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden");
}

/** Below the prompt, which is never covered, where it stands above the board. */
export function highest(): number {
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  return prompt && prompt.top < innerHeight / 2 ? Math.max(0, prompt.bottom) + 8 : 8;
}

/** Below, above or at a side: where it hides least of what can be done. */
export function beside(at: DOMRect, size: DOMRect, thing: Element): { left: number; top: number } {
  const [middle, centre] = [at.left + at.width / 2 - size.width / 2, at.top + at.height / 2 - size.height / 2];
  const ceiling = highest();
  const others = [...document.querySelectorAll(".spot.legal")].filter((spot) => spot !== thing).map((spot) => spot.getBoundingClientRect());
  const wishes = [
    [middle, at.bottom + 8],
    [middle, at.top - 8 - size.height],
    [at.right + 10, centre],
    [at.left - 10 - size.width, centre],
  ].map(([left = 0, top = 0]) => {
    const [x, y] = [Math.max(8, Math.min(left, innerWidth - size.width - 8)), Math.max(ceiling, Math.min(top, innerHeight - size.height - 8))];
    return new DOMRect(x, y, size.width, size.height);
  });
  const cost = wishes.map((wish) => 4 * overlap(wish, at) + others.reduce((sum, it) => sum + overlap(wish, it), 0));
  return wishes[cost.indexOf(Math.min(...cost))]!;
}
