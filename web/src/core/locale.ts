// The locale files of the package, fetched for the language and game at hand: in one piece what a table begins with, and
// one small chunk each what is asked for later.

import { Words } from "./words";

const tables = import.meta.glob<string>("../../../src/teahouse/locale/*/*.rules.ftl", { query: "?table", import: "default" });
const files = import.meta.glob<string>("../../../src/teahouse/locale/*/{clocks,keys,ratings,review,shuffle,talk,tournaments,web,web_more,*.later,*.rules,*.things}.ftl", {
  query: "?raw",
  import: "default",
});

async function load(lang: string, name: string, from = files): Promise<string> {
  const file = from[`../../../src/teahouse/locale/${lang}/${name}.ftl`];
  return file ? file() : "";
}

/** What is said at tables: fetched when somebody first talks. */
export const talkWords = (lang: string) => load(lang, "talk");

/** What is said about the shuffle: fetched when somebody asks about it. */
export const shuffleWords = (lang: string) => load(lang, "shuffle");

/** What is said about a game that is over: fetched when somebody looks back at it. */
export const reviewWords = (lang: string) => load(lang, "review");

/** What keys do: fetched when somebody opens the sheet. */
export const keyWords = (lang: string) => load(lang, "keys");

/** What is said about clocks: fetched at a table that has one. */
export const clockWords = (lang: string) => load(lang, "clocks");

/** What is said about ratings, and about tournaments: fetched at tables that have to do with them. */
export const ratingWords = (lang: string) => load(lang, "ratings");
export const tournamentWords = (lang: string) => load(lang, "tournaments");

/** What pages around the table say. */
export async function pageWords(lang: string, names: () => string[]): Promise<Words> {
  return new Words(lang, [await load(lang, "web")], names);
}

export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}

/** What is said at a table; `more` with what teachers and the text table say. */
export async function wordsFor(lang: string, game: string, names: () => string[], more = false): Promise<Words> {
  const folder = folderOf(game);
  const sources = await Promise.all([load(lang, `${folder}.rules`, tables), ...(more ? [load(lang, "web_more")] : [])]);
  // why something is not possible is asked together with what it is
  const things = async () => (await Promise.all(["later", "things"].map((part) => load(lang, `${folder}.${part}`)))).join("\n");
  return new Words(lang, sources, names, () => load(lang, `${folder}.rules`), things);
}
