import { expect, it } from "vitest";

import { kindsOf } from "../src/core/box";
import { Desk, type Transport } from "../src/core/desk.svelte";
import type { Box, State, Trial } from "../src/core/wire";
import { Words } from "../src/core/words";

const BOX: Box = {
  printed: {},
  clauses: {},
  secret: [],
  moves: [
    { kind: "plant", label: "move-plant", closes: false, words: [["plant", "plant"], ["a1", "b2"]], targets: ["field-a1", "field-b2"], params: { field: [0, 5] }, args: { square: ["a1", "b2"] } },
    { kind: "end", label: "move-end", closes: true, words: [["end"]], targets: ["end"], params: {}, args: {} },
  ],
};

it("moves that come by columns stand one by one again", () => {
  expect(kindsOf(BOX)).toEqual({
    "plant a1": { kind: "plant", closes: false, params: { field: 0 }, label: { id: "move-plant", args: { square: "a1" } }, target: "field-a1" },
    "plant b2": { kind: "plant", closes: false, params: { field: 5 }, label: { id: "move-plant", args: { square: "b2" } }, target: "field-b2" },
    end: { kind: "end", closes: true, params: {}, label: { id: "move-end", args: {} }, target: "end" },
  });
});

/** A table at which a turn is complete when one has planted twice or says to be done. */
function sit(): { desk: Desk; stored: string[][] } {
  const stored: string[][] = [];
  const first = { version: 1, seat: 0, moves: ["plant a1", "plant b2", "end"], table: { game: "toy", seats: [] }, view: { facts: {}, scores: [] } } as unknown as State;
  const transport: Transport = {
    attempt: async (version, moves) => {
      const ends = moves.length > 1 || moves[0] === "end";
      return { version, moves: ends ? [] : ["plant b2", "end"], ends, view: first.view } as unknown as Trial;
    },
    turn: async (_, version, moves) => {
      stored.push(moves);
      queueMicrotask(() => desk.receive({ ...first, version: version + 1 }));
      return { after: version + 1 } as never;
    },
    why: () => Promise.reject(new Error()),
    previews: () => Promise.reject(new Error()),
    explain: () => Promise.reject(new Error()),
  };
  const desk: Desk = new Desk(first, new Words("en", ["move-plant = plant\nmove-end = done"]), transport, BOX);
  return { desk, stored };
}
const choose = (desk: Desk, text: string) => desk.act(desk.moves.find((move) => move.text === text)!);

it("a turn waits to be confirmed, but whoever says to be done has said so", async () => {
  const { desk, stored } = sit();
  await choose(desk, "plant a1");
  await choose(desk, "plant b2");
  expect(desk.complete).toBe(true);
  expect(stored).toEqual([]);
  await desk.undo();
  await choose(desk, "end");
  expect(stored).toEqual([["plant a1", "end"]]);
});

it("a teacher who has something to say holds back what was done", async () => {
  const { desk, stored } = sit();
  desk.held = true;
  await choose(desk, "end");
  expect(desk.complete).toBe(true);
  expect(stored).toEqual([]);
});
