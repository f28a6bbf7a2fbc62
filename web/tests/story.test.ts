import { describe, expect, it } from "vitest";

import { Desk } from "../src/core/desk.svelte";
import type { Transport } from "../src/core/transport";
import { lastTargets, told, type Guide } from "../src/core/story";
import { columns, rounds } from "../src/core/tale";
import type { Happened, LogLine, State, Told } from "../src/core/wire";
import { Words } from "../src/core/words";

const words = new Words(
  "en",
  ["takes = Take { $person } for { $count ->\n    [one] one coin\n   *[other] { $count } coins\n}\nperson-old = old { $x ->\n   *[a] monk\n}\nhealer = healer\n    .many = healers\nsees = sees { $who_many }, { $where }"],
  () => ["Lin", "Bao"],
);
const guide: Guide = { personal: /^card-/, places: (noun) => (/^(healer|count|where)/.test(noun) ? [`#${noun}`] : []) };
const desk = new Desk({ view: { facts: {} }, seat: 0 } as unknown as State, words, {} as Transport, { printed: {}, clauses: {}, secret: [], moves: [] });
const line = (id: string, args: LogLine["args"], more: Partial<LogLine> = {}): LogLine => ({ at: 1, seat: 0, kind: "move", id, args: args!, ...more });

describe("the log as a story", () => {
  it("tells two events apart that follow one move, even of the same kind", () => {
    const turn = { seat: 0, first: 3, at: 7, round: 2, parts: [{ id: "takes" }] };
    const flood = { at: 7, round: 2, title: { id: "disaster" }, rows: [], lines: [] };
    const [last] = rounds([turn, flood, { ...flood, title: { id: "decay" } }, flood] as unknown as Told[]);
    const keys = last!.told.map((one) => one.key);
    expect(new Set(keys).size).toBe(4);
    expect(rounds([turn, flood, flood] as unknown as Told[])[0]!.told.at(-1)!.key).toBe(keys.at(-1));
  });
  it("names every count that befell anybody, points first", () => {
    const rows = [{ change: { copper: [2, 0], misfortune: [0, 1] } }, { change: { silver: [1, 0], points: [9, 8] } }];
    expect(columns({ rows } as unknown as Happened)).toEqual(["points", "copper", "misfortune", "silver"]);
  });
  it("takes a sentence apart at its nouns", () => {
    const parts = told(line("takes", { person: { ref: "healer" }, count: 3 }), guide, desk);
    expect(parts.map((part) => part.text).join("")).toBe("Take healer for 3 coins");
    expect(parts.find((part) => part.places)?.text).toBe("healer");
    expect(parts.find((part) => part.places)?.places?.()).toEqual(["#healer"]);
  });
  it("leaves a number plain that the grammar asks about", () => {
    const parts = told(line("takes", { person: { ref: "healer" }, count: 1 }), guide, desk);
    expect(parts.map((part) => part.text)).toEqual(["Take ", "healer", " for one coin"]);
  });
  it("knows other forms of a name, and names of players", () => {
    const parts = told(line("sees", { who: { ref: "healer" }, where: { seat: 1 } }), guide, desk);
    expect(parts.filter((part) => part.places).map((part) => part.text)).toEqual(["healers", "Bao"]);
  });
  it("rings what the last player did, but not what another calls hers", () => {
    const moves = [
      line("a", {}, { seat: 1, target: "market" }),
      line("b", {}, { seat: 0, target: "stall-1" }),
      line("c", {}, { seat: -1, target: "die" }),
      line("d", {}, { seat: 0, target: "card-2" }),
    ];
    expect(lastTargets(moves, guide, 0)).toEqual(new Set(["stall-1", "card-2"]));
    expect(lastTargets(moves, guide, 1)).toEqual(new Set(["stall-1"]));
    expect(lastTargets([], guide, 0)).toEqual(new Set());
  });
});
