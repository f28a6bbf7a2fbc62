import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// every component is in runes mode, so the runtime of the older mode is not carried; the names that keep the styles of
// components apart stand at every element, so they are short
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}` } };
