import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Boards live in the titles' folders, outside this package: what they import is found in here. */
const boards: Plugin = {
  name: "boards",
  enforce: "pre",
  resolveId(source, importer) {
    const fromBoard = importer?.includes("/stammtisch/games/") && /^[a-z@]/.test(source);
    return fromBoard ? this.resolve(source, here("./src/main.ts"), { skipSelf: true }) : null;
  },
};

/** Every browser that can run this code reads woff2: the older files of the typefaces stay out. */
const fonts: Plugin = {
  name: "fonts",
  enforce: "pre",
  transform(source, id) {
    if (!id.includes("/@fontsource/")) return null;
    return source.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, "");
  },
};

/** All that a title draws is one file: its parts are wanted together. Covers and colours come with the first load, the
 * position in the pictures of the rules is wanted there alone. */
const titleOf = (id: string): string | null =>
  /\/games\/(\w+)\/board\/(?!cover\.svg|box\.css|colours\.css|pictures\/)/.exec(id)?.[1] ?? null;

/** The worker beside the pages is one script at the root of the house, with nothing to import. */
const beside: Plugin = {
  name: "beside",
  apply: "build",
  async closeBundle() {
    await build({
      configFile: false,
      logLevel: "warn",
      build: {
        outDir: here("../src/stammtisch/web"),
        emptyOutDir: false,
        copyPublicDir: false,
        target: "es2022",
        rolldownOptions: {
          input: here("./src/worker/index.ts"),
          output: { format: "iife", entryFileNames: "worker.js" },
        },
      },
    });
  },
};

export default defineConfig({
  base: "./", // the server writes into the page under which path it stands
  plugins: [boards, fonts, svelte(), beside],
  resolve: { alias: { $shell: here("./src") } },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8787", ws: true } },
  },
  build: {
    outDir: here("../src/stammtisch/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: titleOf, debugName: "title" }],
        },
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "../src/stammtisch/games/*/board/**/*.test.ts"],
    environment: "node",
  },
});
