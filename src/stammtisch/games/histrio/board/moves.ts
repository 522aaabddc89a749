/** When each piece of Histrio moves, and from where it comes. */
import type { Plan } from "$shell/lib/table/moves";
import { takes } from "$shell/lib/table/times";

import { sails } from "./reveal";
import type { Timeline } from "./timeline";

const number = (text: string | undefined): number => Number(text ?? NaN);
const cityOf = (place: string): number =>
  place.startsWith("city/") ? number(place.split("/")[1]) : NaN;
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
  for (const {
    at: time,
    cities: [a, b],
  } of line.swaps) {
    if (city !== a && city !== b) continue;
    city = city === a ? b : a;
    at = time;
  }
  return [city, at];
}

function when(key: string, from: string | null, to: string | null, line: Timeline): number {
  const [kind, owner] = key.split("/");
  const seat = number(owner);
  if (kind === "ship" || kind === "friend")
    return from === null ? line.sail + sails() : (line.back.get(seat) ?? line.total);
  if (kind === "pawn")
    return from === null ? (line.placed.get(seat) ?? 0) : (line.turns[0] ?? line.total);
  if (kind === "request") return line.request.get(number(to?.split("/")[1])) ?? 0;
  const [city, swapped] = from === null ? [NaN, undefined] : exchanged(cityOf(from), line);
  if (to !== null && swapped !== undefined && cityOf(to) === city) return swapped;
  const left = line.leave.get(city);
  const dealt = to === null ? undefined : line.deal.get(cityOf(to));
  if (from === to) return dealt ?? 0;
  return left ?? dealt ?? 0;
}

/** milliseconds between two pieces of a row that several share */
const APART = 60;

/** How the cards of a row leave it: alone one after the other, or shared, all but at once. */
export const fallsOf = (line: Timeline): "alone" | "row" | null =>
  line.leave.size === 0 ? null : line.shared ? "row" : "alone";

/** The plan of an update: pieces of a row go one after the other. */
export function planned(line: Timeline): Plan {
  const queue = new Map<string, number>();
  const gap = fallsOf(line) === "alone" ? takes("alone") : APART;
  const turn = (place: string | null): number => {
    if (place === null || !place.startsWith("city/")) return 0;
    const waiting = queue.get(place) ?? 0;
    queue.set(place, waiting + 1);
    return waiting * gap;
  };
  return (key, from, to) => {
    const at = when(key, from, to, line) + (from === to ? 0 : turn(from));
    return { at, via: to === null && key.startsWith("card/") ? "discards" : beyond(key) };
  };
}
