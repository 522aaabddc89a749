/** Which pieces came, went or moved between two looks at the table, and when each of them does so. */
import type { Timeline } from "./timeline";

export interface Box { left: number; top: number; width: number; height: number }
/** A piece as it lay: where on the screen, and in which place of the table. */
export interface Lying { box: Box; place: string }
export type Table = ReadonlyMap<string, Lying>;

export interface Move {
  key: string;
  how: "slide" | "morph" | "enter" | "leave";
  at: number;
  /** the place where an entering piece comes from, or to which a leaving one goes */
  via: string;
}

const number = (text: string | undefined): number => Number(text ?? NaN);
const cityOf = (place: string): number => (place.startsWith("city/") ? number(place.split("/")[1]) : NaN);
const seen = ({ box }: Lying): boolean => box.width > 0 && box.height > 0;

export const sameSize = (a: Box, b: Box): boolean => {
  const ratio = (x: number, y: number): boolean => x > 0 && y > 0 && x / y < 1.35 && y / x < 1.35;
  return ratio(a.width, b.width) && ratio(a.height, b.height);
};

export const moved = (a: Box, b: Box): boolean => Math.abs(a.left - b.left) > 1 || Math.abs(a.top - b.top) > 1;

/** The place off the table from which a piece comes, or to which it goes. */
function beyond(key: string): string {
  const [kind, owner] = key.split("/");
  if (kind === "ship" || kind === "pawn" || kind === "role") return `mat/${owner}`;
  if (kind === "friend") return `friend/${owner}`;
  return kind === "request" ? "requests" : "deck";
}

/** In which city a row lies after all exchanges, and when the last of them took place. */
function exchanged(city: number, line: Timeline): [number, number | undefined] {
  let at: number | undefined;
  for (const { at: time, cities: [a, b] } of line.swaps) {
    if (city !== a && city !== b) continue;
    city = city === a ? b : a;
    at = time;
  }
  return [city, at];
}

function when(key: string, from: string | null, to: string | null, line: Timeline): number {
  const [kind, owner] = key.split("/");
  const seat = number(owner);
  if (kind === "ship" || kind === "friend") return from === null ? line.sail + 180 : (line.back.get(seat) ?? line.total);
  if (kind === "pawn") return from === null ? (line.placed.get(seat) ?? 0) : (line.turns[0] ?? line.total);
  if (kind === "request") return line.request.get(number(to?.split("/")[1])) ?? 0;
  const [city, swapped] = from === null ? [NaN, undefined] : exchanged(cityOf(from), line);
  if (to !== null && swapped !== undefined && cityOf(to) === city) return swapped;
  const left = line.leave.get(city);
  const dealt = to === null ? undefined : line.deal.get(cityOf(to));
  if (from === to) return dealt ?? 0;
  return left ?? dealt ?? 0;
}

/** Everything that differs between two looks, pieces of a row one after the other. */
export function moves(before: Table, after: Table, line: Timeline): Move[] {
  const found: Move[] = [];
  const queue = new Map<string, number>();
  const turn = (place: string | null): number => {
    if (place === null || !place.startsWith("city/")) return 0;
    const waiting = queue.get(place) ?? 0;
    queue.set(place, waiting + 1);
    return waiting * 70;
  };
  for (const [key, is] of after) {
    const was = before.get(key);
    if (!was) found.push({ key, how: "enter", at: when(key, null, is.place, line), via: beyond(key) });
    else if (seen(was) && seen(is) && (moved(was.box, is.box) || was.place !== is.place)) {
      const how = sameSize(was.box, is.box) ? "slide" : "morph";
      const wait = was.place === is.place ? 0 : turn(was.place);
      found.push({ key, how, at: when(key, was.place, is.place, line) + wait, via: "" });
    }
  }
  for (const [key, was] of [...before].reverse()) {
    if (after.has(key) || !seen(was)) continue;
    const via = key.startsWith("card/") ? "discards" : beyond(key);
    found.push({ key, how: "leave", at: when(key, was.place, null, line) + turn(was.place), via });
  }
  return found;
}
