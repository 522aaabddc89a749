/** What is heard when something happens. */
import type { BoardEvent } from "$shell/lib/board";
import type { Sound } from "$shell/lib/sound";

import { happenings } from "./happened";

const SOUNDS: Readonly<Record<string, Sound>> = {
  revealed: "card",
  dealt: "card",
  met: "card",
  joined: "card",
  drew: "card",
  discarded: "card",
  showed: "card",
  swapped: "card",
  gained: "card",
  "took-coins": "coin",
  stole: "coin",
  "stage-paid": "coin",
  "paid-fee": "coin",
  "paid-actors": "coin",
  "paid-show": "coin",
  "paid-again": "coin",
};

export const heard = (events: readonly BoardEvent[]): Sound[] =>
  happenings(events).flatMap(({ name }) => SOUNDS[name] ?? []);
