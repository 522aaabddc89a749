/** What the server tells of a Crossroads table (telling/view.py); fields that equal their default may be missing. */
import type { BoardProps } from "$shell/lib/board";
import type { Words } from "$shell/lib/phrasebook";

export const GROUPS = ["distressed", "outlaws", "travellers", "townsfolk", "nobles"] as const;
export const GOSSIPS = ["economic", "political", "traveller"] as const;
export const STEPS = [
  "chest_to_pouch",
  "impression",
  "gossip_actions",
  "invest",
  "reserve",
  "build",
  "recipes",
  "update",
  "end",
] as const;
/** spaces of an inn that must be covered before the end can be announced */
export const NORMAL_SPACES = 16;
export const COLUMNS = 5;
/** the rounds of the box, of which hardly any match needs all */
export const BOX_ROUNDS = 40;

export type Group = (typeof GROUPS)[number];
export type Gossip = (typeof GOSSIPS)[number];
export type Colour = "furnishing" | "service" | "worker" | "guest";

export interface Effect {
  kind: string;
  of?: string | null;
  n?: number;
}

export interface Tile {
  id: string;
  name: string;
  colour: Colour;
  tier: number;
  cost: number;
  effects: Effect[];
  gossip?: Gossip | null;
  gossips?: number;
  ingredient?: string | null;
}

export interface Basic {
  id: string;
  name: string;
  effects: Effect[];
}

export interface Recipe {
  id: string;
  name: string;
  ingredients: string[];
  at_hand: string[];
  reward: Effect[];
}

export interface Space {
  id: string;
  ring: "inner" | "outer";
  tile?: Tile | null;
  basic?: Basic | null;
  tokens?: number;
  marked?: boolean;
  closed?: boolean;
}

export interface Law {
  number: number;
  id: string;
  name: string;
  law: Words;
}

export interface Track {
  tier: number;
  slots: (Tile | null)[];
  pouch: string[];
  discard: string[];
  top: Tile | null;
}

export interface GroupTrack {
  id: Group;
  points: number[];
  special_spaces: number[];
  tokens: number[];
}

export interface Mat {
  seat: number;
  signboard: string | null;
  prestige: number;
  revenue: number;
  chest: number;
  pouch: number;
  debt: number;
  gossips: number[];
  reputation: number[];
  reputation_points: number[];
  welcome: Group | null;
  unwelcome: Group | null;
  inn: Space[];
  covered: number;
  reserved: (Tile | null)[];
  recipe_count: number;
  recipes: Recipe[] | null;
  completed: Recipe[];
  draft_hand_count: number;
  draft_hand: Basic[] | null;
  draft_kept_count: number;
  draft_kept: Basic[] | null;
  draft_pick: string | null;
  deciding: boolean;
  turns: number;
  points: number;
}

/** What is left counts at the end: points for each; so many guldens for one point. */
export interface Counts {
  guldens: number;
  gossip: number;
  token: number;
  debt: number;
  recipe: number;
}

/** How much gossip actions bring at a table of this size. */
export interface GossipGains {
  guldens: number;
  stolen: number;
  raised: number;
  lowered: number;
}

export interface CrossroadsView {
  viewer: number | null;
  round: number;
  last_round: number;
  step: string;
  active: number;
  start: number;
  announcer: number | null;
  over: boolean;
  /** those that nobody has picked */
  signboards: string[];
  rolled: number[];
  /** what each side of the Outlaws' die brings */
  die: Effect[][];
  nobles_guldens: number;
  gossips_used: Gossip[];
  acquired: Tile[];
  kingdom: Law[];
  judgement: string;
  with_corners: boolean;
  gossip_supply: number[];
  collector_gossips: number[] | null;
  collector_guldens: number | null;
  chest_limit: number;
  gossip_limit: number;
  revenue_limit: number;
  counts: Counts;
  gossip_gains: GossipGains;
  /** how many inn tiles of the box give each ingredient */
  ingredients: { id: string; tiles: number }[];
  groups: GroupTrack[];
  tracks: Track[];
  recipe_deck: number;
  recipe_discard: Recipe[];
  recipe_offer_count: number;
  recipe_offer: Recipe[] | null;
  basic_out: number;
  mats: Mat[];
}

export type Table = BoardProps<CrossroadsView>;

/** What a sheet over the board can be about. */
export type Looked =
  | { is: "tile"; tile: Tile }
  | { is: "basic"; basic: Basic }
  | { is: "recipe"; recipe: Recipe }
  | { is: "pouch" | "heap"; track: number }
  | { is: "recipes" }
  | { is: "group"; group: Group }
  | { is: "end" }
  | { is: "note"; title: string; text: string };
export type Look = (what: Looked) => void;
