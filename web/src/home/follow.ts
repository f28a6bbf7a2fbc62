// News of my tables while a page of the house is open: its title, icon and sound, what it shows of them, and games that wait for my part.

import { ask } from "../core/api";
import { contribute, elsewhere, hand } from "../core/shuffle";
import type { TableInfo } from "../core/wire";
import { notice } from "../notice/tab";
import { underWay } from "./parts";

interface News {
  table: string;
  status: string;
  your_turn: boolean;
}
type Found = { tables: TableInfo[] };

/** Milliseconds: between two looks at the page, without a sign of life of the line, and before it is tried again. */
const PAUSE = 1000;
const SILENCE = 45_000;
const AGAIN = [1000, 5000, 30_000, 60_000];

const { turn } = document.body.dataset;
const title = document.title;
/** Tables at which it is my turn. */
const turns = new Set<string>();
const seen = () => document.visibilityState === "visible";
const part = (name: string, place: ParentNode = document) => place.querySelector<HTMLElement>(`[data-news="${name}"]`);
const names = (place: ParentNode = document) => [...place.querySelectorAll<HTMLElement>("[data-news]")].map((one) => one.dataset.news!);

// -- what has happened ---------------------------------------------------------------------------------------------

function tell(): void {
  notice(turns.size, turn!, title.replace(/ · Teahouse$/, ""), title);
}

function hear(news: News): void {
  const waits = news.your_turn && !turns.has(news.table);
  if (news.your_turn) turns.add(news.table);
  else turns.delete(news.table);
  tell();
  if (news.status === "open") add(news.table).catch(() => {});
  if (names().length) renew();
  if (!part("tiles") && (waits || !turns.size)) void point();
}

/** Do for the shuffle what the page of a table that waits would do: with the last part the game begins. */
async function add(table: string): Promise<void> {
  const about = await ask<TableInfo>("GET", `/api/tables/${table}`);
  if (!hand(about)?.commitment) return; // a seat that adds none
  const info = await contribute(about);
  const tile = document.querySelector<HTMLElement>(`[data-part="${table}"]`);
  if (tile && elsewhere(info)) tile.querySelector("small")!.textContent = tile.dataset.elsewhere!;
}

/** Where tables are not shown there is a line that leads to the one that waits. */
async function point(): Promise<void> {
  const next = await ask<{ table: string; sentence: string }>("GET", "/api/me/next").catch(() => null);
  const line = document.querySelector<HTMLElement>("#next-table");
  if (!next || !line) return;
  const link = Object.assign(document.createElement("a"), { href: `/t/${next.table}`, textContent: next.sentence });
  line.replaceChildren(...(next.table ? [link] : []));
}

// -- what the page shows -------------------------------------------------------------------------------------------

let stale = false;
let soon: ReturnType<typeof setTimeout> | undefined;

/** Bring up to date what the page shows of my tables, once it is looked at. */
function renew(): void {
  stale = true;
  if (seen()) soon ??= setTimeout(() => void renewed().finally(() => ((soon = undefined), stale && renew())), PAUSE);
}

async function renewed(): Promise<void> {
  stale = false;
  const page = await load().catch(() => null);
  if (!page) return;
  const writing = document.activeElement?.matches("input, select, textarea");
  if (names().join() !== names(page).join()) return writing || underWay() ? undefined : location.reload();
  for (const name of names()) {
    const [old, fresh] = [part(name)!, document.importNode(part(name, page)!, true)];
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    if (old.isEqualNode(fresh) || (focus && writing)) continue;
    if (old.ariaLive) old.textContent = fresh.textContent; // the same place with other words is read out
    else old.replaceWith(fresh);
    if (focus) fresh.querySelector<HTMLElement>(`[href="${focus.getAttribute("href")}"]`)?.focus();
  }
  for (const tile of document.querySelectorAll<HTMLElement>("[data-part]")) add(tile.dataset.part!).catch(() => {});
}

/** This page as it would be now; read as a document it cannot do anything. */
function load(): Promise<Document | null> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.onload = () => (request.status === 200 ? done(request.responseXML) : fail(new Error(request.statusText)));
    request.onerror = () => fail(new Error("no answer"));
    request.send();
  });
}

// -- the line ------------------------------------------------------------------------------------------------------

// the page that was looked at last listens for all: browsers open only a few lines to a house
const others = new BroadcastChannel("news");
let line: AbortController | undefined;

function take(): void {
  if (line) return;
  line = new AbortController();
  others.postMessage("mine");
  void follow(line.signal);
}

function leave(): void {
  line?.abort();
  line = undefined;
}

others.onmessage = ({ data }: MessageEvent<News | "mine" | "left">) => {
  if (data === "mine") leave();
  else if (data === "left") setTimeout(take, seen() ? 0 : 500 + 1000 * Math.random());
  else hear(data);
};
document.addEventListener("visibilitychange", () => {
  if (!seen()) return;
  take();
  if (stale) renew();
});
addEventListener("pagehide", () => {
  if (line) others.postMessage("left");
  leave();
});
addEventListener("pageshow", (event) => event.persisted && (take(), renew()));

async function follow(signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    await listen(signal, () => (tries = 0)).catch(() => {});
    const pause = AGAIN[Math.min(tries, AGAIN.length - 1)]! * (1 + Math.random());
    if (!signal.aborted) await new Promise((done) => setTimeout(done, pause));
  }
}

async function listen(signal: AbortSignal, lives: () => void): Promise<void> {
  const dead = new AbortController();
  signal.addEventListener("abort", () => dead.abort());
  let timer = setTimeout(() => dead.abort(), SILENCE);
  const answer = await fetch("/api/events?idle=true", { signal: dead.signal });
  if (!answer.ok || !answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  await catchUp();
  for (let rest = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(), SILENCE);
    lives();
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const news of lines.filter(Boolean).map((one) => JSON.parse(one) as News)) {
      others.postMessage(news);
      hear(news);
    }
  }
}

/** What has happened while nobody listened. */
async function catchUp(): Promise<void> {
  const before = [...turns].sort().join();
  turns.clear();
  for (const { id } of (await ask<Found>("GET", "/api/tables?list=waiting")).tables) turns.add(id);
  tell();
  if (before !== [...turns].sort().join() && names().length) renew();
}

// -- the beginning -------------------------------------------------------------------------------------------------

for (const tile of document.querySelectorAll<HTMLElement>("[data-part]")) add(tile.dataset.part!).catch(() => {});
for (const tile of document.querySelectorAll<HTMLElement>("[data-turn-at]")) turns.add(tile.dataset.turnAt!);
const going = () => ask<Found>("GET", "/api/me/games?which=running").then(({ tables }) => tables.length > 0, () => false);
void (names().length ? Promise.resolve(true) : going()).then((any) => any && seen() && take());
