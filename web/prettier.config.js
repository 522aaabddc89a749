import * as svelte from "prettier-plugin-svelte";

/** One hand for every line of the browser: the shell here and the boards in the titles' folders. */
export default {
  printWidth: 100,
  plugins: [svelte],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
