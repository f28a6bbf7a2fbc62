// The games' boards, each a chunk of its own that is fetched with its table.

// what all boards are made of comes with the table
import "../shell/Ask.svelte";
import "../shell/Spot.svelte";
import "./moving.svelte";

import type { Component } from "svelte";

import type { Desk } from "../core/desk.svelte";
import type { Digest } from "../core/digest";
import type { Guide } from "../core/story";
import type { Fate, Happened, Move } from "../core/wire";

export interface Zone {
  id: string;
  label: string;
  icon: string;
}
/** What everybody has of something, by seat, and what that is where it is not the thing one asks about. */
export interface Compared {
  counts: number[];
  title?: string;
}
export interface GameBoard extends Guide {
  Board: Component;
  Seats: Component;
  /** What a board needs here beyond itself, on its way. */
  ready?: Promise<unknown> | null;
  zones: Zone[];
  drawn(target: string): boolean;
  /** Where a question is answered, by the family of its first move. */
  zoneOf?(kind: string): string;
  /** The same for games in which the family does not tell. */
  zoneAt?(desk: Desk): string;
  /** The zone in which the thing lies that a move names. */
  lies?(move: Move, desk: Desk): string;
  /** What is named at the prompt although it lies on the board: there nothing tells what choosing it would do. */
  named?(desk: Desk): Move[];
  /** What the board itself lists, on a phone, of what can be done. */
  lists?(desk: Desk): Move[];
  /** Bring one's own board back where another one is being looked at. */
  home?(): void;
  /** Counts that the sentence of a turn implies. */
  implied?: string[];
  /** The pictures of counts, by name. */
  pictures?: Record<string, string>;
  /** Whether a card tells all that befell everybody in a round; otherwise each has a page of its own. */
  digest?: Digest;
  /** Where points come from that somebody got, as the game tells it, by name of the source. */
  sources?(fate: Fate): [name: string, points: number][];
  /** What everybody has of that which a thing is about: the card of the thing compares it. */
  compared?(thing: string, desk: Desk): Compared | undefined;
  /** The picture of what befell everybody. */
  emblem?(moment: Happened): string;
}

const games = import.meta.glob<GameBoard>("./*/game.ts");

/** Whether a game has a drawn board. */
export function hasBoard(folder: string): boolean {
  return `./${folder}/game.ts` in games;
}

export async function boardOf(folder: string): Promise<GameBoard> {
  if (!hasBoard(folder)) {
    const [board, seats] = await Promise.all([import("../shell/Plain.svelte"), import("../shell/PlainSeats.svelte")]);
    const zones = [{ id: "board", label: "web-text-board", icon: "" }];
    return { Board: board.default, Seats: seats.default, zones, drawn: () => false, zoneOf: () => "board", places: () => [], personal: /(?:)/ };
  }
  const game = await games[`./${folder}/game.ts`]!();
  await game.ready;
  return game;
}
