/** Sounds of the table: asked for here by name, made in lib/sounds.ts, which is fetched with the first of them. */
import type { BoardEvent } from "./board";
import { settings, type Loudness } from "./settings.svelte";

export const SOUNDS = ["card", "die", "coin", "turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

const VOLUMES: Record<Loudness, number> = { off: 0, quiet: 0.25, full: 0.8 };

/** Browsers let a page sound only after somebody has touched it; before that we do not even try. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Let a sound be heard, if sounds are on; nothing waits for it, and nothing goes wrong without it. */
export function sound(name: Sound): void {
  const volume = VOLUMES[settings.sound];
  if (volume === 0 || document.hidden || !touched()) return;
  void import("./sounds").then(({ play }) => play(name, volume)).catch(() => undefined);
}

type Heard = (events: readonly BoardEvent[]) => Sound[];
const files = import.meta.glob<{ heard: Heard }>("../../../src/stammtisch/games/*/board/sounds.ts");

/** milliseconds between two sounds of one update: those that follow more closely would be noise */
const APART = 140;
const MOST = 6;

/** What happened is heard: a few sounds, one after the other, each kind not twice in a row. */
export async function soundsOf(title: string, events: readonly BoardEvent[]): Promise<void> {
  if (settings.sound === "off" || !events.length || !touched()) return;
  const file = Object.keys(files).find((name) => name.split("/").at(-3) === title);
  const found = await files[file ?? ""]?.().catch(() => null);
  const all = found?.heard(events) ?? [];
  const told = all.filter((name, place) => name !== all[place - 1]).slice(0, MOST);
  told.forEach((name, place) => setTimeout(() => sound(name), place * APART));
}
