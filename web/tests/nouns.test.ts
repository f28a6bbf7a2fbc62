// Every noun of told turns names something that is drawn at that moment. The tales are made by tests/browser/test_drawn.py.

import { existsSync, readdirSync, readFileSync } from "node:fs";

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { Desk } from "../src/core/desk.svelte";
import type { Transport } from "../src/core/transport";
import { sentence } from "../src/core/tale";
import type { Box, LogLine, State, ToldTurn } from "../src/core/wire";
import { Words } from "../src/core/words";
import { boardOf } from "../src/games";
import Table from "../src/shell/Table.svelte";

const folder = process.env.TEAHOUSE_TALES ?? "";
const LOCALE = "../src/teahouse/locale";
const never = () => Promise.reject(new Error("a picture does not move"));
const still: Transport = { attempt: never, turn: never, why: never, previews: never, explain: never };

/** The drawn things, as the text of their tags. */
const tagsOf = (html: string) => html.match(/<[a-z]+ [^>]*>/g) ?? [];

/** How many of the tags a selector of the kinds that guides use finds. */
function finds(selector: string, tags: string[]): number {
  const found = selector.split(",").flatMap((one) => {
    const parts = one.trim().match(/\[[^\]]*\]|[.#][\w-]+/g) ?? [];
    expect(parts.join("")).toBe(one.trim());
    const wants = parts.map((part) => {
      if (part.startsWith("#")) return (tag: string) => tag.includes(` id="${part.slice(1)}"`);
      if (part.startsWith(".")) return (tag: string) => / class="([^"]*)"/.exec(tag)?.[1]?.split(" ").includes(part.slice(1)) ?? false;
      const [, name, how, value] = /^\[([\w-]+)([\^$]?)="(.*)"\]$/.exec(part)!;
      const of = (tag: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
      return (tag: string) => {
        const has = of(tag);
        if (has === undefined) return false;
        return how === "^" ? has.startsWith(value!) : how === "$" ? has.endsWith(value!) : has === value;
      };
    });
    return tags.filter((tag) => wants.every((want) => want(tag)));
  });
  return found.length;
}

/** Nouns that name one thing: a square of a province, a palace. */
const SINGLE = ["square", "palace"];

describe.skipIf(!folder)("told turns", () => {
  it("name what is on the board", { timeout: 600_000 }, async () => {
    const missing = new Map<string, string>();
    const wide = new Map<string, string>();
    let nouns = 0;
    let single = 0;
    const files = readdirSync(folder);
    for (const file of files) {
      const { box, moments } = JSON.parse(readFileSync(`${folder}/${file}`, "utf-8")) as { box: Box; moments: { state: State; turns: ToldTurn[] }[] };
      const name = moments[0]!.state.table.game.replaceAll("-", "_");
      const game = await boardOf(name);
      const sources = ["common", "web", "web_more", `web_${name}`, name].map((one) => `${LOCALE}/en/${one}.ftl`).filter(existsSync);
      const words = new Words("en", sources.map((one) => readFileSync(one, "utf-8")), () => ["Mei", "Bao", "Lin", "Kai", "Tao"]);
      for (const { state, turns } of moments) {
        const desk = new Desk(state, words, still, box);
        const { body } = render(Table, { props: { desk, game, line: "open", log: [], tale: [] } });
        const tags = tagsOf(body);
        for (const turn of turns) {
          for (const { id, args } of turn.parts) {
            for (const name of SINGLE.filter((one) => one in args)) {
              const line: LogLine = { at: turn.at, seat: turn.seat, kind: "note", id, args };
              // it is ringed by itself; all around it only where it has gone since
              const found = game.places(`${name} ${args[name]}`, line, desk).slice(0, -1).find((place) => finds(place, tags));
              if (!found) continue;
              single++;
              if (finds(found, tags) > 1) wide.set(`${id} ${name} ${args[name]}: ${found}`, `${file} ${turn.at}`);
            }
          }
          for (const part of sentence(turn, game, desk)) {
            if (!part.places) continue;
            nouns++;
            const places = part.places();
            if (!places.some((place) => finds(place, tags))) missing.set(`${part.text}: ${places.join(" or ")}`, `${file} ${turn.at}`);
          }
        }
      }
    }
    expect(nouns).toBeGreaterThan(17 * files.length);
    expect([...missing]).toEqual([]);
    expect(single).toBeGreaterThan(files.length);
    expect([...wide]).toEqual([]);
  });
});
