// Complains about lines of the browser's sources that are too long to read; run by `npm run lint`.
// Without folders after its name it looks at all of them. Prettier breaks what it can: what is left are comments,
// strings and templates.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const LONGEST = 120;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = /\.(svelte|ts|css|js|mjs)$/;
/** drawings have no better place to break: data URLs, and the paths of an SVG */
const DRAWING = /url\(["']?data:|\b(d|points)="[^"{]*"/;

const places = (folder) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && SOURCES.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => !path.includes("/node_modules/") && !path.includes("/dev/scenes/"));

const told = process.argv.slice(2);
let found = 0;
for (const path of (told.length ? told : ["web", "src/stammtisch/games"]).flatMap(places)) {
  readFileSync(path, "utf8")
    .split("\n")
    .forEach((line, at) => {
      if (line.length <= LONGEST || DRAWING.test(line)) return;
      found += 1;
      process.stderr.write(`${relative(ROOT, path)}:${at + 1}: ${line.length} characters\n`);
    });
}
process.exitCode = found ? 1 : 0;
