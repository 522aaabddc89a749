/** What the server tells of a table of Tiefenthal (telling/sights.py); fields that equal their
 * default may be missing. */
import type { BoardProps } from "$shell/lib/board";

export interface Effect {
  kind: string;
  n?: number;
  card?: string | null;
  name?: string;
  noble?: boolean;
  optional?: boolean;
  options?: Effect[][];
}

export interface Card {
  id: string;
  name: string;
  kind: "staff" | "noble" | "regular" | "guest";
  vp?: number;
  price?: number;
  pay?: number;
  faces?: number[];
  bonus?: Effect[];
  off?: number;
}

export interface Counted {
  card: Card;
  number: number;
}
export interface Offered {
  place: string;
  card: Card | null;
  signed: boolean;
}
export interface Seat {
  number: number;
  patron: Card | null;
  stack?: number;
  served?: boolean;
  planned?: number | null;
}

export interface Tile {
  id: string;
  flipped: boolean;
  soon: boolean;
  cost: number;
  discount: number;
  discount_card: string | null;
  returnable: number;
  value: number;
  upgraded: number;
  used: boolean;
  dice: number[];
  faces: number[];
  many: boolean;
}

export interface Entertainer {
  id: string;
  schnapps: number;
  phase: string;
  effects: Effect[];
}
export interface Space {
  number: number;
  effects?: Effect[];
  vp?: number;
  schnapps?: number;
}
export interface StartCard {
  id: string;
  effects: Effect[];
}

export interface Mat {
  seat: number;
  colour: string;
  deciding: boolean;
  points: number;
  draw_pile: number;
  known_top: Card[];
  unknown: Counted[];
  discards: Counted[];
  tables: Seat[];
  staff: Counted[];
  tiles: Tile[];
  white: number[];
  own: number[];
  coaster: number[];
  planned: boolean;
  door_dice: number;
  free_dishwashers: number;
  supply_yield: number;
  ducats: number;
  beer: number;
  safe: number;
  safe_limit: number;
  store: number;
  store_limit: number;
  schnapps: number;
  counter_guests: number;
  monastery: number;
  reputation: number;
  granted: number;
  book: number[];
  book_next: Effect[][];
  sides: Entertainer[];
  bought: string[];
  recruited: boolean;
  bards_ready: number;
  nobles: number;
  answer: number | null;
  leaving: Counted[] | null;
}

export interface TiefenthalView {
  viewer: number | null;
  module: number;
  phase: string;
  round: number;
  rounds: number;
  start_seat: number;
  active: number | null;
  winter: boolean;
  evenings: Space[];
  entertainers_tonight: Entertainer[];
  monastery: Space[];
  reputation: Space[];
  market: Counted[];
  nobles: number;
  noble_points: number;
  noble_prices: number[];
  offer: Offered[];
  three_pile: Counted[];
  guest_deck: Counted[];
  schnapps: number;
  schnapps_limit: number;
  signatures: number;
  counter_guests: number;
  own_dice_limit: number;
  book_columns: string[];
  book_bonuses: Effect[][];
  removed: Counted[];
  start_cards: StartCard[];
  mats: Mat[];
}

export type Table = BoardProps<TiefenthalView>;

/** The phases of an evening in which something is shown. */
export const PHASES = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** The tavern that is shown large: one's own, or the first for somebody who only watches. */
export const ownMat = (board: Table): Mat | undefined => board.view.mats[board.seat ?? 0];

/** All cards of a pile. */
export const total = (cards: readonly Counted[]): number =>
  cards.reduce((sum, { number }) => sum + number, 0);
