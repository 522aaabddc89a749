/** A small table for tests. */
import type { Card, City, Entertainer, HistrioView, Mat } from "./view";

export const actor = (genre: "comedy" | "tragedy", level: number, letter = "a"): Card => {
  const effects =
    [
      [{ kind: "travel_return" }],
      [{ kind: "steal", n: 1 }],
      [{ kind: "impresario" }],
      [],
      [{ kind: "pay_or_lose", n: 1 }],
    ][level - 1] ?? [];
  return {
    id: `${genre}_${level}_${letter}`,
    name: `${genre} ${level}`,
    kind: "actor",
    genre,
    level,
    effects,
  };
};
export const alms = (n: number): Card => ({
  id: `alms_${n}`,
  name: "Alms",
  kind: "alms",
  ecus: n,
  effects: [{ kind: "coins", n }],
});
export const owl: Card = {
  id: "owl",
  name: "Owl",
  kind: "entertainer",
  window: "after_encounters",
  effects: [{ kind: "draw_requests", n: 2 }],
};

export const chameleon: Entertainer = {
  id: "chameleon",
  name: "Chameleon",
  window: "season_end",
  ready: true,
  effects: [{ kind: "count_as_level", n: 1 }],
};

export const city = (number: number, ...row: Card[]): City => ({
  number,
  id: `c${number}`,
  name: `C${number}`,
  row,
  waiting: [],
  anchored: [],
  friends_waiting: [],
  friends_anchored: [],
  guarded_by: null,
  marked_by: null,
});

export const mat = (seat: number, more: Partial<Mat> = {}): Mat => ({
  seat,
  colour: "azure",
  ecus: 3,
  hand: [1, 2, 3],
  shown: [],
  played: [],
  deciding: false,
  picks: [],
  company: [],
  ensemble: [],
  comedy: 0,
  tragedy: 0,
  difference: 0,
  prospect: { actors: 0, show: 0, best: false },
  due: { actors: 0, show: 0, requests: 0 },
  entertainers: [],
  role: null,
  impresarios: 3,
  on_stage: 0,
  request_count: 0,
  requests: [],
  kept: [],
  discarded: [],
  ...more,
});

export const table = (more: Partial<HistrioView> = {}): HistrioView => ({
  viewer: 0,
  phase: "travel",
  season: 1,
  round: 1,
  rounds_left: 5,
  lead: 0,
  needle: 3,
  spaces: 8,
  mood: "comedy",
  mood_space: 3,
  deck: 40,
  unseen: [],
  discards: [],
  request_pile: 20,
  request_discards: 0,
  request_limit: 3,
  second_city_hand: 3,
  actor_pay: 1,
  show_pay: 3,
  best_factor: 2,
  level_effects: [],
  all_requests: [],
  cities: [],
  mats: [mat(0), mat(1)],
  friends: [],
  ...more,
});
