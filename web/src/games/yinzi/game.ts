// All that a table needs of this game, in one piece.

export { default as Board } from "./Board.svelte";
export { default as Seats } from "./Seats.svelte";
export { home } from "./look.svelte";
export * from "./things";
export * from "./zones";

const small = matchMedia("(max-width: 1359px)");
const adapt = () => Promise.all([import("./widths.css"), import("./Options.svelte")]);
small.addEventListener("change", adapt, { once: true });
/** Small desks, tablets and phones need styles of their own, and phones a list. */
export const ready = small.matches ? adapt() : null;
