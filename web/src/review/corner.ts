// Where the number of an advice stands in a thing on the board: in the corner in which it covers least of what is read there.

/** A number's size, and its distance from the edges. */
const SIZE = 20;
const AWAY = 5;
/** Signs up to this size stand beside a number and are read with it. */
const SIGN = 24;

export type Corner = "se" | "sw" | "nw" | "ne";

/** What is read in a thing: its words and numbers, and the signs beside them. */
function read(thing: Element): DOMRect[] {
  const found = [...thing.querySelectorAll("svg")].map((sign) => sign.getBoundingClientRect()).filter((box) => box.width <= SIGN);
  const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim() || texts.currentNode.parentElement!.closest(".hidden, .spotname")) continue;
    range.selectNodeContents(texts.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}

export function corner(thing: Element): Corner {
  const box = thing.getBoundingClientRect();
  const [west, east, north, south] = [box.left + AWAY, box.right - AWAY - SIZE, box.top + AWAY, box.bottom - AWAY - SIZE];
  const places: [Corner, number, number][] = [["se", east, south], ["sw", west, south], ["nw", west, north], ["ne", east, north]];
  const words = read(thing);
  const covered = ([, left, top]: [Corner, number, number]) =>
    words.reduce((sum, word) => sum + Math.max(0, Math.min(left + SIZE, word.right) - Math.max(left, word.left)) * Math.max(0, Math.min(top + SIZE, word.bottom) - Math.max(top, word.top)), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))[0];
}
