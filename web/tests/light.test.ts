// The teacher's note stands beside what it speaks of and hides none of it.

import { describe, expect, it } from "vitest";

import { standing, type Ground } from "../src/lesson/light";
import { overlap, type Box } from "../src/shell/places";

const free: Box = { left: 10, top: 70, right: 1430, bottom: 890 };
const size = { width: 420, height: 240 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const ground = (parts: Partial<Ground>): Ground => ({ lit: [], about: [], chosen: [], own: [], others: [], legal: [], things: [], ...parts });
const placed = (parts: Partial<Ground>) => {
  const stand = standing(size, ground(parts), free);
  return { ...stand, box: box(stand.left, stand.top, size.width, size.height) };
};

describe("where the note stands", () => {
  it("points at what is lit where there is room beside it", () => {
    const lit = box(1000, 400, 80, 60);
    const note = placed({ lit: [lit] });
    expect(note.side).not.toBe("");
    expect(note.line).toBeUndefined();
    expect(overlap(note.box, lit)).toBe(0);
  });

  it("hides nothing of an island that the words are about, however small the lit road on it", () => {
    const [lit, about] = [box(480, 170, 26, 26), [box(390, 70, 200, 190)]];
    const note = placed({ lit: [lit], about });
    expect(overlap(note.box, about[0]!)).toBe(0);
    // the road lies in the midst of the island: a line leads there
    expect(note.side).toBe("");
    const [x, y] = note.line![1] as [number, number];
    expect(x >= lit.left && x <= lit.right && y >= lit.top && y <= lit.bottom).toBe(true);
  });

  it("leads its line between what lies on the way", () => {
    const lit = box(900, 160, 400, 30);
    const cards = [box(900, 300, 180, 70), box(1090, 300, 210, 70)];
    const about = [box(10, 70, 1420, 80), box(900, 195, 400, 230), box(10, 70, 880, 820), box(1310, 70, 120, 820)];
    const note = placed({ lit: [lit], about, things: [...cards, box(900, 195, 400, 40)] });
    const [[from], [to, end]] = note.line as [[number, number], [number, number]];
    expect(from).toBe(to);
    expect(cards.every((card) => to < card.left || to > card.right)).toBe(true);
    expect(end).toBe(lit.bottom);
  });

  it("prefers the side on which fewer other things lie", () => {
    const lit = box(700, 400, 60, 60);
    const below = Array.from({ length: 12 }, (_, index) => box(400 + 60 * index, 480, 50, 200));
    const note = placed({ lit: [lit], things: below });
    expect(below.reduce((sum, one) => sum + overlap(note.box, one), 0)).toBe(0);
  });

  it("hides no number of what one has, even if it has to stand farther away for that", () => {
    const lit = box(560, 400, 300, 60);
    const own = [box(540, 480, 340, 24), box(540, 330, 340, 24)];
    const things = [box(0, 70, 500, 820), box(920, 70, 510, 820)];
    const note = placed({ lit: [lit], own, things });
    expect(own.reduce((sum, one) => sum + overlap(note.box, one), 0)).toBe(0);
    expect(overlap(note.box, lit)).toBe(0);
  });

  it("hides no row of the others while a turn is confirmed: it stands close to them", () => {
    const others = [box(1160, 110, 270, 56)];
    const note = placed({ lit: [box(1290, 8, 130, 44)], others, things: [box(10, 70, 1130, 820)] });
    expect(others.reduce((sum, one) => sum + overlap(note.box, one), 0)).toBe(0);
  });

  it("points only at what lies at its side", () => {
    // a button above the room that is left: nothing fits beside it but below
    const note = placed({ lit: [box(1290, 8, 130, 44)] });
    expect(note.side === "" || note.side === "top").toBe(true);
  });

  it("stays in the window even if everything is lit", () => {
    const note = placed({ lit: [free] });
    expect(note.left).toBeGreaterThanOrEqual(free.left);
    expect(note.top + size.height).toBeLessThanOrEqual(free.bottom);
  });
});
