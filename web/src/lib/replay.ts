/** Steps of a replay: each is one event, the same for all eyes. */
import type { MarkShown, ReplayShown } from "./messages";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** milliseconds that a step is looked at, at speed 1 */
const LOOK = 1200;
export const pause = (speed: Speed): number => LOOK / speed;

/** The last season or round that has begun at a step. */
export const marksBefore = (marks: readonly MarkShown[], step: number): MarkShown | null =>
  marks.findLast((mark) => mark.at <= step && mark.kind !== "scene") ?? null;

/** The address of a replay at a moment: who gets it sees the same.
 *
 * `ply` counts answers: the table after so many of them. Where one answer set more going than one event, `event` says
 * how many of those have happened. Of a match that goes on nobody learns how many answers there were: then `event`
 * alone counts all events.
 */
export function addressAt(plies: readonly number[], step: number): string {
  const ply = plies[step];
  if (ply === undefined) return `?event=${String(step)}`;
  if (plies.lastIndexOf(ply) === step) return `?ply=${String(ply)}`;
  return `?ply=${String(ply)}&event=${String(step - plies.indexOf(ply) + 1)}`;
}
/** The step that such an address asks for. */
export function stepIn(plies: readonly number[], steps: number, search: string): number {
  const asked = new URLSearchParams(search);
  const number = (name: string): number => Math.max(0, Math.floor(Number(asked.get(name)) || 0));
  const within = (step: number): number => Math.min(Math.max(0, steps - 1), Math.max(0, step));
  const [ply, event] = [number("ply"), number("event")];
  if (!asked.has("ply") || !plies.length) return within(event);
  const first = plies.indexOf(ply);
  if (!event || first < 0) return stepAt(plies, ply);
  return Math.min(first + event - 1, plies.lastIndexOf(ply));
}

/** The step that shows the table after so many answers: the last one that is reached by then. */
export const stepAt = (plies: readonly number[], answers: number): number =>
  Math.max(
    0,
    plies.findLastIndex((reached) => reached <= answers),
  );

/** The same moment for other eyes: the same step, except in matches that were kept when eyes had steps of their own. */
export function sameMoment(step: number, before: ReplayShown, now: ReplayShown): number {
  const answers = before.plies?.[step];
  return before.steps === now.steps || answers === undefined || !now.plies?.length
    ? Math.min(step, now.steps - 1)
    : stepAt(now.plies, answers);
}

/** One seat's view with everything filled in that the others know: all hands lie open.
 *
 * What a seat may not know is null in its view; lists have the same length for everybody, or are known whole.
 */
export const opened = (views: readonly unknown[], seat: number): unknown =>
  views.reduce((known, other) => filled(known, other), views[seat]);

function filled(known: unknown, other: unknown): unknown {
  if (known === null || known === undefined) return other ?? known;
  if (Array.isArray(known) && Array.isArray(other))
    return known.length === other.length
      ? known.map((one, place) => filled(one, other[place]))
      : known;
  if (!isThing(known) || !isThing(other)) return known;
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, filled(value, other[key])]),
  );
}
const isThing = (one: unknown): one is Record<string, unknown> =>
  typeof one === "object" && one !== null && !Array.isArray(one);
