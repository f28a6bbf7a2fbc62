// All sentences that a table of a game begins with, in one piece: `<game>.rules.ftl?table` says of which game and in which language.

import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function tableWords(): Plugin {
  return {
    name: "table-words",
    enforce: "pre",
    load(id) {
      const [, folder, game] = id.match(/^(.*)\/(\w+)\.rules\.ftl\?table$/) ?? [];
      if (!folder || !game) return null;
      const sources = ["common", "web", `web_${game}`, game].map((name) => `${folder}/${name}.ftl`).filter((source) => existsSync(source));
      for (const source of sources) this.addWatchFile(source);
      return `export default ${JSON.stringify(sources.map((source) => readFileSync(source, "utf-8")).join("\n"))}`;
    },
  };
}
