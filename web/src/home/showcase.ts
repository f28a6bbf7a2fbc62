// A finished game of bots, played again quietly behind "Take a seat". Whoever wants no motion sees one moment of it.

import { mount } from "svelte";

import { Desk } from "../core/desk.svelte";
import { folderOf, wordsFor } from "../core/locale";
import { preference } from "../core/preferences";
import { lastTargets } from "../core/story";
import type { Transport } from "../core/transport";
import { SPECTATOR, type Box, type Hints, type LogLine, type Message, type Moment, type State } from "../core/wire";
import { boardOf } from "../games";
import Showcase from "./Showcase.svelte";

interface Frame {
  at: number;
  seat: number;
  move: Message;
  target: string;
  to_move: number;
  scores: number[];
  facts: Record<string, unknown>;
  moment: Moment;
  hints: Hints;
}
interface Game {
  game: string;
  names: string[];
  box: Box;
  frames: Frame[];
}

const PAUSE = 2200;

/** The whole table after some frames. */
function stateAt(game: Game, number: number): State {
  const facts = Object.assign({}, ...game.frames.slice(0, number + 1).map((frame) => frame.facts));
  const { at: version, to_move, scores, moment, hints } = game.frames[number]!;
  const prompt = { id: "prompt-game-over", args: {} };
  const seats = game.names.map((name, seat) => ({ seat, kind: "bot" as const, name, mine: false, hotseat: false, level: "cup", gone: false, away: false, agrees: false, replaced: false, votes: 0 }));
  const table = { id: "", game: game.game, seats, status: "running", version, to_move, options: {} } as unknown as State["table"];
  const view = { seat: SPECTATOR, to_move, over: false, moves: [], prompt, scores, facts };
  return { table, version, seat: SPECTATOR, box: "", view, moves: [], prompt, moment, hints, log: [], tale: [] };
}

export async function run(stage: HTMLElement, line: HTMLElement): Promise<void> {
  const answer = await fetch("/static/showcase.json");
  if (!answer.ok) return;
  const game = (await answer.json()) as Game;
  const [words, board] = await Promise.all([
    wordsFor(document.documentElement.lang, game.game, () => game.names),
    boardOf(folderOf(game.game)),
  ]);
  const never = () => Promise.reject(new Error());
  const transport: Transport = { attempt: never, turn: never, why: never, previews: never, explain: never };
  // where it begins, the board has filled a little
  const start = Math.max(0, game.frames.findIndex((frame) => frame.at === Number(stage.dataset.at)));
  let number = start;
  const desk = new Desk(stateAt(game, number), words, transport, game.box);
  const tell = () => {
    const { seat, move, target, at } = game.frames[number]!;
    const told: LogLine = { at, seat, kind: "move", ...move, target };
    stage.dataset.at = String(at);
    line.textContent = `${game.names[seat]}: ${words.say(move)}`;
    desk.last = lastTargets([told], board, SPECTATOR);
  };
  mount(Showcase, { target: stage, props: { desk, game: board } });
  tell();
  stage.classList.add("on");
  if (preference("motion") === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let seen = true;
  new IntersectionObserver(([entry]) => (seen = !!entry?.isIntersecting)).observe(stage);
  setInterval(() => {
    if (document.hidden || !seen) return;
    number = number + 2 < game.frames.length ? number + 1 : start; // not the last one: nobody could take a seat there
    desk.receive(stateAt(game, number));
    tell();
  }, PAUSE);
}
