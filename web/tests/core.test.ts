import { describe, expect, it } from "vitest";

import { Announcer } from "../src/core/announce";
import { parse } from "../src/core/commands";
import { mustHandOver } from "../src/core/curtain";
import { preference, prefer } from "../src/core/preferences";
import type { SeatInfo, State } from "../src/core/wire";
import { Words } from "../src/core/words";

describe("the command line", () => {
  it("reads numbers as choices and letters as commands", () => {
    expect(parse(" 12 ")).toEqual({ do: "choose", option: 12 });
    expect(parse("U")).toEqual({ do: "undo" });
    expect(parse("?")).toEqual({ do: "help" });
    expect(parse("p mei lin")).toEqual({ do: "player", name: "mei lin" });
    expect(parse("w build@2")).toEqual({ do: "why", move: "build@2" });
    expect(parse("g 3")).toEqual({ do: "gives", option: 3 });
  });
  it("says what it does not know", () => {
    expect(parse("dance")).toEqual({ do: "unknown", text: "dance" });
    expect(parse("w")).toEqual({ do: "unknown", text: "w" });
    expect(parse("g x")).toEqual({ do: "unknown", text: "g x" });
  });
});

it("the same sentence twice is a different text, so that it is read twice", () => {
  const voice = new Announcer();
  const first = voice.say("Your turn");
  const second = voice.say("Your turn");
  expect(first).toBe("Your turn");
  expect(second).not.toBe(first);
  expect(second.trim()).toBe(first);
  expect(voice.say("Your turn")).not.toBe(second);
});

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

it("preferences are kept, and nonsense is answered by the default", () => {
  const kept = shelf();
  expect(preference("theme", kept)).toBe("auto");
  prefer("theme", "dark", kept);
  expect(preference("theme", kept)).toBe("dark");
  kept.setItem("zoom", "a million");
  expect(preference("zoom", kept)).toBe("100");
});

function state(game: string, options: Record<string, string>, seat: number, mine: number[]): State {
  const seats = [0, 1, 2].map((number) => ({ seat: number, mine: mine.includes(number) }) as SeatInfo);
  return { seat, table: { game, options, status: "running", seats } } as unknown as State;
}

const HIDDEN = { printed: {}, clauses: {}, secret: ["hand"], moves: [] };

describe("the curtain", () => {
  it("falls between people at one screen where hands are secret", () => {
    expect(mustHandOver(0, state("yinzi", {}, 1, [0, 1]), HIDDEN)).toBe(true);
    expect(mustHandOver(1, state("yinzi", {}, 1, [0, 1]), HIDDEN)).toBe(false);
  });
  it("does not fall for somebody alone, or where all lies open", () => {
    expect(mustHandOver(-1, state("yinzi", {}, 1, [1]), HIDDEN)).toBe(false);
    expect(mustHandOver(0, state("yinzi", {}, 1, [0, 1]), { ...HIDDEN, secret: [] })).toBe(false);
  });
});

it("words resolve references with their attributes and the names of seats", () => {
  const words = new Words("de", ["heiler = Heiler\n    .akk = den Heiler\nnimm = { $name } nimmt { $wen_akk }"], () => ["Mei", "Bao"]);
  expect(words.text("nimm", { name: { seat: 1 }, wen: { ref: "heiler" } })).toBe("Bao nimmt den Heiler");
});

it("a change is counted as the language wants it", () => {
  const words = new Words("de", ["tally-rice = Reis\ncount-persons = { $count ->\n    [one] Person\n   *[other] Personen\n}"]);
  expect(words.change("persons", 1)).toBe("+1 Person");
  expect(words.change("persons", -2)).toBe("−2 Personen");
  expect(words.change("rice", 1)).toBe("+1 Reis");
});
