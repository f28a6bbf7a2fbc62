// What travels between server and browser. Sentences are ids with arguments; the words come from the locale files.

export type Argument = number | string | { ref: string } | { seat: number };

export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** What people see of a move. */
export interface MoveKind {
  kind: string;
  params: Record<string, number>;
  label: Message;
  target: string;
}

export interface Move extends MoveKind {
  text: string;
}

export interface Refusal {
  reason: string;
  clause: string;
  numbers: Record<string, Argument>;
}

export interface LogLine {
  at: number;
  seat: number;
  kind: "move" | "note";
  id?: string;
  args?: Record<string, Argument>;
  text?: string;
  target?: string;
}

export interface View {
  to_move: number;
  over: boolean;
  scores: number[];
  // biome-ignore lint: each game types its own facts
  facts: any;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "reserved" | "guest" | "bot";
  name: string;
  mine: boolean;
  hotseat: boolean;
  level: string;
  gone: boolean;
  away: boolean;
  agrees: boolean;
  /** The others have let a bot play. */
  replaced: boolean;
  votes: number;
  /** How many others would have to agree that a bot plays here, once one of them has. */
  voters?: number;
  /** What binds the seat to its part of the shuffle; empty if it adds none, ? if a new one is awaited. */
  commitment?: string;
  opened?: boolean;
  /** It is waited for too long: the others may begin the shuffle anew without it. */
  late?: boolean;
  anew?: boolean;
  /** It was late once: it is shuffled without it. */
  left_out?: boolean;
  /** Shown when the game is over. */
  part?: string;
  /** Seconds that are left in a live game. */
  bank?: number;
  /** Until when whoever sits there is on holiday. */
  holiday?: number;
  /** How often it was given advice. */
  advised?: number;
}

/** Times are seconds since 1970; `now` is what the house's own clock shows. */
export interface Clock {
  seat: number;
  due: number;
  now: number;
  stands: "" | "night" | "holiday";
  until: number;
}

export interface TableInfo {
  id: string;
  name: string;
  link: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string | number | boolean>;
  status: "open" | "running" | "finished" | "ended";
  listed: boolean;
  /** A record that somebody has brought; it was not played here. */
  uploaded: boolean;
  /** What happens when somebody is late or away; older tables have a number of minutes, or those that are usual. */
  replace: "never" | "agree" | "bot" | "end" | "usual" | number;
  /** Without a clock: whoever is asked and gives no sign of life for so many minutes is away. */
  absence?: number;
  /** How much time people have; nothing where there is no clock. */
  pace?: { kind: "live" | "hour" | "day" | "three-days" | "week" };
  /** The clock of the seat that is asked; it has run out if `due` is past. Without clocks: somebody is away since then. */
  clock?: Clock;
  talk: "off" | "phrases" | "free";
  hearers: "seats" | "all";
  /** The number of the last word; 0 if I may not hear them. */
  said: number;
  /** The lesson that is given there; empty at any other table. */
  lesson: string;
  /** The lesson that is given there with notes, while the game is played freely. */
  notes: string;
  owner: boolean;
  seats: SeatInfo[];
  version: number;
  to_move: number;
  your_turn: boolean;
  commitment: string;
  seed: string;
  salt: string;
  /** The digest of the moves that were taken over from another game; it stands in the promise. */
  laid?: string;
  /** Each time that the shuffle has begun anew, and why. */
  anew?: { why: "left" | "changed" | "late" | "asked"; name: string }[];
  /** All commitments in one; empty until every seat is taken and bound. */
  promise: string;
  scores: number[] | null;
  ranking: number[] | null;
  rematch: string;
  /** Who has closed it, if somebody has. */
  closed_by: "" | "owner" | "host";
  created: number;
  changed: number;
  /** Whether whoever plays here can ask for advice. */
  advice?: boolean;
  /** Whether everybody may ask for advice: all who sat down have agreed to it. */
  practice?: boolean;
  /** Whether it counts for ratings, or why it does not any more. */
  rated?: "" | "yes";
  /** How many want to end the game unfinished, and how many have to; left out while nobody does. */
  agreed?: number;
  needed?: number;
  /** The tournament to which it belongs; empty for none. */
  tournament?: string;
}

/** What somebody has said. */
export interface Word {
  number: number;
  seat: number;
  name: string;
  mine: boolean;
  phrase: string;
  text: string;
  muted: boolean;
  at: number;
}

export interface Talk {
  talk: "phrases" | "free";
  hearers: "seats" | "all";
  /** Whether I may say something. */
  speak: boolean;
  phrases: string[];
  words: Word[];
}

/** The sentence for a game that ended before its time. */
export function endedBy(table: TableInfo): string {
  return table.closed_by ? `page-closed-${table.closed_by}` : "page-status-ended";
}

