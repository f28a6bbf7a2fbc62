// All that a table needs of this game, in one piece.

export { default as Board } from "./Board.svelte";
export { default as Seats } from "./Seats.svelte";
export { home } from "./look.svelte";
export { compared } from "./compared";
export * from "./things";
export * from "./zones";
