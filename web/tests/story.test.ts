import { describe, expect, it } from "vitest";

import { Desk } from "../src/core/desk.svelte";
import type { Transport } from "../src/core/transport";
import { entries, gains } from "../src/core/digest";
import { Pace } from "../src/core/pace.svelte";
import { lastTargets, told, type Guide } from "../src/core/story";
import { columns, rounds, sentence } from "../src/core/tale";
import type { Happened, LogLine, State, Told, ToldTurn } from "../src/core/wire";
import { Words } from "../src/core/words";

const words = new Words(
  "en",
  ["takes = Take { $person } for { $count ->\n    [one] one coin\n   *[other] { $count } coins\n}\nperson-old = old { $x ->\n   *[a] monk\n}\nhealer = healer\n    .many = healers\nsees = sees { $who_many }, { $where }\nplays = plays\nbuilds = builds\npays = pays\nrests = rests\ntold-and = and"],
  () => ["Lin", "Bao"],
);
const guide: Guide = { personal: /^card-/, places: (noun) => (/^(healer|count|where)/.test(noun) ? [`#${noun}`] : []) };
const desk = new Desk({ view: { facts: {} }, seat: 0 } as unknown as State, words, {} as Transport, { printed: {}, clauses: {}, secret: [], moves: [] });
const line = (id: string, args: LogLine["args"], more: Partial<LogLine> = {}): LogLine => ({ at: 1, seat: 0, kind: "move", id, args: args!, ...more });

describe("the card of a round", () => {
  const happened = (at: number, thing: string, more = {}) => ({ at, round: 2, phase: "x", title: { id: thing, args: {} }, thing, rows: [], lines: [], ...more });
  const turn = (first: number, seat: number, phase: string, points: [number, number], round = 2) => ({ first, at: first + 1, seat, round, phase, parts: [{ id: "sees", args: {} }], changes: { [seat]: { points } }, own: [] });
  const digest = { phase: "explore", worth: ({ thing }: Happened) => thing.startsWith("dock") };
  it("adds to a boat what the landings after it brought, and nothing of other phases and rounds", () => {
    const tale = [
      happened(3, "dock-1", { round: 1 }),
      happened(5, "dock-1", { rows: [{ seat: 0, change: { money: [3, 2] }, reasons: [] }] }),
      turn(5, 0, "explore", [1, 3]),
      turn(6, 1, "explore", [4, 5]),
      turn(7, 0, "explore", [3, 2]),
      happened(8, "round"),
      happened(9, "dock-2"),
      turn(9, 1, "storage", [5, 9]),
      turn(10, 1, "explore", [5, 9], 3),
    ] as unknown as Told[];
    const found = entries(tale, 2, digest);
    expect(found.map(({ one }) => one.thing)).toEqual(["dock-1", "dock-2"]);
    expect(found[0]!.changes).toEqual([
      { seat: 0, change: { money: [3, 2], points: [1, 2] } },
      { seat: 1, change: { points: [4, 5] } },
    ]);
    expect(found[0]!.turns.length).toBe(3);
    expect(found[1]!.changes).toEqual([]);
  });
  it("counts what somebody has gained in the end, points and money first", () => {
    expect(gains({ food: [0, 1], money: [2, 2], points: [3, 1], cards: [0, 1] }, ["cards"])).toEqual([["points", -2], ["food", 1]]);
  });
});

describe("what a state tells", () => {
  const state = (version: number, round: number, more: object) => ({ version, moves: [], view: { over: false }, moment: { round }, table: { seats: [] }, tale: [], ...more }) as unknown as State;
  const war = { at: 2, round: 1, rows: [], lines: [], title: { id: "war", args: {} }, thing: "war" } as unknown as Happened;
  const tax = { ...war, at: 4, thing: "tax" };
  it("waits with the card of a round until it is over or I am asked", () => {
    const cards: string[][] = [];
    const pace = new Pace(state(0, 1, {}), () => {}, () => "none", () => true, () => true);
    const hear = (one: State) => {
      pace.hear(one);
      if (pace.moments.length) cards.push(pace.moments.map(({ thing }) => thing));
      pace.next();
    };
    hear(state(2, 1, { tale: [war] }));
    expect(cards).toEqual([]);
    hear(state(3, 1, { moves: ["go"] }));
    expect(cards).toEqual([["war"]]);
    hear(state(4, 1, { tale: [tax] }));
    hear(state(5, 2, {}));
    expect(cards).toEqual([["war"], ["tax"]]);
  });
});

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
  it("marks the means of a turn with what joins them, so that the rest is a sentence", () => {
    const own: Guide = { ...guide, means: /^(pays|plays)$/ };
    const short = (...ids: string[]) => sentence({ parts: ids.map((id) => ({ id, args: {} })), at: 1, seat: 0 } as unknown as ToldTurn, own, desk).filter((part) => !part.means).map((part) => part.text).join("");
    expect(short("plays", "builds", "pays", "rests")).toBe("builds and rests.");
    expect(short("plays", "builds", "pays")).toBe("builds.");
    expect(short("plays", "pays")).toBe("plays and pays.");
    expect(short("builds", "rests")).toBe("builds and rests.");
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
