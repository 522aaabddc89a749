/** Where the house stands: at the root of its host, or under a path that a proxy takes away. */

/** What the server has written into the page; a page of the development server says nothing. */
const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content;

/** the path before all of ours, without a slash at its end */
export const BASE = told === undefined || told === "./" ? "" : told.replace(/\/$/, "");

/** The address of a path of ours: `/table/x` under `/games` is `/games/table/x`. */
export const at = (path: string, base = BASE): string => base + path;

/** The path of ours that an address stands for; null if it lies elsewhere on the host. */
export function within(path: string, base = BASE): string | null {
  if (path === base) return "/";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** The whole address of a path of ours. */
export const whole = (path: string): string => new URL(at(path), location.origin).href;
