// Drawings travel with short paths: no more digits than the eye can see, in the sprites and covers that are files and in
// the scenery and edges that lie in components. Sentences and drawings travel without remarks, and Svelte without what
// nobody uses here. The sources keep what their author wrote.

import { optimize } from "svgo";
import type { Plugin } from "vite";

function shortened(svg: string, digits: number): string {
  return optimize(svg, { plugins: ["removeComments", { name: "convertPathData", params: { floatPrecision: digits } }, "sortAttrs"] }).data;
}

const FRAME = '<svg xmlns="http://www.w3.org/2000/svg"><path d="';

/** The long paths of a component, or of a list of them. */
function drawn(code: string): string {
  return code.replace(/"(M[\d\s.,A-Za-z-]{199,})"/g, (all, path: string) => {
    const short = shortened(`${FRAME}${path}"/></svg>`, 1).match(/ d="([^"]*)"/)?.[1];
    return short ? `"${short}"` : all;
  });
}

/** Sentences without the remarks to those who write them; the loader has made a script of the file. */
function spoken(code: string): string {
  const [, text] = code.match(/^export default (".*");?\s*$/s) ?? [];
  if (!text) throw new Error(`not a file of sentences: ${code.slice(0, 40)}`);
  const said = (JSON.parse(text) as string).replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n").trimStart();
  return `export default ${JSON.stringify(said)}`;
}

/** The server draws no component, so none is taken over from it: what Svelte has for that is left out, and every call of it. */
const NEVER: [there: string, instead: string][] = [
  ["export let hydrating = false", "export const hydrating = false"],
  ["hydrating = value;", ""],
  ["export function reset(", "/* @__NO_SIDE_EFFECTS__ */ export function reset("],
  ["export function next(", "/* @__NO_SIDE_EFFECTS__ */ export function next("],
];
function fresh(code: string): string {
  return NEVER.reduce((left, [there, instead]) => {
    if (!left.includes(there)) throw new Error(`Svelte has no "${there}" any more`);
    return left.replace(there, instead);
  }, code);
}

export function slim(): Plugin {
  return {
    name: "slim",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (/\.ftl\?(raw|table)$/.test(id)) return { code: spoken(code), map: null };
      if (id.endsWith("svelte/src/internal/client/dom/hydration.js")) return { code: fresh(code), map: null };
      return /src.(games|home|shell).*\.(svelte|ts)$/.test(id) && /"M[\d-]/.test(code) ? { code: drawn(code), map: null } : null;
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "asset" || !part.fileName.endsWith(".svg")) continue;
        const widths = [...String(part.source).matchAll(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/g)].map((found) => Number(found[1]));
        const cover = part.originalFileNames.some((name) => name.includes("home/"));
        part.source = shortened(String(part.source), cover || Math.min(...widths) >= 40 ? 1 : 2); // small symbols keep a digit more
      }
    },
  };
}
