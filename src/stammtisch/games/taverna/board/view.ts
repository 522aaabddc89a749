/** What the server tells of a Taverna table (telling/view.py); fields that equal their default may be missing. */
import type { BoardProps } from "$shell/lib/board";

export const PEOPLES = ["orc", "human", "elf", "dwarf"] as const;
export const SIGNS = ["beer", "lyre", "spellbook"] as const;
export const TAVERNS = [
  "orc_tavern",
  "human_tavern",
  "elf_tavern",
  "dwarf_tavern",
  "grand_tavern",
] as const;
export const DIGNITARIES = ["notary", "gob_trotter", "princess", "ambassadress"] as const;
export const SCORINGS = ["king", "queen", "master_of_coins", "archduke", "archmage"] as const;

export type People = (typeof PEOPLES)[number];
export type Symbol = (typeof SIGNS)[number] | "mask";
export type Scoring = (typeof SCORINGS)[number];

export interface Effect {
  kind: string;
  n?: number;
  extra?: number;
}
export interface Spell {
  kind: string;
  name: string;
  cost: number;
  when: string;
  window: string | null;
  condition: string | null;
  archmage: number;
  effects: Effect[];
}
export interface Favour {
  kind: string;
  name: string;
  when: string;
  effects: Effect[];
}
export interface Customer {
  people: People;
  symbol: Symbol;
}
export interface Card {
  id: string;
  customers: Customer[];
}
export interface Seat {
  id: string;
  people: People;
  customer: People | null;
}
export interface Deed {
  id: string;
  price: number;
  vp: number;
  owner: number | null;
}

export interface Tavern {
  id: string;
  printed: Symbol[];
  tokens: Symbol[];
  tables: Seat[];
  deeds: Deed[];
  privilege: boolean;
  dignitaries: string[];
}

export interface Level {
  vp: number;
  bonus: Effect[];
}
export interface Track {
  people: People;
  levels: Level[];
  levels_of: number[];
  summit: number | null;
  supply: number;
  out: number;
}

export interface Mat {
  seat: number;
  coins: number;
  vp: number;
  points: Record<string, number>;
  level_values: number;
  privileges: number;
  deeds: string[];
  deed_tokens: number;
  hand_count: number;
  hand: Spell[] | null;
  sold: string[] | null;
  cast: Spell[];
  archmage: number;
  casts: number;
  unused: Favour[];
  used: Favour[];
  played: Card[];
  scorings: string[];
  royal_values: Record<Scoring, number>;
  precedence: number;
}

export interface Turn {
  seat: number;
  phase: "before_card" | "waiting" | "seated";
  people: People | null;
  carried: Symbol[];
  tavern: string | null;
  track: string | null;
  feasted: boolean;
  influence: boolean;
  table_matches: boolean;
  all_symbols: boolean;
  dignitaries_used: string[];
  favours_used: string[];
  allowance: number;
  local_activations: number;
  privilege_activations: number;
  herald_credits: number;
}

export interface Rates {
  income: number;
  feast: number;
  rounds: number;
  surcharge: number;
  local_activations: number;
  start_deeds: number;
  /** privileges that call a dignitary */
  call_price: number;
  /** number, cost and points, by dignitary */
  offers: Record<string, [number, number, number][]>;
  /** what each royal scoring counts */
  counts: Record<string, string>;
  /** from which number on, points; by royal scoring */
  steps: Record<string, [number, number][]>;
  /** coins for a spell that is sold */
  sale: number;
  /** points for a privilege that is left */
  privilege_vp: number;
  curse: Effect[];
}

export interface TavernaView {
  viewer: number | null;
  stage: "setup" | "play" | "scoring" | "over";
  round: number;
  turns_left: number;
  turn: Turn | null;
  window: string | null;
  announced: Spell | null;
  king: People | null;
  queen: People | null;
  row: (Card | null)[];
  customer_deck: number;
  unseen_cards: string[];
  spell_deck: number;
  spell_discard: number;
  countered: string[];
  removed: string[];
  unseen_spells: string[];
  favour_row: Favour[];
  favour_reserve: number;
  unseen_favours: string[];
  guild_supply: Record<string, number>;
  privilege_reserve: number;
  taverns: Tavern[];
  tracks: Track[];
  mats: Mat[];
  scorings_taken: Record<string, number>;
  rates: Rates;
}

export type Town = BoardProps<TavernaView>;

/** The people whose colours a tavern wears; the large one has its own. */
export const houseOf = (tavern: string): string => tavern.split("_")[0] ?? "grand";
/** The number of a table or deed in its tavern: `orc_tavern_t2` is 2. */
export const placeOf = (id: string): number => Number(id.slice(id.lastIndexOf("_") + 2));
export const tavernOf = (id: string): string => id.slice(0, id.lastIndexOf("_"));
export const tableAddress = (id: string): string => `tavern/${tavernOf(id)}/table/${placeOf(id)}`;
export const deedAddress = (id: string): string => `tavern/${tavernOf(id)}/deed/${placeOf(id)}`;
/** A tavern fills when its tables do. */
export const freeTables = (tavern: Tavern): number =>
  tavern.tables.filter((table) => table.customer === null).length;
/** Whose mat lies in front: the own one, for a spectator that of the first seat. */
export const ownSeat = (town: Town): number => town.seat ?? 0;
