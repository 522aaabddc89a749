/** Links of tables that this browser has laid: the server keeps only their digests, so whoever made them keeps them. */
import type { AddressShown } from "./messages";

export type Reach = AddressShown["reach"];
export const REACHES: readonly Reach[] = ["here", "home", "everywhere"];

/** The links of one table: by seat, and the one for watchers. */
export interface Links {
  seats: Record<number, string>;
  watch: string;
}

/** Whose code is shown first (null: those who watch), or the only link there is to show. */
export interface Made {
  first?: number | null | undefined;
  only?: { seat: number; token: string };
}

const KEY = "stammtisch-links";
const MOST_TABLES = 30;

function all(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Links>;
  } catch {
    return {};
  }
}

export const linksOf = (table: string): Links => all()[table] ?? { seats: {}, watch: "" };

/** Keep what was made; the oldest tables are forgotten first. */
export function keepLinks(table: string, made: Partial<Links>): Links {
  const { [table]: before = { seats: {}, watch: "" }, ...others } = all();
  const links = {
    seats: { ...before.seats, ...made.seats },
    watch: made.watch ?? before.watch,
  };
  const kept = Object.entries({ ...others, [table]: links }).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a forbidden store: the links are shown once
  }
  return links;
}

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);
const PRIVATE = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])/;

/** From how far away people can come to the address of a page. */
export function reachOf({ hostname }: { hostname: string }): Reach {
  if (LOCAL.has(hostname)) return "here";
  return PRIVATE.test(hostname) ? "home" : "everywhere";
}

/** The first address of each distance; where this very page was opened is one of them. */
export function byReach(
  known: readonly AddressShown[],
  page: { hostname: string; origin: string },
): Map<Reach, string> {
  const found = new Map<Reach, string>([[reachOf(page), page.origin]]);
  for (const { url, reach } of known) if (!found.has(reach)) found.set(reach, url);
  return found;
}

/** The widest distance that works. */
export const widest = (addresses: ReadonlyMap<Reach, string>): Reach =>
  [...REACHES].reverse().find((reach) => addresses.has(reach)) ?? "here";

/** The secret stays behind the #: no server's log and no referrer ever sees it. */
export const linkAt = (address: string, secret: string): string => `${address}/join#${secret}`;

/** A link as it is shown in a list: where it leads, and eight letters of its secret. */
export const shortened = (address: string, secret: string): string =>
  `${address.replace(/^https?:\/\//, "")}/join#${secret.slice(0, 4)} ${secret.slice(4, 8)} …`;
