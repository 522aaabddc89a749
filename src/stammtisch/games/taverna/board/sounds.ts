/** What is heard when something happens. */
import type { BoardEvent } from "$shell/lib/board";
import type { Sound } from "$shell/lib/sound";

import { happenings } from "./happened";

const SOUNDS: Readonly<Record<string, Sound>> = {
  "picked-card": "card",
  "drew-spell": "card",
  "took-favour": "card",
  announced: "card",
  "customer-revealed": "card",
  "bought-deed": "coin",
  "took-over": "coin",
  income: "coin",
  feasted: "coin",
  "gained-coins": "coin",
  sold: "coin",
  stole: "coin",
  "paid-dignitary": "coin",
  exchanged: "coin",
  "scored-royalty": "coin",
};

export const heard = (events: readonly BoardEvent[]): Sound[] =>
  happenings(events).flatMap(({ name }) => SOUNDS[name] ?? []);
