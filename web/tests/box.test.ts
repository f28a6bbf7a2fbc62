import { expect, it } from "vitest";

import { kindsOf } from "../src/core/box";
import type { Box } from "../src/core/wire";

const BOX: Box = {
  printed: {},
  clauses: {},
  secret: [],
  moves: [
    { kind: "plant", label: "move-plant", words: [["plant", "plant"], ["a1", "b2"]], targets: ["field-a1", "field-b2"], params: { field: [0, 5] }, args: { square: ["a1", "b2"] } },
    { kind: "end", label: "move-end", words: [["end"]], targets: ["end"], params: {}, args: {} },
  ],
};

it("moves that come by columns stand one by one again", () => {
  expect(kindsOf(BOX)).toEqual({
    "plant a1": { kind: "plant", params: { field: 0 }, label: { id: "move-plant", args: { square: "a1" } }, target: "field-a1" },
    "plant b2": { kind: "plant", params: { field: 5 }, label: { id: "move-plant", args: { square: "b2" } }, target: "field-b2" },
    end: { kind: "end", params: {}, label: { id: "move-end", args: {} }, target: "end" },
  });
});
