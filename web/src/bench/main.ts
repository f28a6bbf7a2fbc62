// Mounts a board on a fixture, for drawing it without a server: bench.html?game=year_of_the_dragon&fixture=01-action&lang=de
// With &whole=1 the table stands around it as people see it.
import "../tokens.css";
import "../shell/shell.css";

import { mount } from "svelte";

import { Desk } from "../core/desk.svelte";
import type { Transport } from "../core/transport";
import type { State } from "../core/wire";
import { Words } from "../core/words";
import { boardOf } from "../games";
import Table from "../shell/Table.svelte";
import Bench from "./Bench.svelte";

const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "year_of_the_dragon";
const lang = wish.get("lang") ?? "en";
if (wish.get("theme")) document.documentElement.dataset.theme = wish.get("theme")!;
const fixture = await (await fetch(`/fixtures/${game}/${wish.get("fixture")}.json`)).json();
const sources = await Promise.all(
  ["common", "web", "web_more", `web_${game}`, game, `${game}.later`, `${game}.rules`, `${game}.things`].map(async (name) => (await fetch(`/locale/${lang}/${name}.ftl`)).text()),
);
const state = fixture.state as State;
const words = new Words(lang, sources, () => state.table.seats.map((seat) => seat.name));
const still: Transport = {
  attempt: () => Promise.reject(new Error("a fixture does not move")),
  turn: () => Promise.reject(new Error("a fixture does not move")),
  explain: () => Promise.reject(new Error("a fixture does not know")),
  why: () => Promise.reject(new Error("a fixture does not know")),
  previews: async () => ({ version: state.version, seat: state.seat, now: fixture.now ?? {}, effects: fixture.effects }),
};
const desk = new Desk(state, words, still, fixture.box);
desk.zone = wish.get("zone") ?? "";
await desk.look();
if (wish.get("whole")) mount(Table, { target: document.body, props: { desk, game: await boardOf(game), line: "open", log: state.log, tale: state.tale ?? [] } });
else mount(Bench, { target: document.body, props: { desk, game } });
if (wish.get("zone")) setTimeout(() => (desk.zone = wish.get("zone")!));
document.body.dataset.ready = "yes";
