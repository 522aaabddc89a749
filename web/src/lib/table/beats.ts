/** An update as a row of beats, and how long each may take. */
import type { EventTold, UpdateTold } from "../messages";
import { seatsIn } from "../phrasebook";

import { changed, reusing, type Change } from "./changes";

/** Things that move together: what happened, and the view once everything has landed. */
export interface Beat {
  events: readonly EventTold[];
  view: unknown;
}

/** milliseconds that everything may take which waits to be seen, at the brisk speed */
export const LIMIT = 4000;
/** milliseconds in which a sentence can be read, at the calm speed */
export const READING = 1200;
/** what a beat takes as far as anybody knows beforehand */
export const USUAL = 420;
/** how far beats shrink that do not touch the viewer, before all others do */
const LEAST = 0.3;
/** what part of a reaction window may be spent on what led to it */
const HURRIED = 0.2;
/** what part of the time that is left one beat may take while nobody knows how many follow */
const GREEDIEST = 0.4;

/** The beats of an update, from the view before it. */
export function beatsOf(before: unknown, update: UpdateTold): Beat[] {
  const beats: Beat[] = [];
  let [view, told] = [before, 0];
  for (const { events, change } of update.moments ?? []) {
    view = changed(view, change as Change);
    beats.push({ events: update.events.slice(told, events), view });
    told = events;
  }
  if (told < update.events.length)
    beats.push({ events: update.events.slice(told), view: reusing(view, update.view) });
  return beats;
}

/** Whether a beat is about a seat: what it did, or what was done to it. */
export const touches = ({ events }: Beat, seat: number | null): boolean =>
  seat === null || events.some(({ words }) => words !== null && seatsIn(words).includes(seat));

/** What a beat tells of others: whoever is calm reads it, one's own doing one knows. */
export const sentencesOf = ({ events }: Beat, seat: number | null): EventTold[] =>
  events.filter(({ words }) => {
    const who = words === null ? undefined : seatsIn(words)[0];
    return who !== undefined && who !== seat;
  });

/** Whether the viewer may react only for a while. */
export const hurries = (update: UpdateTold | null): boolean =>
  Boolean(update?.question && update.window);

/** How long all that waits may take: a reaction window that runs is not to be eaten up. */
export function timeFor(update: UpdateTold | null): number {
  const runs = update?.question && update.window ? update.window.left * 1000 * HURRIED : LIMIT;
  return Math.min(LIMIT, runs);
}

/** What part of its time a beat may take while more may come before the viewer is asked: it leaves something. */
export const atOnce = (left: number, span: number): number =>
  Math.min(1, (left * GREEDIEST) / Math.max(1, span));

/** What part of its time a beat gets, so that it and all that waits behind it fit into what is left.
 *
 * `here`: milliseconds of the beats that touch the viewer; `there`: of the others.
 */
export function share(mine: boolean, here: number, there: number, left: number): number {
  const all = here + there;
  if (all <= left || all === 0) return 1;
  const others = there === 0 ? 1 : Math.min(1, Math.max(LEAST, (left - here) / there));
  const own = here === 0 ? 1 : Math.min(1, (left - others * there) / here);
  if (own < others || others * there > left) return left / all;
  return mine ? own : others;
}
