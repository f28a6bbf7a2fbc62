// All that a table needs of this game, in one piece.

export { default as Board } from "./Board.svelte";
export { default as Seats } from "./Seats.svelte";
export { home } from "./look.svelte";
export { compared } from "./compared";
export * from "./things";
export * from "./zones";

// a board that is drawn without a window has no width
const small = typeof matchMedia === "function" ? matchMedia("(max-width: 1359px)") : null;
const adapt = () => Promise.all([import("./widths.css"), import("./Options.svelte")]);
small?.addEventListener("change", adapt, { once: true });
/** Small desks, tablets and phones need styles of their own, and phones a list. */
export const ready = small?.matches ? adapt() : null;
