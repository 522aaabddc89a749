/** What happened, by name: the kinds are numbered in the order of rules/ids.py and named as in telling/events.py. */
import type { BoardEvent } from "$shell/lib/board";

export const NAMES = [
  "dealt",
  "tossed",
  "round",
  "used",
  "guarded",
  "chose",
  "revealed",
  "friend-revealed",
  "changed-course",
  "marked",
  "swapped",
  "returned-travel",
  "took-coins",
  "stole",
  "placed",
  "stage-paid",
  "paid-fee",
  "lost-actor",
  "arrived",
  "met",
  "court",
  "needle",
  "mood",
  "shared",
  "discarded-row",
  "friend-alone",
  "drew",
  "discarded",
  "reshuffled",
  "friend-reshuffled",
  "festival",
  "role",
  "paid-actors",
  "paid-show",
  "answered",
  "showed",
  "paid-again",
  "season",
  "ended",
  "friend-drew",
  "joined",
  "gained",
  "laid-down",
  "friend-laid-down",
  "anchored",
  "encounters-ended",
] as const;

export interface Happening {
  name: string;
  numbers: readonly number[];
}

export const happenings = (events: readonly BoardEvent[]): Happening[] =>
  events.map(({ kind, args }) => ({ name: NAMES[kind] ?? "", numbers: args }));
