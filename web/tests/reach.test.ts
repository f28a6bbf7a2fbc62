// How far a house member can go: free spaces, food for the others, food found on the way, never the same space twice.

import { describe, expect, it } from "vitest";

import type { Facts } from "../src/games/dragon_boats/facts";
import { reach, walkerOf } from "../src/games/dragon_boats/reach";

/** A straight road of six spaces, with a land space beside each; food lies on the fourth. */
function table(food: number, over: Partial<Facts["players"][0]> = {}, farmers: number[] = []): Facts {
  const spaces = ["port", "a", "b", "c", "d", "e"];
  const house = { food, open: [], wisdom: [], farmers, ...over };
  return {
    food: 12,
    players: [house, { farmers: [] }],
    agenda: [["walk", 0, 0, 1, 1]],
    box: {
      spaces,
      rewards: ["none", "none", "none", "food", "none", "none"],
      land: spaces.map((_, index) => [index]),
      roads: [[1], [0, 2], [1, 3], [2, 4], [3, 5], [4]],
      free_spaces: 3,
    },
  } as unknown as Facts;
}
function lands(f: Facts): Record<number, [number, number]> {
  const found = reach(f, walkerOf(f)!);
  return Object.fromEntries([...found.lands].map(([land, way]) => [land, [way.steps, way.food]]));
}

describe("reach", () => {
  it("ends with the free spaces if there is no food", () => {
    expect(lands(table(0))).toEqual({ 0: [2, 0], 1: [3, 0] });
  });
  it("costs a food for each space beyond them, and food found on the way counts", () => {
    expect(lands(table(1))).toEqual({ 0: [2, 0], 1: [3, 0], 2: [4, 1], 3: [5, 2] });
    expect(lands(table(2))).toEqual({ 0: [2, 0], 1: [3, 0], 2: [4, 1], 3: [5, 2], 4: [6, 3] });
  });
  it("is longer with Extra Move and Extra Food", () => {
    expect(lands(table(0, { open: ["U"] }))).toEqual({ 0: [2, 0], 1: [3, 0], 2: [4, 0], 3: [5, 1] });
    expect(lands(table(1, { wisdom: ["J"] }))[4]).toEqual([6, 3]);
  });
  it("leaves out land that somebody farms, but names the road to the rest", () => {
    const f = table(0, {}, [0]);
    expect(lands(f)).toEqual({ 1: [3, 0] });
    expect(reach(f, walkerOf(f)!).lands.get(1)?.over).toEqual([1]);
  });
  it("needs somebody on the way", () => {
    expect(walkerOf({ agenda: [["bid", 0]] } as unknown as Facts)).toBeNull();
  });
});
