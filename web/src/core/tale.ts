// The game as it is told: turns as one sentence each, and what befell everybody.

import { told, type Guide, type Part } from "./story";
import type { Desk } from "./desk.svelte";
import type { Change, Fate, Happened, Told, ToldTurn } from "./wire";

/** A game that has gone on for so many seconds goes on over days. */
const LONG = 43_200;

/** Let the table say when turns were made, if there are days between them; in a game of one sitting it would only be noise. */
export async function sayWhen(desk: Desk, tale: Told[]): Promise<void> {
  const { pace } = desk.state.table;
  const first = tale.find((one) => one.when)?.when;
  if (desk.when || !first) return;
  if ((!pace || pace.kind === "live") && (tale.at(-1)!.when ?? first) - first < LONG) return;
  const { When } = await import("./when.svelte");
  desk.when ??= new When(desk.words.lang);
}

export function isTurn(one: Told): one is ToldTurn {
  return "parts" in one;
}

/** The tale so far and what came since: a turn that has gone on takes the place of what was told of it before. */
export function joined(before: Told[], news: Told[]): Told[] {
  const again = new Set(news.filter(isTurn).map((turn) => turn.first));
  const from = news.length ? Math.min(...news.map((one) => (isTurn(one) ? one.first + 1 : one.at))) : Infinity;
  return [...before.filter((one) => (isTurn(one) ? !again.has(one.first) && one.at < from : one.at < from)), ...news];
}

/** The tale in rounds, the latest first; inside a round also the latest first. */
export function rounds(tale: Told[]): { round: number; told: { one: Told; key: string }[] }[] {
  const found: ReturnType<typeof rounds> = [];
  for (const one of [...tale].reverse()) {
    if (isTurn(one) && (one.seat < 0 || !one.parts.length)) continue;
    if (found.at(-1)?.round !== one.round) found.push({ round: one.round, told: [] });
    const { told } = found.at(-1)!;
    // after one move the same can happen twice
    const key = isTurn(one) ? `t${one.first}` : `h${one.at} ${told.filter((other) => other.one.at === one.at).length}`;
    told.push({ one, key });
  }
  return found;
}

/** What the others did and what happened since a seat's last turn; nothing before its first. */
export function sinceLast(tale: Told[], seat: number): Told[] {
  const mine = tale.findLastIndex((one) => isTurn(one) && one.seat === seat);
  return tale.slice(mine + 1).filter((one) => (isTurn(one) ? one.seat >= 0 && one.parts.length > 0 : one.rows.some((row) => Object.keys(row.change).length)));
}

/**
 * The phrases of a turn as one sentence, in parts whose nouns lead to the board; repeated ones are counted. Those that
 * say the means are marked with what joins them to the rest, unless nothing else is told.
 */
export function sentence(turn: ToldTurn, guide: Guide, desk: Desk): Part[] {
  const phrases: { parts: Part[]; text: string; times: number; means: boolean }[] = [];
  for (const part of turn.parts) {
    const parts = told({ at: turn.at, seat: turn.seat, kind: "note", id: part.id, args: part.args }, guide, desk);
    const text = parts.map((piece) => piece.text).join("");
    const last = phrases.at(-1);
    if (last?.text === text) last.times++;
    else phrases.push({ parts, text, times: 1, means: guide.means?.test(part.id) ?? false });
  }
  const first = phrases.findIndex((phrase) => !phrase.means);
  const found: Part[] = [];
  phrases.forEach(({ parts, times, means }, index) => {
    const left = means && first >= 0 ? { means } : {};
    const more = times > 1 ? [{ text: ` (${times}×)` }] : [];
    // what joins a phrase to those before it goes with it; nothing joins the first one that is always told
    const joins = index ? [{ text: index === phrases.length - 1 ? ` ${desk.words.text("told-and")} ` : ", ", ...(index === first ? { means: true } : {}) }] : [];
    found.push(...joins.map((part) => ({ ...part, ...left })), ...[...parts, ...more].map((part) => ({ ...part, ...left })));
  });
  return [...found, { text: "." }];
}

/** A change in words: "yuan 6 → 1"; without what its sentence implies. */
export function changeText(desk: Desk, change: Change, implied: string[] = []): string[] {
  return Object.entries(change)
    .filter(([name]) => !implied.includes(name))
    .map(([name, [before, after]]) => `${desk.words.text(`tally-${name}`)} ${before} → ${after}`);
}

/** The counts that something changed for anybody, points first. */
export function columns(moment: Happened): string[] {
  const names = new Set(moment.rows.flatMap((row) => Object.keys(row.change)));
  return [...(names.delete("points") ? ["points"] : []), ...names];
}

/** Whom it befell, the best off first. */
export function fates(moment: Happened): Fate[] {
  const worth = ({ change }: Fate) => {
    const by = Object.entries(change).map(([name, [before, after]]) => (after - before) * (name === "points" ? 100 : 1));
    return by.reduce((sum, one) => sum + one, 0);
  };
  return [...moment.rows].sort((one, other) => worth(other) - worth(one));
}

/** What it meant for somebody, as a sentence. */
export function fateText(desk: Desk, row: Fate): string {
  const said = row.reasons.map((reason) => desk.words.say(reason));
  const changes = changeText(desk, row.change).join(", ");
  return [...said, ...(changes ? [`${changes}.`] : [])].join(" ");
}
