import { fileURLToPath } from "node:url";

import { mergeConfig } from "vite";

import base from "../vite.config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The boards alone, with scenes from real matches; never part of what is shipped. */
export default mergeConfig(base, {
  root: here("."),
  base: "./",
  publicDir: false,
  build: {
    outDir: here("../node_modules/.boards"),
    emptyOutDir: true,
    rollupOptions: { input: here("./board.html") },
  },
});
