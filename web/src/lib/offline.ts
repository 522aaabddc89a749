/** Seeing to it that the house opens without a line too: the worker beside the page, and what it needs at hand. */
import { whole } from "./base";
import { FILES, isFile, isPublic, SHELL } from "../worker/stores";

/** Whether this browser can keep anything: only on this machine, or over TLS. */
export const canKeep = (): boolean => "caches" in globalThis;

/** What this page was made of, kept for later: it may have come before there was a worker. */
export async function keepPage(base: string, loaded: readonly string[]): Promise<void> {
  const [shell, files] = await Promise.all([caches.open(SHELL), caches.open(FILES)]);
  const pathOf = (url: string): string => (url.startsWith(base) ? url.slice(base.length) : "");
  const keep = async (store: Cache, url: string): Promise<void> => {
    if (!(await store.match(url))) await store.add(url);
  };
  await keep(shell, base);
  for (const url of loaded) {
    if (isFile(pathOf(url))) await keep(files, url);
    else if (isPublic(pathOf(url))) await keep(shell, url);
  }
}

/** Let a worker stand beside the page, as soon as there is nothing else to do. */
export function standBy(): void {
  if (!("serviceWorker" in navigator) || !canKeep()) return;
  const base = whole("/");
  const loaded = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
  const begin = async (): Promise<void> => {
    await navigator.serviceWorker.register(new URL("worker.js", base));
    await navigator.serviceWorker.ready;
    setTimeout(() => void keepPage(base, loaded()).catch(() => null), 3000);
  };
  addEventListener("load", () => void begin().catch(() => null));
}
