// Where the number of an advice stands in a thing on the board: in the corner in which it covers least of what is read there.

import { clearest, ink } from "../shell/ink";

/** A number's size, and its distance from the edges. */
const SIZE = 20;
const AWAY = 5;

export type Corner = "se" | "sw" | "nw" | "ne";

export function corner(thing: Element): Corner {
  const box = thing.getBoundingClientRect();
  const [west, east, north, south] = [box.left + AWAY, box.right - AWAY - SIZE, box.top + AWAY, box.bottom - AWAY - SIZE];
  const corners: [Corner, DOMRect][] = [["se", new DOMRect(east, south, SIZE, SIZE)], ["sw", new DOMRect(west, south, SIZE, SIZE)], ["nw", new DOMRect(west, north, SIZE, SIZE)], ["ne", new DOMRect(east, north, SIZE, SIZE)]];
  const place = clearest(corners.map(([, at]) => at), ink(thing));
  return corners.find(([, at]) => at === place)![0];
}
