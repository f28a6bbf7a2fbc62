// What is read on the page, as places: rings and their numbers keep clear of it.

import { overlap } from "./places";

/** Signs up to this size are read with the words and numbers beside them. */
const SIGN = 30;

/** The words, numbers and small signs in a part of the page. */
export function ink(part: Element): DOMRect[] {
  const found = [...part.querySelectorAll("svg")].map((sign) => sign.getBoundingClientRect()).filter((box) => box.width > 0 && box.width <= SIGN);
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim() || texts.currentNode.parentElement!.closest(".hidden, .spotname, .rings")) continue;
    range.selectNodeContents(texts.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}

/** Of some places the first of those that cover least of what is read. */
export function clearest(places: DOMRect[], read: DOMRect[]): DOMRect {
  const covered = places.map((place) => read.reduce((sum, one) => sum + overlap(place, one), 0));
  return places[covered.indexOf(Math.min(...covered))]!;
}
