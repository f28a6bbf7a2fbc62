import { createHash, createHmac } from "node:crypto";

import { afterEach, describe, expect, it, vi } from "vitest";

import { proven, type Draws } from "../src/core/proof";
import { hmac, sha256 } from "../src/core/sha256";
import { anew, bound, contribute, elsewhere, keep, kept, together } from "../src/core/shuffle";
import type { SeatInfo, TableInfo } from "../src/core/wire";

const truth = (text: string) => createHash("sha256").update(text).digest("hex");

function shelf() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  };
}

const seat = (number: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: number, kind: "guest", name: `Seat ${number + 1}`, mine: false, hotseat: false, commitment: "", opened: false, late: false, anew: false, part: "", ...more }) as SeatInfo;
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}) => ({ id: "t", status: "open", seats, promise: "", commitment: "c".repeat(64), seed: "", salt: "", ...more }) as TableInfo;

const promised = (seats: SeatInfo[]) => {
  const info = table(seats);
  return { ...info, promise: together(info) };
};

it("digests are those of everybody else, whatever the length", () => {
  for (let length = 0; length < 200; length++) {
    const text = "añ茶".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(truth(text));
    expect(hmac(text, `x${text}`)).toBe(createHmac("sha256", text).update(`x${text}`).digest("hex"));
  }
});

describe("a part", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** A house that takes down what it is asked and answers with the table it is given. */
  function house(...answers: TableInfo[]) {
    const asked: { path: string; body: any }[] = [];
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    vi.stubGlobal("fetch", async (path: string, init: { body: string }) => {
      asked.push({ path, body: JSON.parse(init.body) });
      return { ok: true, status: 200, json: async () => answers.shift() };
    });
    return asked;
  }

  it("is opened when everybody is bound, and not before", async () => {
    const held = shelf();
    const commitment = bound(held);
    const asked = house(table([], { status: "running" }));
    const me = seat(0, { mine: true, commitment });
    await contribute(table([me, seat(1, { kind: "open" })]), held);
    expect(asked).toEqual([]);
    await contribute(table([me, seat(1)], { promise: truth("something else") }), held);
    expect(asked).toEqual([]);
    const full = promised([me, seat(1)]);
    await contribute(full, held);
    expect(asked).toHaveLength(1);
    expect(asked[0]!.path).toBe("/api/tables/t/part");
    expect(truth(asked[0]!.body.part)).toBe(commitment);
    expect(asked[0]!.body.promise).toBe(full.promise);
    expect(kept(table([]), "", held)).toEqual({ promise: full.promise, mine: commitment });
  });

  it("is never opened for a second promise, and no other one is made unasked", async () => {
    const held = shelf();
    const commitment = bound(held);
    const me = seat(0, { mine: true, commitment });
    const lost = house();
    await contribute(promised([me]), held);
    expect(lost).toHaveLength(1);
    const asked = house();
    await contribute(promised([me, seat(1, { commitment: truth("late") })]), held);
    await contribute(table([seat(0, { mine: true, commitment: "?" }), seat(1)]), held);
    await contribute(table([seat(0, { mine: true }), seat(1)]), held);
    expect(asked).toEqual([]);
  });

  it("is made anew when its owner is asked and says so, and then opened as the first one was", async () => {
    const held = shelf();
    house();
    await contribute(promised([seat(0, { mine: true, commitment: bound(held) })]), held);
    const asked: { path: string; body: any }[] = [];
    vi.stubGlobal("fetch", async (path: string, init: { body: string }) => {
      const body = JSON.parse(init.body);
      asked.push({ path, body });
      const answer = body.commitment ? promised([seat(0, { mine: true, commitment: body.commitment })]) : table([], { status: "running" });
      return { ok: true, status: 200, json: async () => answer };
    });
    await anew("t", held);
    expect(asked.map((one) => one.path)).toEqual(["/api/tables/t/commit", "/api/tables/t/part"]);
    expect(truth(asked[1]!.body.part)).toBe(asked[0]!.body.commitment);
  });

  it("is made by itself where none was opened yet, unless it is shuffled without", async () => {
    const held = shelf();
    const asked = house(table([seat(0, { mine: true, commitment: "x".repeat(64) })]));
    await contribute(table([seat(0, { mine: true, left_out: true })]), held);
    expect(asked).toEqual([]);
    await contribute(table([seat(0, { mine: true })]), held);
    expect(asked.map((one) => one.path)).toEqual(["/api/tables/t/commit"]);
  });

  it("is made anew where it lies on another device, when everybody is here and nobody has opened theirs", async () => {
    const held = shelf();
    const me = seat(0, { mine: true, commitment: truth("on another device") });
    const asked = house(table([seat(0, { mine: true, commitment: "x".repeat(64) })]));
    await contribute(table([me, seat(1, { kind: "open" })]), held);
    expect(asked).toEqual([]);
    await contribute(promised([me, seat(1)]), held);
    expect(asked.map((one) => one.path)).toEqual(["/api/tables/t/commit"]);
    const late = promised([me, seat(1, { opened: true })]);
    await contribute(late, held);
    expect(asked).toHaveLength(1);
    expect(elsewhere(late, held)).toBe(true);
    expect(elsewhere(promised([seat(0, { mine: true, commitment: bound(held) })]), held)).toBe(false);
  });

  it("is not made anew by itself once somebody has opened theirs", async () => {
    const asked = house();
    const held = shelf();
    await contribute(table([seat(0, { mine: true, commitment: "?" }), seat(1, { opened: true })]), held);
    expect(asked).toEqual([]);
  });
});

