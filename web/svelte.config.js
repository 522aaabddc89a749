import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

// the mark of a component stands on each of its selectors and elements, thousands of times: a letter and four signs do,
// as long as no two components get the same. It is made of the path inside the house: made of the whole path, two would
// get the same in one folder out of thirty, and whoever has cloned into that one could build nothing
const here = fileURLToPath(new URL(".", import.meta.url));
const inside = (filename) => relative(here, filename).split(sep).join("/");
const marked = new Map();
const cssHash = ({ hash, css, filename }) => {
  const mark = `s${hash(filename ? inside(filename) : css).slice(-4)}`;
  const other = marked.get(mark) ?? filename;
  if (other !== filename) throw new Error(`${other} and ${filename} get the same mark: rename one`);
  marked.set(mark, filename);
  return mark;
};

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
