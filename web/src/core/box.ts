// The box comes by columns, because that packs well; here its moves stand one by one again.

import type { Argument, Box, MoveKind } from "./wire";

/** Row by row what stands in columns. */
function row<T>(columns: Record<string, T[]>, place: number): Record<string, T> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[place]!]));
}

/** Every move of a game by its text. */
export function kindsOf(box: Box): Record<string, MoveKind> {
  const found: Record<string, MoveKind> = {};
  for (const { kind, label, words, targets, params, args } of box.moves) {
    targets.forEach((target, place) => {
      const text = words.map((column) => column[place]).join(" ");
      found[text] = { kind, params: row(params, place), label: { id: label, args: row<Argument>(args, place) }, target };
    });
  }
  return found;
}