it("a table that has begun under another promise than the one kept here or in the link is noticed", () => {
  const [p, q] = ["a".repeat(64), "b".repeat(64)];
  const held = shelf();
  expect(keep(table([], { status: "running", promise: p }), "https://house/t/t", held)).toBe(true);
  expect(keep(table([], { status: "running", promise: p }), `https://house/t/t#promise=${p}`, held)).toBe(true);
  expect(keep(table([], { status: "running", promise: q }), "https://house/t/t", held)).toBe(false);
  expect(keep(table([], { status: "running", promise: p }), `https://house/t/t#promise=${q}`, held)).toBe(false);
  expect(keep(table([], { status: "running", promise: q }), `https://house/t/t#promise=${p}`, shelf())).toBe(false);
});

it("who comes after the end has kept nothing", () => {
  const held = shelf();
  const info = table([], { status: "finished", promise: "a".repeat(64) });
  expect(keep(info, "https://house/t/t", held)).toBe(true);
  expect(kept(info, "https://house/t/t", held)).toBe(null);
  expect(kept(info, `https://house/t/t#promise=${"b".repeat(64)}`, held)).toEqual({ promise: "b".repeat(64), mine: "" });
});

describe("the proof", () => {
  const [seed, salt, part] = ["5eed".repeat(16), "5a17".repeat(8), "ab".repeat(32)];
  const commitment = truth(seed + salt);
  const seats = [seat(0), seat(1, { commitment: truth(part), part })];
  const info = table(seats, { status: "finished", seed, salt, commitment });
  const promise = truth(`commitment ${commitment}\ncommitted 2 ${truth(part)}`);
  const key = createHmac("sha256", seed).update(`part 2 ${part}`).digest("hex");
  const draws = [7, 60].map((total, place) => {
    const low = Number(BigInt(`0x${createHmac("sha256", key).update(String(place)).digest("hex")}`) % BigInt(total));
    return [low, low + 1, total] as [number, number, number];
  });
  const good = { before: 0, draws };
  const record = ["teahouse-record 1", "name 1 -", "", "- deal red", "1 pass", "- deal blue", "2 pass", "score 1 2", ""].join("\n");

  it("holds for what was promised, and says how many draws could have been others", () => {
    expect(proven(info, { promise, mine: "" }, good, record)).toEqual({ holds: true, tested: 2, before: 0 });
  });
  it.each([
    ["another promise", info, { promise: truth("x"), mine: "" }, good],
    ["a deal without my part", info, { promise, mine: truth("mine") }, good],
    ["another seed", { ...info, seed: seed.replace("5", "6") }, { promise, mine: "" }, good],
    ["another salt", { ...info, seed: seed + salt[0], salt: salt.slice(1) }, { promise, mine: "" }, good],
    ["another part", { ...info, seats: [seats[0]!, { ...seats[1]!, part: "cd".repeat(32) }] }, { promise, mine: "" }, good],
    ["another draw", info, { promise, mine: "" }, { before: 3, draws: [draws[0]!, [draws[1]![1], draws[1]![1] + 1, 60] as [number, number, number]] }],
    ["draws from elsewhere", info, { promise, mine: "" }, { before: 2, draws }],
    ["no draw told", info, { promise, mine: "" }, { before: 0, draws: [] }],
    ["a draw left out", info, { promise, mine: "" }, { before: 0, draws: draws.slice(1) }],
    ["all draws said to be from elsewhere", info, { promise, mine: "" }, { before: 2, draws: [] }],
    ["a draw of more than there is", info, { promise, mine: "" }, { before: 0, draws: [draws[0]!, [0, 61, 60]] }],
    ["a draw below nothing", info, { promise, mine: "" }, { before: 0, draws: [draws[0]!, [-1, 60, 60]] }],
    ["moves taken over that were never promised", { ...info, laid: truth(`pass\n${salt}`) }, { promise: truth(`commitment ${commitment}\ncommitted 2 ${truth(part)}\nlaid ${truth(`pass\n${salt}`)}`), mine: "" }, good],
  ] as [string, TableInfo, { promise: string; mine: string }, Draws][])("fails for %s", (_, table, kept, found) =>
    expect(proven(table, kept, found, record).holds).toBe(false),
  );

  it("tells that nothing was tested where the house says that nothing could have been drawn otherwise", () => {
    const sure = [[0, 1, 1], [0, 5, 5]] as [number, number, number][];
    expect(proven(info, { promise, mine: "" }, { before: 0, draws: sure }, record).tested).toBe(0);
  });

  it("holds for a game that goes on from the moves that were promised", () => {
    const laid = truth(`deal red\npass\n${salt}`);
    const going = { ...info, laid };
    const kept = { promise: truth(`commitment ${commitment}\ncommitted 2 ${truth(part)}\nlaid ${laid}`), mine: "" };
    expect(together(going)).toBe(kept.promise);
    const after = { before: 1, draws: [draws[1]!] };
    const branch = record.replace("name 1 -", "name 1 -\nlaid 2");
    expect(proven(going, kept, after, branch)).toEqual({ holds: true, tested: 1, before: 1 });
    expect(proven(going, kept, after, branch.replace("deal red", "deal blue")).holds).toBe(false);
    expect(proven(going, { promise, mine: "" }, after, branch).holds).toBe(false);
  });
});
