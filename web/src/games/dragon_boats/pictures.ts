// The picture of the thing that a move names; fetched with what speaks of moves away from the board.

import sprite from "./icons.svg?url";

const KINDS: Record<string, string> = {
  stall: "p-disc", private: "p-disc", round: "p-disc", card: "r-card", deck: "i-teapot", treasure: "r-treasure", seat: "p-boat", dock: "p-boat",
  path: "i-steps", space: "i-steps", land: "p-member", location: "i-wheel",
};

export function picture(target: string): string {
  const [kind = "", name = ""] = target.split("-");
  const found = kind === "good" ? `g-${name}` : KINDS[kind];
  return found ? `${sprite}#${found}` : "";
}
