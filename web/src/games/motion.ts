// Motion shows where things went: a piece that lies elsewhere after a move glides there from where it lay.

/** Whether this person wants motion. */
export function lively(): boolean {
  return document.documentElement.dataset.motion !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const LONGEST = 320;

export type Places = Map<string, DOMRect>;

/** Where the pieces of a board are now: everything with data-piece, by its name. */
export function places(board: Element): Places {
  const found: Places = new Map();
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const at = piece.getBoundingClientRect();
    if (at.width) found.set(piece.dataset.piece!, at);
  }
  return found;
}

/** Let every piece that was elsewhere before glide to its place; a new one appears. Nothing waits for it. */
export function glide(board: Element, before: Places): void {
  if (!before.size || !lively()) return;
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const old = before.get(piece.dataset.piece!);
    const timing = { duration: LONGEST, easing: "cubic-bezier(.2,.7,.2,1)" };
    if (!old) {
      piece.animate({ opacity: [0, 1] }, timing);
      continue;
    }
    // inside a drawing lengths are those of the drawing
    const scale = (piece as unknown as SVGGraphicsElement).getScreenCTM?.()?.a || 1;
    const unit = piece instanceof SVGElement && !(piece instanceof SVGSVGElement) ? scale : 1;
    const [x, y] = [(old.left - now.left) / unit, (old.top - now.top) / unit];
    if (Math.hypot(x, y) * unit > 4) piece.animate({ transform: [`translate(${x}px, ${y}px)`, "none"] }, timing);
  }
}

/** On a page that scrolls, what is asked for comes into sight, unless some of it is in sight already. */
export function intoSight(): void {
  const frame = document.querySelector(".t");
  if (!frame || frame.scrollHeight <= frame.clientHeight + 1) return;
  const spots = [...document.querySelectorAll<HTMLElement>(".spot.legal")].filter((spot) => spot.getClientRects().length);
  const { bottom } = frame.getBoundingClientRect();
  const seen = (spot: HTMLElement) => {
    const at = spot.getBoundingClientRect();
    return at.top > 0 && at.bottom < bottom;
  };
  if (spots.length && !spots.some(seen)) spots[0]!.scrollIntoView({ block: "center", behavior: lively() ? "smooth" : "instant" });
}
