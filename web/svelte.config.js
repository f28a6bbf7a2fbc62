import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// every component is in runes mode, so the runtime of the older mode is not carried
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
