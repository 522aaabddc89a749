/** What the server tells of a Histrio table (telling/view.py); fields that equal their default may be missing. */
import type { BoardProps } from "$shell/lib/board";

export type Genre = "comedy" | "tragedy";

export interface Effect {
  kind: string;
  n?: number;
  most?: number;
}

export interface Card {
  id: string;
  name: string;
  kind: "actor" | "entertainer" | "alms";
  effects?: Effect[];
  genre?: Genre | null;
  level?: number | null;
  ecus?: number | null;
  window?: string | null;
}

export interface Entertainer {
  id: string;
  name: string;
  window: string;
  ready: boolean;
  effects: Effect[];
}

export interface Request {
  id: string;
  name: string;
  pay: number;
  condition: string;
  met: boolean;
  genre?: Genre | null;
  least?: number | null;
  most?: number | null;
  levels?: number[];
  /** the figure that its condition looks at */
  now?: number | null;
  /** cities whose row, taken alone and kept whole, would meet it */
  would?: number[];
}

export interface City {
  number: number;
  id: string;
  name: string;
  row: Card[];
  waiting: number[];
  anchored: number[];
  friends_waiting: number[];
  friends_anchored: number[];
  guarded_by: number | null;
  marked_by: number | null;
}

/** What a festival pays for actors and show. */
export interface Pay {
  actors: number;
  show: number;
  best: boolean;
}

/** What is still to be paid if the season ended now. */
export interface Due {
  actors: number;
  show: number;
  requests: number;
}

export interface Mat {
  seat: number;
  colour: string;
  ecus: number;
  hand: number[];
  shown: number[];
  played: number[];
  deciding: boolean;
  picks: number[] | null;
  company: Card[];
  ensemble: Card[];
  comedy: number;
  tragedy: number;
  difference: number;
  prospect: Pay;
  due: Due;
  entertainers: Entertainer[];
  role: Genre | null;
  impresarios: number;
  on_stage: number;
  request_count: number;
  requests: Request[] | null;
  kept: Request[];
  discarded: string[] | null;
}

export interface Friend {
  seat: number;
  colour: string;
  open: number[];
  played: number[];
  drawn: number | null;
}

export interface HistrioView {
  viewer: number | null;
  phase: string;
  season: number;
  round: number;
  rounds_left: number;
  lead: number;
  needle: number;
  spaces: number;
  mood: Genre;
  mood_space: number;
  deck: number;
  unseen: string[];
  discards: Card[];
  request_pile: number;
  request_discards: number;
  request_limit: number;
  second_city_hand: number;
  actor_pay: number;
  show_pay: number;
  best_factor: number;
  level_effects: Effect[][];
  all_requests: Request[];
  cities: City[];
  mats: Mat[];
  friends: Friend[];
}

export type Table = BoardProps<HistrioView>;

/** What can be looked through on demand. */
export type List = "unseen" | "discards" | "requests";

/** Caravels of one colour. */
export const CARAVELS = 7;

/** The number of the seat colour whose shape and pieces a friendly troupe uses. */
export const friendColour = (view: HistrioView, owner: number): number => view.mats.length + owner;

/** Impresarios on the stage, one entry each. */
export const onStage = (view: HistrioView): { seat: number; number: number }[] =>
  view.mats.flatMap((mat) =>
    Array.from({ length: mat.on_stage }, (_, number) => ({ seat: mat.seat, number })),
  );
