// The boards, each a chunk of its own that is fetched with its table.

import type { Component } from "svelte";

export interface Zone {
  id: string;
  label: string;
  icon: string;
}
export interface GameBoard {
  Board: Component;
  Seats: Component;
  zones: Zone[];
  drawn(target: string): boolean;
  zoneOf(kind: string): string;
}

const boards = import.meta.glob<{ default: Component }>("./*/Board.svelte");
const seats = import.meta.glob<{ default: Component }>("./*/Seats.svelte");
const zones = import.meta.glob<Pick<GameBoard, "zones" | "drawn" | "zoneOf">>("./*/zones.ts");

/** Whether a game has a drawn board. */
export function hasBoard(folder: string): boolean {
  return `./${folder}/Board.svelte` in boards;
}

export async function boardOf(folder: string): Promise<GameBoard> {
  if (!hasBoard(folder)) {
    const [board, seats] = await Promise.all([import("../shell/Plain.svelte"), import("../shell/PlainSeats.svelte")]);
    const zones = [{ id: "board", label: "web-text-board", icon: "" }];
    return { Board: board.default, Seats: seats.default, zones, drawn: () => false, zoneOf: () => "board" };
  }
  const [board, rail, rooms] = await Promise.all([
    boards[`./${folder}/Board.svelte`]!(),
    seats[`./${folder}/Seats.svelte`]!(),
    zones[`./${folder}/zones.ts`]!(),
  ]);
  return { Board: board.default, Seats: rail.default, ...rooms };
}
