/** Scenes: in which beats one is told, and what has been counted by then. */
import type { Component } from "svelte";

import type { Cell, Count, Scene, Thing, Words } from "./messages";
import type { Say } from "./phrasebook";

export type { Cell, Count, Scene, Thing };

/** A scene stops after each beat: at a step, at one seat of a step that is told seat by seat, or at one thing of that
 * seat where things are turned over. */
export interface Beat {
  step: number;
  /** the seats that this beat tells */
  tells: readonly number[];
  /** the seats of this step that have been told by then */
  told: readonly number[];
  /** whose things are turned over, and how many of them lie open by then */
  turns: { seat: number; open: number } | null;
}

export function beats(scene: Scene): Beat[] {
  return scene.steps.flatMap((step, place) => {
    const order = step.order ?? [];
    const all = step.cells.map((_, seat) => seat);
    if (!order.length) return [{ step: place, tells: all, told: all, turns: null }];
    // who has no turn of their own is told with the first
    const others = all.filter((seat) => !order.includes(seat));
    return order.flatMap((seat, turn) => {
      const told = [...others, ...order.slice(0, turn + 1)];
      const things = step.turned ? (step.cells[seat]?.things?.length ?? 0) : 0;
      return Array.from({ length: Math.max(1, things) }, (_, before) => ({
        step: place,
        tells: turn + before === 0 ? told : [seat],
        told,
        turns: things ? { seat, open: before + 1 } : null,
      }));
    });
  });
}

/** How many things of a seat lie open while they are turned over; null where all of them do. */
export const openOf = (beat: Beat, seat: number): number | null =>
  beat.turns?.seat === seat ? beat.turns.open : null;

/** The thing that this beat turns over. */
export const turnedBy = (scene: Scene, beat: Beat): Thing | null =>
  (beat.turns && scene.steps[beat.step]?.cells[beat.turns.seat]?.things?.[beat.turns.open - 1]) ??
  null;

const pointsOf = (step: Count | undefined, seat: number): number => step?.cells[seat]?.points ?? 0;

/** What the step of a beat has brought a seat by then. */
export function broughtAt(scene: Scene, beat: Beat, seat: number): number {
  const step = scene.steps[beat.step];
  const open = openOf(beat, seat);
  if (open === null) return pointsOf(step, seat);
  const things = step?.cells[seat]?.things?.slice(0, open) ?? [];
  return things.reduce((sum, thing) => sum + (thing.number ?? 0), 0);
}

/** What a beat brings a seat. */
export function gainAt(scene: Scene, beat: Beat, seat: number): number {
  if (!beat.tells.includes(seat)) return 0;
  if (beat.turns?.seat === seat) return turnedBy(scene, beat)?.number ?? 0;
  return pointsOf(scene.steps[beat.step], seat);
}

/** What a seat has at a beat; before the first one (undefined) what it had at the beginning. */
export function totalAt(scene: Scene, beat: Beat | undefined, seat: number): number {
  const before = scene.before[seat] ?? 0;
  if (!beat) return before;
  const counted = scene.steps.slice(0, beat.step).map((step) => pointsOf(step, seat));
  const now = beat.told.includes(seat) ? broughtAt(scene, beat, seat) : 0;
  return counted.reduce((sum, points) => sum + points, before) + now;
}

/** The highest total: the bars have one scale, which does not change while they grow. */
export const most = (scene: Scene): number =>
  Math.max(
    1,
    ...scene.before,
    ...beats(scene).flatMap((beat) => scene.before.map((_, seat) => totalAt(scene, beat, seat))),
  );

/** The beat from which on a scene is new to somebody who has seen so many of them. */
export const firstNew = (scene: Scene, seen: number): number =>
  Math.max(0, Math.min(seen, beats(scene).length - 1));

/** A gain or a loss as it is spoken: “plus 6”. */
export const gainWords = (points: number): Words => ({
  is: "words",
  id: points > 0 ? "shell-scene-plus" : points < 0 ? "shell-scene-minus" : "shell-scene-nothing",
  args: { n: Math.abs(points) },
});

/** What a title draws for its scenes and its score page. */
export interface Staging {
  /** the heading: curtain, snow roof, bunting, signpost */
  heading: Component | null;
  thing: Component<{ thing: Thing; say: Say }> | null;
}

const headings = import.meta.glob<{ default: NonNullable<Staging["heading"]> }>(
  "../../../src/stammtisch/games/*/board/Marquee.svelte",
);
const things = import.meta.glob<{ default: NonNullable<Staging["thing"]> }>(
  "../../../src/stammtisch/games/*/board/SceneThing.svelte",
);

const of = <T>(
  found: Record<string, () => Promise<T>>,
  title: string,
): (() => Promise<T>) | undefined =>
  found[Object.keys(found).find((name) => name.split("/").at(-3) === title) ?? ""];

/** Fetched when the first scene opens; without it a scene has a plain heading and names things in words. */
export async function loadStaging(title: string): Promise<Staging> {
  const [heading, thing] = await Promise.all([
    of(headings, title)?.().catch(() => null),
    of(things, title)?.().catch(() => null),
  ]);
  return { heading: heading?.default ?? null, thing: thing?.default ?? null };
}
