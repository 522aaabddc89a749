/** Seeing to it that the house opens without a line too: the worker beside the page, and what it needs at hand. */
import { FILES, isFile, isPublic, SHELL } from "../worker/stores";
import { whole } from "./base";

/** milliseconds until a page that was opened is kept: first it has other things to do */
const A_WHILE = 3000;

/** What this page was made of, kept for later: it may have come before there was a worker. */
async function keepPage(base: string, loaded: readonly string[]): Promise<void> {
  const [shell, files] = await Promise.all([caches.open(SHELL), caches.open(FILES)]);
  const pathOf = (url: string): string => (url.startsWith(base) ? url.slice(base.length) : "");
  const keep = async (store: Cache, url: string): Promise<void> => {
    if (!(await store.match(url))) await store.add(url);
  };
  await keep(shell, base);
  await keep(shell, `${base}api/titles`); // the boxes stand on the shelf whichever page was opened
  for (const url of loaded) {
    if (isFile(pathOf(url))) await keep(files, url);
    else if (isPublic(pathOf(url))) await keep(shell, url);
  }
}

/** Let a worker stand beside the page, and keep what is needed when the line is gone. */
export async function standBy(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  const base = whole("/");
  await navigator.serviceWorker.register(new URL("worker.js", base));
  await navigator.serviceWorker.ready;
  await new Promise((done) => setTimeout(done, A_WHILE));
  await Promise.all([import("../parts/shelf/Offline.svelte"), import("../pages/Replay.svelte")]);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  await keepPage(base, loaded);
}
