/** What is heard when something happens. */
import type { BoardEvent } from "$shell/lib/board";
import type { Sound } from "$shell/lib/sound";

import { happenings } from "./happened";

const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: "card",
  "tile-laid": "card",
  reserved: "card",
  built: "card",
  "recipe-drawn": "card",
  "recipe-completed": "card",
  die: "die",
  guldens: "coin",
  income: "coin",
  "guldens-stolen": "coin",
  bought: "coin",
  "debts-paid": "coin",
};

export const heard = (events: readonly BoardEvent[]): Sound[] =>
  happenings(events).flatMap(({ name }) => SOUNDS[name] ?? []);
