/** What happened, by name: the kinds are numbered in the order of rules/ids.py and named as in telling/events.py. */
import type { BoardEvent } from "$shell/lib/board";

export const NAMES = [
  "hands-passed",
  "revealed",
  "placed",
  "prestige",
  "revenue",
  "guldens",
  "debts",
  "gossip-gained",
  "gossip-lost",
  "reputation",
  "special",
  "die",
  "recipe-drawn",
  "recipe-discarded",
  "recipe-stolen",
  "recipe-completed",
  "deck-reshuffled",
  "tile-laid",
  "tile-discarded",
  "reserved",
  "bought",
  "bought-gossip",
  "built",
  "covered",
  "purchase-lost",
  "tokens",
  "token-used",
  "impression",
  "gossip-action",
  "guldens-stolen",
  "gossip-stolen",
  "refreshed",
  "swapped",
  "exchanged",
  "reserved-swapped",
  "returned",
  "reserved-discarded",
  "collected",
  "turn",
  "income",
  "debts-paid",
  "announced",
  "ended",
  "pouch-refilled",
  "offered",
  "start",
  "kingdom",
  "signboard",
  "dealt",
  "special-void",
  "special-declined",
  "changed-inn",
  "kept",
  "die-void",
] as const;

export interface Happening {
  name: string;
  numbers: readonly number[];
  /** the ids of the things that the log line names, without the prefix of their kind */
  things: Readonly<Record<string, string>>;
}

/** The things that a log line names: `tile-cook` becomes `cook`. */
function thingsOf(event: BoardEvent): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, said] of Object.entries(event.words?.args ?? {})) {
    if (typeof said === "object" && !Array.isArray(said) && said.is === "words")
      found[key] = said.id.slice(said.id.indexOf("-") + 1);
  }
  return found;
}

export const happenings = (events: readonly BoardEvent[]): Happening[] =>
  events.map((event) => ({
    name: NAMES[event.kind] ?? "",
    numbers: event.args,
    things: thingsOf(event),
  }));
