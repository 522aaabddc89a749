/** A small tavern for the tests of the board. */
import type { Card, Mat, Seat, Tile } from "./view";

export const patron = (faces: number[], pay: number, id = "guest_4_weaver"): Card => ({
  id,
  name: "Weaver",
  kind: "guest",
  faces,
  pay,
});
export const seat = (number: number, card: Card | null, more: Partial<Seat> = {}): Seat => ({
  number,
  patron: card,
  ...more,
});

const PRINTED: Record<string, { value: number; faces: number[]; many: boolean }> = {
  safe: { value: 2, faces: [], many: false },
  cashbox: { value: 1, faces: [1, 2, 3, 4, 5, 6], many: false },
  barrel: { value: 1, faces: [1, 2, 3, 4, 5, 6], many: false },
  supply: { value: 1, faces: [1, 6], many: true },
  monk: { value: 1, faces: [5], many: true },
};

export const tile = (id: string, more: Partial<Tile> = {}): Tile => ({
  id,
  flipped: false,
  soon: false,
  cost: 9,
  discount: 0,
  discount_card: null,
  returnable: 0,
  upgraded: 2,
  used: false,
  dice: [],
  value: 0,
  faces: [],
  many: false,
  ...PRINTED[id],
  ...more,
});

export const mat = (more: Partial<Mat> = {}): Mat => ({
  seat: 0,
  colour: "green",
  deciding: true,
  points: 0,
  draw_pile: 7,
  known_top: [],
  unknown: [],
  discards: [],
  tables: [seat(1, patron([3], 4)), seat(2, patron([4], 2)), seat(3, null)],
  staff: [],
  tiles: Object.keys(PRINTED).map((id) => tile(id)),
  white: [],
  own: [],
  coaster: [],
  planned: false,
  door_dice: 0,
  free_dishwashers: 0,
  supply_yield: 1,
  ducats: 0,
  beer: 0,
  safe: 0,
  safe_limit: 2,
  store: 0,
  store_limit: 2,
  schnapps: 0,
  counter_guests: 0,
  monastery: 0,
  reputation: 0,
  granted: 0,
  book: [0, 0, 0, 0],
  book_next: [],
  sides: [],
  bought: [],
  recruited: false,
  bards_ready: 0,
  nobles: 0,
  answer: null,
  leaving: null,
  ...more,
});
