// Starts the table on a page that the server has rendered: <div id="table" data-table data-lang data-seat>.

import "./tokens.css";
import "./shell/shell.css";

import { mount } from "svelte";

import { Desk } from "./core/desk.svelte";
import { Live } from "./core/live";
import { folderOf, wordsFor } from "./core/locale";
import type { State } from "./core/wire";
import { boardOf } from "./games";
import Sitting from "./shell/Sitting.svelte";

const place = document.querySelector<HTMLElement>("#table");
if (place) void start(place);

async function start(place: HTMLElement): Promise<void> {
  const seat = place.dataset.seat ? Number(place.dataset.seat) : null;
  let first: (state: State) => void;
  const arrived = new Promise<State>((resolve) => (first = resolve));
  const sitting = { receive: (state: State) => first(state), line: (_: "connecting" | "open" | "lost") => {} };
  const live = new Live(
    place.dataset.table!,
    seat,
    (state) => sitting.receive(state),
    (line) => sitting.line(line),
  );
  live.open();
  const state = await arrived;
  const names = { now: state.table.seats.map((info) => info.name) };
  const [words, game] = await Promise.all([
    wordsFor(place.dataset.lang ?? "en", state.table.game, () => names.now),
    boardOf(folderOf(state.table.game)),
  ]);
  const desk = new Desk(state, words, live, () => localStorage.getItem("auto-confirm") === "yes");
  const shown = mount(Sitting, { target: place, props: { desk, game, first: state } });
  sitting.receive = (next) => {
    names.now = next.table.seats.map((info) => info.name);
    shown.receive(next);
  };
  sitting.line = (line) => shown.online(line);
  void desk.look();
}
