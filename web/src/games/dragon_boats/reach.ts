// How far a house member on its way can go: every space and land with its steps and the food they cost (DB-38, DB-47, DB-50).

import { farmerOn, type Facts } from "./facts";

export interface Way {
  /** Spaces entered, from the port or the path. */
  steps: number;
  /** Food paid on the rest of the way. */
  food: number;
  /** The road spaces to go over before the last one. */
  over: number[];
}
export interface Reach {
  lands: Map<number, Way>;
  spaces: Map<number, Way>;
}
export interface Walker {
  seat: number;
  space: number;
  steps: number;
  visited: number;
}

/** The member that is on its way, if there is one. */
export function walkerOf(f: Facts): Walker | null {
  const step = f.agenda.at(-1);
  if (step?.[0] !== "walk") return null;
  const [, seat = 0, space = 0, steps = 0, visited = 0] = step.map(Number);
  return { seat, space, steps, visited };
}

export function reach(f: Facts, walker: Walker): Reach {
  const house = f.players[walker.seat];
  const found: Reach = { lands: new Map(), spaces: new Map() };
  if (!house) return found;
  const has = (letter: string) => Number(house.open.includes(letter)) + Number(house.wisdom.includes(letter));
  const free = f.box.free_spaces + has("U");
  const meal = 1 + has("J");
  const note = (map: Map<number, Way>, place: number, way: Way) => {
    const known = map.get(place);
    if (!known || way.food < known.food || (way.food === known.food && way.steps < known.steps)) map.set(place, way);
  };
  // more than 32 spaces: a mask of bits in a double
  const seen = new Set(f.box.spaces.flatMap((_, space) => (Math.floor(walker.visited / 2 ** space) % 2 ? [space] : [])));
  const go = (space: number, steps: number, food: number, paid: number, over: number[]) => {
    const price = steps < free ? 0 : 1;
    if (food < price) return;
    for (const land of f.box.land[space] ?? []) {
      if (farmerOn(f, land) < 0) note(found.lands, land, { steps: steps + 1, food: paid + price, over });
    }
    for (const road of f.box.roads[space] ?? []) {
      if (seen.has(road)) continue;
      note(found.spaces, road, { steps: steps + 1, food: paid + price, over });
      const meals = f.box.rewards[road] === "food" ? Math.min(meal, f.food) : 0;
      seen.add(road);
      go(road, steps + 1, food - price + meals, paid + price, [...over, road]);
      seen.delete(road);
    }
  };
  go(walker.space, walker.steps, house.food, 0, []);
  return found;
}
