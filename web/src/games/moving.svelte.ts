import type { Desk } from "../core/desk.svelte";
import { glide, places, type Places } from "./motion";

/** As long as a board is shown, its pieces glide to where a move puts them. */
export function showMotion(desk: Desk, board: () => HTMLElement | undefined): void {
  let before: Places = new Map();
  $effect.pre(() => {
    void desk.facts;
    const shown = board();
    if (shown) before = places(shown);
  });
  $effect(() => {
    void desk.facts;
    const shown = board();
    if (shown) glide(shown, before);
  });
}