/** Where we are in the game. */
export interface Moment {
  round: number;
  rounds: number;
  phase: string;
  phases: string[];
  seat: number;
  turn: number;
  /** The seats in turn order. */
  order: number[];
}

/** What a board draws beyond the facts, by the id of a thing. */
export type Hints = Record<string, any>;

/** What never changes at a table. */
export interface Box {
  /** What is printed on boards, tiles and cards; each game types its own. */
  printed: any;
  /** The clause that says most about a thing, by its id or the beginning of its id. */
  clauses: Record<string, string>;
  /** Which facts can be hidden from a seat. */
  secret: string[];
  /** Every move of the game, those that are alike together. */
  moves: Moves[];
}

/** Moves that are alike, by columns: the first of every column is the first move, and so on. */
export interface Moves {
  kind: string;
  label: string;
  /** The words of their texts. */
  words: string[][];
  targets: string[];
  params: Record<string, number[]>;
  /** What their sentence is told. */
  args: Record<string, Argument[]>;
}

/** By name of the count: before and after. */
export type Change = Record<string, [number, number]>;

/** A turn as it is told. */
export interface ToldTurn {
  first: number;
  at: number;
  seat: number;
  round: number;
  phase: string;
  parts: Message[];
  changes: Record<string, Change>;
  own: Message[];
  /** When its last move was made, in seconds since 1970; nothing if that was in another game. */
  when?: number;
}

/** What an event or a scoring meant for one seat. */
export interface Fate {
  seat: number;
  change: Change;
  reasons: Message[];
}

/** What befell everybody. */
export interface Happened {
  at: number;
  round: number;
  phase: string;
  title: Message;
  /** The thing on the board that it comes from, if there is one. */
  thing: string;
  rows: Fate[];
  lines: Message[];
  when?: number;
}

export type Told = ToldTurn | Happened;

export interface State {
  table: TableInfo;
  version: number;
  seat: number;
  box: string;
  view: View;
  /** What the seat may do, by text. */
  moves: string[];
  prompt: Message;
  moment: Moment | null;
  hints: Hints;
  log: LogLine[];
  tale: Told[];
}

export interface Trial {
  version: number;
  seat: number;
  moves: string[];
  view: View;
  prompt: Message;
  moment: Moment;
  hints: Hints;
  log: LogLine[];
  ends: boolean;
}

export interface Receipt {
  id: string;
  seat: number;
  before: number;
  after: number;
}

/** What a question is about: a move, or whatever a thing on the board stands for. */
export type About = { move: string } | { thing: string };

export interface Reason {
  move: string;
  legal: boolean;
  refusal: Refusal | null;
}

/** What a thing on the board is, does and means for the seat now. */
export interface Explanation {
  thing: string;
  name: Message;
  does: Message[];
  numbers: Message[];
  clauses: string[];
}

export interface Effect {
  changes: Record<string, number>;
  /** What befalls everybody after it by itself, on top of it. */
  then?: Record<string, number>;
  exact: boolean;
}

export interface Previews {
  version: number;
  seat: number;
  /** The counts before the move, by name. */
  now: Record<string, number>;
  effects: Record<string, Effect>;
}

export interface Part {
  title: Message;
  lines: Message[];
}

export interface TableText {
  version: number;
  seat: number;
  sections: Part[];
}

export interface Story {
  version: number;
  seat: number;
  scores: number[][];
  rounds: { at: number; number: number }[];
  breakdown: Record<string, number>[] | null;
  /** Who won by what, and what that meant for the reader. */
  ending: Message[];
}

export interface PositionAt {
  at: number;
  seat: number;
  view: View & { prompt: Message };
  moment: Moment | null;
  hints: Hints;
  exact: boolean;
}

/** What a state shows at another moment. */
export function momentAt({ at: version, view, moment, hints }: PositionAt): Partial<State> {
  return { version, view, moment, hints, moves: [], prompt: view.prompt };
}

/** Something a teacher says beside a thing. */
export interface Remark {
  id: string;
  title: string;
  text: string;
  beside: { thing: string; name: string };
}

/** What the teacher of a game that is played freely has to say now. */
export interface Remarks {
  title: string;
  total: number;
  remarks: Remark[];
}

/** A question about a position. */
export interface Drill {
  game: string;
  id: string;
  number: number;
  total: number;
  title: string;
  question: string;
  lit: string[];
}

/** What comes of the moves made in a drill. */
export interface DrillAnswer {
  answered: boolean;
  right: boolean;
  text: string;
  known: string;
  comes: string;
  changes: Change;
  clauses: string[];
}

/** Seats that are not players. */
export const NATURE = -1;
export const NOBODY = -2;
export const SPECTATOR = -3;
