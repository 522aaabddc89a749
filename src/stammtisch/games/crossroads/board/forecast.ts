/** What a choice would move on the reputation board and on the Prestige track, in the order of the printed effects. */
import type { Words } from "$shell/lib/phrasebook";

import { GROUPS, type CrossroadsView, type Effect, type GroupTrack, type Mat } from "./view";

export interface Step {
  seat: number;
  group: string;
  from: number;
  to: number;
  hits: number[];
  past: boolean;
}
export interface Outcome {
  moves: Step[];
  prestige: number;
  revenue: number;
  chest: number;
}

/** One move of a token: where it ends, which special spaces it reaches or passes. [7.3] */
export function move(track: GroupTrack, seat: number, from: number, by: number): Step {
  const last = track.points.length - 1;
  const to = Math.max(0, Math.min(last, from + by));
  const hits = track.special_spaces.filter((space) =>
    by > 0 ? from < space && space <= to : to <= space && space < from,
  );
  return { seat, group: track.id, from, to, hits, past: from + by > last };
}

/** The effects of tiles one after the other; what special actions bring is left to chance. */
export function outcome(view: CrossroadsView, mat: Mat, effects: readonly Effect[]): Outcome {
  const now = {
    moves: [] as Step[],
    prestige: mat.prestige,
    revenue: mat.revenue,
    chest: mat.chest,
  };
  const tokens = [...mat.reputation];
  const guldens = (n: number): void => void (now.chest = Math.min(view.chest_limit, now.chest + n));
  for (const { kind, of, n = 0 } of effects) {
    if (kind === "prestige") now.prestige = Math.max(1, now.prestige + n);
    if (kind === "guldens" && n > 0) guldens(n);
    if (kind === "revenue") {
      if (now.revenue + n > view.revenue_limit) guldens(1);
      now.revenue = Math.max(1, Math.min(view.revenue_limit, now.revenue + n));
    }
    const place = GROUPS.findIndex((group) => group === of);
    const track = view.groups[place];
    if (kind !== "reputation" || !track) continue;
    const from = tokens[place] ?? 0;
    const step = move(track, mat.seat, from, n);
    tokens[place] = step.to;
    const left = now.prestige - Math.max(0, -(from + n));
    // what a rival forces leaves Prestige alone where it would fall below 1; one's own stops there [7.2]
    if (left >= 1 || mat.seat === view.active) now.prestige = Math.max(1, left);
    now.moves.push(step);
  }
  now.moves = joined(now.moves);
  return now;
}

/** What effects are worth to a seat in points: Prestige at once, and reputation at the end. */
export function gain(view: CrossroadsView, mat: Mat, effects: readonly Effect[]): number {
  const after = outcome(view, mat, effects);
  return after.moves.reduce((sum, { group, from, to }) => {
    const points = view.groups.find((track) => track.id === group)?.points ?? [];
    return sum + (points[to] ?? 0) - (points[from] ?? 0);
  }, after.prestige - mat.prestige);
}

/** Several moves of one token are drawn as one. */
function joined(moves: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const step of moves) {
    const before = found.find((one) => one.seat === step.seat && one.group === step.group);
    if (!before) found.push({ ...step, hits: [...step.hits] });
    else
      Object.assign(before, {
        to: step.to,
        hits: [...before.hits, ...step.hits],
        past: before.past || step.past,
      });
  }
  return found;
}

export interface Foretold {
  before: number;
  after: number;
  actions: number;
  prestige: number;
}

/** The numbers in the server's words about one move of a token (forecast.py). */
export function foretold(effect: Words): Foretold {
  const items = effect.args?.["items"];
  const parts = Array.isArray(items) ? items : [effect];
  const number = (id: string, name: string): number =>
    Number(parts.find((part) => part.id === id)?.args?.[name] ?? 0);
  return {
    before: number("forecast-move", "before"),
    after: number("forecast-move", "after"),
    actions: number("forecast-special", "number"),
    prestige: number("effect-prestige-minus", "n"),
  };
}
