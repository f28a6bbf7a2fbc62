import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The bench serves boards on fixtures, with the package's locale files beside them.
export default defineConfig({
  plugins: [svelte(), {
    name: "locale",
    configureServer(server) {
      server.middlewares.use("/locale", async (request, response) => {
        const { readFile } = await import("node:fs/promises");
        response.end(await readFile(`../src/teahouse/locale${request.url}`).catch(() => ""));
      });
      server.middlewares.use("/fixtures", async (request, response) => {
        const { readFile } = await import("node:fs/promises");
        response.end(await readFile(`fixtures${request.url}`));
      });
    },
  }],
});
