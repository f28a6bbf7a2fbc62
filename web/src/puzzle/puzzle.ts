// A puzzle: a position out of a game, on the real board. What was solved is kept: see solved.ts.

import { mount } from "svelte";

import { ask } from "../core/api";
import { Desk } from "../core/desk.svelte";
import { folderOf, wordsFor } from "../core/locale";
import { Questions } from "../core/questions";
import { boardOf } from "../games";
import Solving from "./Puzzle.svelte";
import type { Puzzle } from "./wire";

/** Show the puzzle that the page is about. */
export async function solve(place: HTMLElement): Promise<void> {
  const { game = "", puzzle: id = "", lang = "en" } = place.dataset;
  const questions = new Questions(`/api/puzzles/${game}/${id}`);
  const [state, puzzle, board] = await Promise.all([questions.state(), ask<Puzzle>("GET", questions.place), boardOf(folderOf(game))]);
  const names = state.table.seats.map((seat) => seat.name);
  const [words, box] = await Promise.all([wordsFor(lang, game, () => names, true), questions.box(state.box)]);
  const desk = new Desk(state, words, questions, box);
  mount(Solving, { target: place, props: { desk, game: board, puzzle, first: state, place: questions.place } });
  void desk.look();
}
