// What tells what the others did, in one piece: the strip and the rings around what changed.

export { default as Rings } from "./Rings.svelte";
export { default as Since } from "./Since.svelte";
