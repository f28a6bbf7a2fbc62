// Colours that carry meaning can be seen on every kind of paper, in both lights.

import { expect, it } from "vitest";

import shell from "../src/shell/shell.css?raw";
import tokens from "../src/tokens.css?raw";

const source = tokens + shell;
const colours = new Map([...source.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((found) => [found[1]!, [found[2]!, found[3]!]]));

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, two: string): number {
  const [high = 0, low = 0] = [light(one), light(two)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
const PAPERS = ["paper", "paper-2", "sheet"];

it.each(["ink", "ink-2", "gold", "vermilion", "good", "bad"])("text in %s can be read on paper", (name) => {
  for (const paper of PAPERS) for (const theme of [0, 1]) expect(contrast(colours.get(name)![theme]!, colours.get(paper)![theme]!)).toBeGreaterThanOrEqual(4.5);
});
it.each(["legal", "chosen", "last"])("the ring for what is %s can be seen on paper", (name) => {
  for (const paper of [...PAPERS, "paper-3"]) for (const theme of [0, 1]) expect(contrast(colours.get(name)![theme]!, colours.get(paper)![theme]!)).toBeGreaterThanOrEqual(3);
});
