/** Small tables for the tests. */
import type { Colour, CrossroadsView, GroupTrack, Mat, Space, Tile } from "./view";

export const tile = (id: string, more: Partial<Tile> = {}): Tile => ({
  id,
  name: id,
  colour: "worker",
  tier: 1,
  cost: 4,
  effects: [],
  ...more,
});

/** An inn drawn as text: F S W G for tiles, b for a basic tile, x for a closed corner, a dot for a free space. */
export function inn(...rows: string[]): Space[] {
  const colours: Record<string, Colour> = {
    F: "furnishing",
    S: "service",
    W: "worker",
    G: "guest",
  };
  return rows
    .join("")
    .split("")
    .map((sign, place) => {
      const [row, column] = [Math.floor(place / 5), place % 5];
      const inner = (row === 1 || row === 2) && column > 0 && column < 4;
      const space: Space = { id: `r${row + 1}c${column + 1}`, ring: inner ? "inner" : "outer" };
      const colour = colours[sign];
      if (colour) space.tile = tile("built", { colour });
      if (sign === "b") space.basic = { id: "old_hearth", name: "", effects: [] };
      if (sign === "x") space.closed = true;
      return space;
    });
}
export const EMPTY = inn("b...b", ".....", ".....", "b...b");

export const mat = (more: Partial<Mat> = {}): Mat => ({
  seat: 0,
  signboard: "dog_star",
  prestige: 6,
  revenue: 4,
  chest: 0,
  pouch: 0,
  debt: 0,
  gossips: [1, 1, 1],
  reputation: [1, 1, 1, 1, 1],
  reputation_points: [0, 0, 0, 0, 0],
  welcome: null,
  unwelcome: null,
  inn: EMPTY,
  covered: 0,
  reserved: [null, null],
  recipe_count: 0,
  recipes: [],
  completed: [],
  draft_hand_count: 0,
  draft_hand: null,
  draft_kept_count: 0,
  draft_kept: null,
  draft_pick: null,
  deciding: false,
  turns: 0,
  points: 6,
  ...more,
});

const POINTS = [0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7];
const SPECIAL = {
  distressed: [4, 8],
  outlaws: [5, 9],
  travellers: [4, 9],
  townsfolk: [3, 7],
  nobles: [5, 10],
} as const;

export function view(
  mats: Mat[] = [mat(), mat({ seat: 1 })],
  more: Partial<CrossroadsView> = {},
): CrossroadsView {
  const groups = Object.entries(SPECIAL).map(([id, special], place): GroupTrack => ({
    id: id as GroupTrack["id"],
    points: POINTS,
    special_spaces: [...special],
    tokens: mats.map((one) => one.reputation[place] ?? 0),
  }));
  return {
    viewer: 0,
    round: 1,
    last_round: 40,
    step: "invest",
    active: 0,
    start: 0,
    announcer: null,
    over: false,
    signboards: [],
    rolled: [],
    die: [],
    nobles_guldens: 3,
    gossips_used: [],
    acquired: [],
    kingdom: [],
    judgement: "none",
    with_corners: true,
    gossip_supply: [9, 9, 9],
    collector_gossips: null,
    collector_guldens: null,
    chest_limit: 20,
    gossip_limit: 3,
    revenue_limit: 10,
    counts: { guldens: 3, gossip: 1, token: 1, debt: -1, recipe: -2 },
    gossip_gains: { guldens: 2, stolen: 1, raised: 1, lowered: 1 },
    ingredients: [{ id: "honey", tiles: 4 }],
    groups,
    tracks: [1, 2].map((tier) => ({
      tier,
      slots: [null, null, null, null],
      pouch: [],
      discard: [],
      top: null,
    })),
    recipe_deck: 5,
    recipe_discard: [],
    recipe_offer_count: 0,
    recipe_offer: null,
    basic_out: 0,
    mats,
    ...more,
  };
}
