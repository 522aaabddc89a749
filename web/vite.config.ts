import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $shell: here("./src"),
      // boards live in the titles' folders, outside this package: their imports are found here
      svelte: here("./node_modules/svelte"),
    },
  },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8787", ws: true } } },
  build: { outDir: here("../src/stammtisch/web"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
