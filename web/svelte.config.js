import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// the mark of a component stands on each of its selectors and elements, thousands of times: a letter and the hash do
const cssHash = ({ hash, css, filename }) => `s${hash(filename ?? css)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
