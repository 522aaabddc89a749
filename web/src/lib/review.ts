/** The look back on a match: asked for once for each seat, since the Master thinks long about it. */
import { api } from "./api";
import type { ChancesThen, Reviewed } from "./messages";
import type { Curve } from "./plot";

const known = new Map<string, Promise<Reviewed>>();

/** What the Master says about a seat's match; a failure is not kept. */
export function reviewOf(table: string, seat: number): Promise<Reviewed> {
  const key = `${table}/${String(seat)}`;
  const found =
    known.get(key) ??
    api.review(table, seat).catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
  known.set(key, found);
  return found;
}

/** The chances as curves in hundredths. */
export const curvesOf = (chances: readonly ChancesThen[], names: readonly string[]): Curve[] =>
  names.map((name, seat) => ({
    seat,
    name,
    points: chances.map((then) => Math.round(100 * (then.chances[seat] ?? 0))),
  }));

/** The sample that stands nearest before a decision. */
export const sampleBefore = (chances: readonly ChancesThen[], ply: number): number =>
  Math.max(
    0,
    chances.findLastIndex((then) => then.ply <= ply),
  );

/** The address of the replay at a decision, as the seat that made it saw it. */
export const showMe = (table: string, seat: number, ply: number, place: number): string =>
  `/replay/${table}?ply=${String(ply)}&look=${String(seat)}.${String(place)}`;

/** Which decision an address asks about: the seat, and its place among the dearest. */
export function askedAbout(search: string): { seat: number; place: number } | null {
  const found = /^(\d+)\.(\d+)$/.exec(new URLSearchParams(search).get("look") ?? "");
  return found ? { seat: Number(found[1]), place: Number(found[2]) } : null;
}
