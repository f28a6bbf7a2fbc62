// A drill: a real position on the real board, and a question about it. Nothing is stored but what was answered, in this browser.

import { mount } from "svelte";

import { ask } from "../core/api";
import { Desk } from "../core/desk.svelte";
import { folderOf, wordsFor } from "../core/locale";
import { Questions } from "../core/questions";
import type { Drill } from "../core/wire";
import { boardOf } from "../games";
import Drilled from "./Drill.svelte";

/** Show the drill that the page is about. */
export async function answer(place: HTMLElement): Promise<void> {
  const { game = "", drill: id = "", lang = "en" } = place.dataset;
  const questions = new Questions(`/api/drills/${game}/${id}`);
  const [state, drill, board] = await Promise.all([questions.state(), ask<Drill>("GET", questions.place), boardOf(folderOf(game))]);
  const names = state.table.seats.map((seat) => seat.name);
  const [words, box] = await Promise.all([wordsFor(lang, game, () => names, true), questions.box(state.box)]);
  const desk = new Desk(state, words, questions, box);
  mount(Drilled, { target: place, props: { desk, game: board, drill, first: state } });
  void desk.look();
}
