import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// the mark of a component stands on each of its selectors and elements, thousands of times: a letter and four signs do,
// as long as no two components get the same
const marked = new Map();
const cssHash = ({ hash, css, filename }) => {
  const mark = `s${hash(filename ?? css).slice(-4)}`;
  const other = marked.get(mark) ?? filename;
  if (other !== filename) throw new Error(`${other} and ${filename} get the same mark: rename one`);
  marked.set(mark, filename);
  return mark;
};

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
