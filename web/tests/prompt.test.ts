// What is named at the prompt although it lies on the board.

import { describe, expect, it } from "vitest";

import type { Desk } from "../src/core/desk.svelte";
import type { Move } from "../src/core/wire";
import type { GameBoard } from "../src/games";
import * as boats from "../src/games/dragon_boats/zones";
import { atPrompt } from "../src/shell/tabs";

const PASS = "pass:pass";
/** The kinds of the moves that have a button, of moves as `kind:target`. */
function buttons(...moves: string[]): string[] {
  const asked = moves.map((text) => ({ text, kind: text.split(":")[0], target: text.split(":")[1] }) as Move);
  return atPrompt({ moves: asked } as Desk, boats as unknown as GameBoard).map((move) => move.kind);
}

describe("the prompt of Dragon Boats", () => {
  it("names the cards that can be played where nothing else is asked", () => {
    expect(buttons(PASS, "play-r:dock-se", "play-h:dock-nw")).toEqual(["pass", "play-r", "play-h"]);
  });

  it("leaves them to the board where they are many, or one thing among others", () => {
    expect(buttons(PASS, ...["front", "middle", "rear"].flatMap((seat) => [`play-i:seat-nw-${seat}`, `play-i:seat-ne-${seat}`]))).toEqual(["pass"]);
    expect(buttons("decline:decline", "buy:good-tea", "play-p:card-P")).toEqual(["decline"]);
  });
});
