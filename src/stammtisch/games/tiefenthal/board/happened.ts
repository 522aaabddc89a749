/** What happened, by name: the kinds are numbered in the order of rules/ids.py and named as in telling/events.py. */
import type { BoardEvent } from "$shell/lib/board";

export const NAMES = [
  "opened",
  "chose-start-card",
  "showed-out",
  "evening",
  "gained-card",
  "gained-nobles",
  "gained-schnapps",
  "gained-counter-guests",
  "gained-ducats",
  "gained-beer",
  "rolled-own",
  "hired",
  "flipped",
  "left-upgrade",
  "turned-up",
  "shuffled",
  "redrew",
  "rolled-white",
  "drafted",
  "coasters",
  "turned-dice",
  "laid-plan",
  "turn-began",
  "counted-reputation",
  "rose",
  "fell-back",
  "merchants",
  "served",
  "used",
  "washed",
  "bought",
  "recruited",
  "refilled",
  "bought-nobles",
  "entertained",
  "declined",
  "removed",
  "signed",
  "signature-lapsed",
  "completed-row",
  "sent-counter-guest",
  "sang",
  "walked",
  "stowed",
  "returned-schnapps",
  "encore",
  "closed",
  "ended",
  "took-guest",
  "schnapps-back",
  "nobles-back",
  "steps-lapsed",
  "laid-signature",
  "cleared",
  "coaster",
  "turned-die",
] as const;

export interface Happening {
  name: string;
  numbers: readonly number[];
}

export const happenings = (events: readonly BoardEvent[]): Happening[] =>
  events.map(({ kind, args }) => ({ name: NAMES[kind] ?? "", numbers: args }));
