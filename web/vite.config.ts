/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { slim } from "./slim.ts";
import { tableWords } from "./words.ts";

// The bundle goes into the Python package and is served by it: file names with a hash, a manifest to find them by,
// styles in files of their own (the content security policy allows no inline ones).
export default defineConfig({
  plugins: [tableWords(), slim(), svelte()],
  base: "/static/",
  build: {
    outDir: "../src/teahouse/server/web/static",
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: ["src/main.ts", "src/home/early.ts", "src/home/home.ts", "src/home/rules.ts", "src/home/house.ts", "src/home/notices.ts", "src/home/keep.ts", "src/home/ratings.ts", "src/home/puzzles.ts", "src/home/habits.ts", "src/home/tournaments.ts", "src/notice/worker.ts"],
      // what every page needs, what every table needs before anything is asked for, and what the board of Yínzi shares with
      // what is fetched later, in one piece each: every file more costs what goes with it, and packs worse
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: /preload-helper|src.core.(api|preferences|shuffle|sha256)|src.notice.tab|src.tokens.css|src.shell.shell.css/, priority: 2 },
            { name: "table", test: /node_modules.(svelte|@fluent)|src.core|src.shell(?!.rules.ts)|src.games.(index|motion|moving)|src.main/, tags: ["$initial"], priority: 1 },
            { name: "yinzi-parts", test: /src.games.yinzi.(zones|reach|facts|Icon|icons)\b/ },
          ],
        },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node", css: true, testTimeout: 60_000 },
});
