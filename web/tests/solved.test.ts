import { beforeEach, describe, expect, it } from "vitest";

import { add, here, howOf, keep, kept, solvedOn, streakAt, type Solved } from "../src/puzzle/solved";

const store = new Map<string, string>();
Object.assign(globalThis, {
  document: { body: { dataset: { known: "no" } } },
  localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) },
});
beforeEach(() => store.clear());

const solved = (...days: [string, string, number][]): Solved[] =>
  days.reduce<Solved[]>((found, [puzzle, day, tries]) => add(found, { puzzle, day, tries }), []);

describe("what was solved", () => {
  it("counts the first time", () => {
    const found = solved(["a", "", 0], ["a", "", 1], ["b", "", 1], ["b", "2026-11-16", 2], ["c", "", 3]);
    expect(["a", "b", "c", "d"].map((id) => howOf(id, found))).toEqual(["shown", "first", "later", undefined]);
  });
  it("counts days in a row, also over the end of a month", () => {
    const found = solved(["a", "2026-11-29", 1], ["b", "2026-11-30", 2], ["b", "2026-11-30", 2], ["c", "2026-12-01", 1]);
    expect(["2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"].map((day) => streakAt(day, found))).toEqual([0, 1, 2, 3, 3, 0]);
    expect(streakAt("2026-12-03", solved(["d", "2026-12-03", 1], ["a", "2026-12-01", 1]))).toBe(1);
  });
  it("goes on with a puzzle that was solved ahead of its day, and with one that comes again", () => {
    const ahead = solved(["b", "", 1], ["a", "2026-11-16", 1], ["b", "2026-11-17", 1]);
    expect(streakAt("2026-11-17", ahead)).toBe(2);
    const again = add(ahead, { puzzle: "a", day: "2026-11-18", tries: 1 });
    expect(streakAt("2026-11-18", again)).toBe(3);
  });
  it("is not solved today because it was solved before", () => {
    const found = solved(["a", "", 1], ["b", "2026-11-16", 1]);
    expect([solvedOn("2026-11-16", found), solvedOn("2026-11-17", found)]).toEqual([true, false]);
  });
  it("does not count what was shown that day, nor another puzzle than that of the day", () => {
    const found = solved(["a", "2026-11-16", 1], ["b", "2026-11-17", 0], ["b", "2026-11-17", 1], ["c", "", 1]);
    expect([solvedOn("2026-11-17", found), streakAt("2026-11-17", found), streakAt("2026-11-18", found)]).toEqual([false, 1, 0]);
  });
  it("is kept in the browser of whoever is no guest", async () => {
    await keep({ puzzle: "a", day: "2026-11-16", tries: 1 });
    expect(await keep({ puzzle: "b", day: "2026-11-17", tries: 2 })).toEqual(await kept());
    expect(streakAt("2026-11-17", await kept())).toBe(2);
  });
  it("begins anew where what was kept cannot be read", async () => {
    store.set("puzzles", "{");
    expect(here()).toEqual([]);
    expect(await keep({ puzzle: "a", day: "2026-11-16", tries: 1 })).toHaveLength(1);
  });
  it("is read as it was kept once", () => {
    store.set("puzzles", JSON.stringify({ solved: { a: "first", b: "shown", c: "later", d: "first" }, day: "2026-12-01", streak: 2 }));
    expect(["a", "b", "c", "d"].map((id) => howOf(id, here()))).toEqual(["first", "shown", "later", "first"]);
    expect([solvedOn("2026-12-01", here()), streakAt("2026-12-02", here())]).toEqual([true, 2]);
  });
});
