// What the server says about puzzles: see teahouse/server/wire/puzzles.py.

export interface Puzzle {
  game: string;
  id: string;
  number: number;
  total: number;
  level: "easy" | "medium" | "hard";
  when: string;
  options: string[];
  next: string;
  /** The day, if it is its puzzle. */
  day: string;
}

export interface Answer {
  right: boolean;
  text: string;
  why: string;
  known: string;
}

export interface Solution {
  chance: number;
  points: number;
  moves: { move: string; label: string; lost: number; error: number; points: number }[];
  told: Answer;
}
