// Starts the table on a page that the server has rendered: <div id="table" data-table data-lang data-mode>.

import "./tokens.css";
import "./shell/shell.css";

import { mount } from "svelte";

import { ask } from "./core/api";
import { Desk } from "./core/desk.svelte";
import { Live, type LineState } from "./core/live";
import { folderOf, shuffleWords, wordsFor } from "./core/locale";
import { dress, preference } from "./core/preferences";
import { keep } from "./core/shuffle";
import type { Kept, Shelf } from "./core/shelf";
import { momentAt, type Box, type PositionAt, type State } from "./core/wire";
import { boardOf, hasBoard } from "./games";
import Sitting from "./shell/Sitting.svelte";

dress();
if (document.body.dataset.here) void import("./notice/here");
const place = document.querySelector<HTMLElement>("#table");
if (place?.dataset.mode === "replay") void look(place);
else if (place?.dataset.mode === "drill") void import("./shell/drill").then(({ answer }) => answer(place));
else if (place?.dataset.mode === "puzzle") void import("./puzzle/puzzle").then(({ solve }) => solve(place));
else if (place) void sit(place);

/** Sit down, or watch: what happens at the table is shown at once. */
async function sit(place: HTMLElement): Promise<void> {
  let first: (state: State) => void;
  const arrived = new Promise<State>((resolve) => (first = resolve));
  const early: State[] = []; // what happens while the board is still being fetched
  const sitting = { receive: (state: State) => (early.push(state), first(state)), line: (_: LineState) => {} };
  const live = new Live(
    place.dataset.table!,
    null,
    (state) => sitting.receive(state),
    (line) => sitting.line(line),
  );
  live.open();
  live.watch(window);
  const state = await arrived;
  const names = { now: state.table.seats.map((info) => info.name) };
  const folder = folderOf(state.table.game);
  const text = place.dataset.mode === "text" || !hasBoard(folder);
  const [words, game, box] = await Promise.all([
    wordsFor(place.dataset.lang ?? "en", state.table.game, () => names.now, text || !!(state.table.lesson || state.table.notes)),
    text ? null : boardOf(folder),
    boxOf(state),
  ]);
  const desk = new Desk(state, words, live, box, () => preference("confirm") === "auto", shelfOf(state.table.id));
  const shown = mount(Sitting, { target: place, props: { desk, game, first: state } });
  sitting.receive = (next) => {
    names.now = next.table.seats.map((info) => info.name);
    shown.receive(next);
  };
  sitting.line = (line) => shown.online(line);
  live.onTalk = (words) => (desk.said = [...desk.said, ...words]);
  early.slice(1).forEach(sitting.receive);
  sitting.line(live.state);
  await desk.restore();
  void desk.look();
  if (!state.table.lesson && !state.table.notes && !state.table.uploaded) await promised(desk);
}

/** What the table promises is kept in this browser and in the link; whoever has kept something else is told so. */
async function promised(desk: Desk): Promise<void> {
  const same = keep(desk.state.table, location.href);
  if (same && desk.state.table.status === "running") return history.replaceState(null, "", `${location.pathname}${location.search}#promise=${desk.state.table.promise}`);
  if (same) return;
  await desk.words.learn(shuffleWords);
  desk.problem = desk.words.text("web-shuffle-changed");
}

/** Where the browser keeps the unconfirmed steps at a table. */
function shelfOf(table: string): Shelf {
  const name = `steps ${table}`;
  return {
    load: () => JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null,
    save: (kept) => (kept ? localStorage.setItem(name, JSON.stringify(kept)) : localStorage.removeItem(name)),
  };
}

/** What is printed in the box of a table; the browser keeps it. */
async function boxOf(state: State): Promise<Box> {
  if (!state.box) return { printed: {}, clauses: {}, secret: [], moves: [] };
  return ask<Box>("GET", `/api/tables/${state.table.id}/box/${state.box}`);
}

/** Look at a game again: everything there can be asked about, and nothing be done. */
async function look(place: HTMLElement): Promise<void> {
  const state = await ask<State>("GET", `/api/tables/${place.dataset.table}/state`);
  const asked = new URL(location.href).searchParams.get("at");
  const wish = asked && /^\d+$/.test(asked) ? Number(asked) : state.table.status === "running" ? state.version : 0;
  const at = Math.min(wish, state.table.version);
  const [words, game, box, replay, { Past }, first] = await Promise.all([
    wordsFor(place.dataset.lang ?? "en", state.table.game, () => state.table.seats.map((info) => info.name)),
    boardOf(folderOf(state.table.game)),
    boxOf(state),
    import("./shell/Replay.svelte"),
    import("./core/past"),
    ask<PositionAt>("GET", `/api/tables/${state.table.id}/position?at=${at}`).catch(() => null),
  ]);
  const desk = new Desk({ ...state, ...(first && momentAt(first)), moves: [] }, words, new Past(state.table.id), box);
  mount(replay.default, { target: place, props: { desk, game, log: state.log, tale: state.tale, at, first } });
}
