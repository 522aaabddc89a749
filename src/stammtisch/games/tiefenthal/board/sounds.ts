/** What is heard when something happens. */
import type { BoardEvent } from "$shell/lib/board";
import type { Sound } from "$shell/lib/sound";

import { happenings } from "./happened";

const SOUNDS: Readonly<Record<string, Sound>> = {
  "turned-up": "card",
  bought: "card",
  recruited: "card",
  "gained-card": "card",
  "gained-nobles": "card",
  "took-guest": "card",
  flipped: "card",
  "rolled-own": "die",
  "rolled-white": "die",
  drafted: "die",
  used: "die",
  "turned-die": "die",
  served: "coin",
  "gained-ducats": "coin",
  merchants: "coin",
  stowed: "coin",
};

export const heard = (events: readonly BoardEvent[]): Sound[] =>
  happenings(events).flatMap(({ name }) => SOUNDS[name] ?? []);
