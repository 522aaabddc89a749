/** Beside the pages: without a line the house opens all the same, with what it has shown before.
 *
 * The page itself is always asked for first, and names its scripts by their content: nobody is given an old script with
 * a new page. Of the server's answers only those are kept that everybody gets alike; a visitor's own are never touched.
 */
import { listen, type Scope } from "./push";
import { FILES, isFile, isPublic, KNOWN, SHELL } from "./stores";

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface House {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", heard: (event: Asked) => void): void;
}
const house = globalThis as unknown as House;

/** Whether it is our page: figures and drawings can be opened by their own address too. */
const isPage = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/html") ?? false;

/** The page as the server has it now; without a line as it was. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const { scope } = house.registration;
  try {
    const answer = await fetch(request);
    if (answer.ok && isPage(answer)) await turnOver(shell, scope, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(scope);
    if (kept) return kept;
    throw error;
  }
}

/** Keep the newest page; with another one the scripts of the last are of no use any more. */
async function turnOver(shell: Cache, scope: string, answer: Response): Promise<void> {
  const text = await answer.clone().text();
  const before = await (await shell.match(scope))?.text();
  if (text === before) return;
  await shell.put(scope, answer);
  if (before !== undefined) await caches.delete(FILES);
}

/** A file that never changes: the one at hand, or fetched once. */
async function file(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

/** What everybody gets alike: as it is now, or as it was. */
async function newest(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !KNOWN.includes(name)).map((one) => caches.delete(one)));
  await house.clients.claim();
}

house.addEventListener("install", (event) => event.waitUntil(house.skipWaiting()));
house.addEventListener("activate", (event) => event.waitUntil(tidy()));
house.addEventListener("fetch", (event) => {
  const { request } = event;
  const { scope } = house.registration;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  if (request.mode === "navigate") {
    if (!path.startsWith("api/")) event.respondWith(page(request));
  } else if (isFile(path)) event.respondWith(file(request));
  else if (isPublic(path)) event.respondWith(newest(request));
});
listen(globalThis as unknown as Scope);
