// Half a second of pointing, a long press, or a tap after "what is this?" on any thing of the board opens its card.

import type { Desk } from "../core/desk.svelte";

const POINTING = 500;

function around(place: Element | null | undefined): HTMLElement | null {
  return place?.closest<HTMLElement>("[data-target], [data-thing]") ?? null;
}
/** The innermost thing around a place on the board. */
export function thingAt(place: Element | null | undefined): string {
  const { thing, target } = around(place)?.dataset ?? {};
  return thing ?? target ?? "";
}

/** While a drawn thing is pointed at it has its name without a tooltip, which would lie on its card; returns the way back. */
function withoutTooltip(at: Element | null): () => void {
  const title = at?.querySelector(":scope > title");
  if (!at || !title) return () => {};
  title.remove();
  at.setAttribute("aria-label", `${title.textContent} ${at.textContent}`.trim()); // the name says what can be read there, too
  return () => {
    at.removeAttribute("aria-label");
    at.prepend(title);
  };
}

/** The click that ends a long press means nothing: it would hit what lies behind the card, and put the card away. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (!event.isTrusted) return; // one that the page makes itself is meant
    event.preventDefault();
    event.stopPropagation();
    off();
  };
  const off = () => {
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", off, true);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", off, true);
  setTimeout(off, 100);
}

/** Watch a part of the page for pointing. */
export function pointing(node: HTMLElement, desk: Desk) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let now = "";
  let restore = () => {};
  let pressed = { x: -1, y: -1 };
  let long = false;
  const over = (event: PointerEvent) => {
    const thing = thingAt(event.target as Element);
    const at = around(event.target as Element);
    if (event.pointerType !== "mouse" || thing === now) return;
    leave();
    now = thing;
    restore = withoutTooltip((event.target as Element).closest(".spot"));
    // where the pointer was pressed, be it on a note that has gone, the board comes under it: that is no pointing
    if (event.clientX === pressed.x && event.clientY === pressed.y) return;
    if (thing) timer = setTimeout(() => void desk.explain(thing, { at }), POINTING);
  };
  const leave = () => {
    clearTimeout(timer);
    restore();
    restore = () => {};
    now = "";
    desk.pointAway();
  };
  const remember = (event: PointerEvent) => void (pressed = { x: event.clientX, y: event.clientY });
  const down = (event: PointerEvent) => {
    clearTimeout(timer);
    desk.pointAway();
    long = false;
    if (event.pointerType === "mouse") return;
    const thing = thingAt(event.target as Element);
    if (!thing) return;
    timer = setTimeout(() => {
      long = true;
      void desk.explain(thing, { asked: true });
    }, POINTING);
  };
  const stop = () => clearTimeout(timer);
  // somebody who has asked "what is this?" and then taps something
  const click = (event: MouseEvent) => {
    if (!desk.asking) return;
    event.preventDefault();
    event.stopPropagation();
    desk.asking = false;
    const thing = thingAt(event.target as Element);
    if (thing) void desk.explain(thing, { asked: true });
  };
  addEventListener("pointerdown", remember, true);
  node.addEventListener("click", click, true);
  node.addEventListener("pointerover", over);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", down);
  // a finger that is lifted, or that scrolls, does not press any longer
  const lifted = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    stop();
    if (long) swallowClick();
    long = false;
  };
  node.addEventListener("pointerup", lifted);
  node.addEventListener("pointercancel", lifted);
  return {
    destroy() {
      stop();
      removeEventListener("pointerdown", remember, true);
      node.removeEventListener("click", click, true);
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", lifted);
      node.removeEventListener("pointercancel", lifted);
    },
  };
}
