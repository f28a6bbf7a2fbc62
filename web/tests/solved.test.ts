import { beforeEach, describe, expect, it } from "vitest";

import { keep, kept, streakAt } from "../src/puzzle/solved";

const store = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) },
});
beforeEach(() => store.clear());

describe("what was solved", () => {
  it("counts the first time", () => {
    keep("a", "shown");
    keep("a", "first");
    keep("b", "first");
    keep("b", "later");
    expect(kept().solved).toEqual({ a: "shown", b: "first" });
  });
  it("counts days in a row, also over the end of a month", () => {
    expect(keep("a", "first", "2026-11-29").streak).toBe(1);
    expect(keep("b", "later", "2026-11-30").streak).toBe(2);
    expect(keep("b", "later", "2026-11-30").streak).toBe(2);
    expect(keep("c", "first", "2026-12-01").streak).toBe(3);
    expect(streakAt("2026-12-01")).toBe(3);
    expect(streakAt("2026-12-02")).toBe(3);
    expect(streakAt("2026-12-03")).toBe(0);
    expect(keep("d", "first", "2026-12-03").streak).toBe(1);
  });
  it("does not count what was shown, nor another puzzle than that of the day", () => {
    keep("a", "first", "2026-11-16");
    expect(keep("b", "shown", "2026-11-17").streak).toBe(1);
    expect(keep("c", "first").day).toBe("2026-11-16");
    expect(streakAt("2026-11-18")).toBe(0);
  });
  it("begins anew where what was kept cannot be read", () => {
    store.set("puzzles", "{");
    expect(kept()).toEqual({ solved: {}, day: "", streak: 0 });
    expect(keep("a", "first", "2026-11-16").streak).toBe(1);
  });
});
