// Every move that a picture of a game allows is drawn on its board or offered beside the prompt, in every zone of a phone
// and on every width: the page has one markup for all of them. The pictures are made by tests/browser/test_drawn.py.

import { existsSync, readdirSync, readFileSync } from "node:fs";

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { kindsOf } from "../src/core/box";
import { Desk } from "../src/core/desk.svelte";
import type { Transport } from "../src/core/transport";
import type { Box, State } from "../src/core/wire";
import { Words } from "../src/core/words";
import { boardOf, type GameBoard } from "../src/games";
import Table from "../src/shell/Table.svelte";

const folder = process.env.TEAHOUSE_PICTURES ?? "";
const LOCALE = "../src/teahouse/locale";
const never = () => Promise.reject(new Error("a picture does not move"));
const still: Transport = { attempt: never, turn: never, why: never, previews: never, explain: never };

/** Targets of the things that can be acted on, as they stand in the page. */
function offered(html: string): Set<string> {
  const things = html.match(/<[a-z]+ [^>]*data-target="[^>]*>/g) ?? [];
  return new Set(things.filter((tag) => !tag.includes("aria-disabled")).map((tag) => /data-target="([^"]*)"/.exec(tag)![1]!));
}

const known = new Map<string, Promise<[GameBoard, string[]]>>();

/** A game's board and the sources of its words, read once. */
function learn(name: string): Promise<[GameBoard, string[]]> {
  const files = ["common", "web", "web_more", `web_${name}`, name].map((file) => `${LOCALE}/en/${file}.ftl`).filter(existsSync);
  if (!known.has(name)) known.set(name, boardOf(name).then((board) => [board, files.map((file) => readFileSync(file, "utf-8"))]));
  return known.get(name)!;
}

describe.skipIf(!folder)("the boards", () => {
  it("draw or offer everything that can be done", { timeout: 300_000 }, async () => {
    const missing: string[] = [];
    const files = readdirSync(folder);
    let words: Words | undefined;
    for (const file of files) {
      const state = JSON.parse(readFileSync(`${folder}/${file}`, "utf-8")) as State & { box: Box };
      const [game, sources] = await learn(state.table.game.replaceAll("-", "_"));
      words ??= new Words("en", sources, () => ["Mei", "Bao", "Lin", "Kai", "Tao"]);
      const { body } = render(Table, { props: { desk: new Desk(state, words, still, state.box), game, line: "open", log: [], tale: [] } });
      const [found, kinds] = [offered(body), kindsOf(state.box)];
      for (const text of state.moves) if (!found.has(kinds[text]!.target)) missing.push(`${file}: ${text}`);
    }
    expect(files.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
