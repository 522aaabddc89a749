/** Which drawing stands for which thing. */
import type { Effect } from "./view";

const STAFF: Record<string, string> = {
  bard: "bard",
  beer_merchant: "merchant",
  dishwasher: "dish",
  waitress: "waitress",
  table: "table",
  supplier: "supplier",
};
const TILES: Record<string, string> = {
  safe: "safe",
  beer_store: "store",
  barrel: "barrel",
  dishwasher: "sink",
  monk: "monk",
  cashbox: "cashbox",
  waitress: "door",
  table: "table",
  supply: "supply",
};
const ENTERTAINERS: Record<string, string> = {
  fire_eater: "fire",
  strongman: "strong",
  juggler: "juggle",
};

export const isStaff = (card: string): boolean => card in STAFF;
export const staffSign = (card: string): string => `${STAFF[card] ?? "deck"}`;
/** The drawing of a room; the monk and the tables are drawn otherwise. */
export const roomArt = (tile: string): string => `tv-${TILES[tile] ?? "door"}`;
/** The entertainer to whom a side belongs: its id begins with the entertainer's. */
export const entertainerOf = (side: string): string =>
  Object.keys(ENTERTAINERS).find((one) => side.startsWith(one)) ?? "";
export const entertainerSign = (entertainer: string): string =>
  `${ENTERTAINERS[entertainer] ?? "moon"}`;

export interface Mark {
  sign: string;
  n?: number;
  or?: boolean;
  room?: string;
}

const PLAIN: Record<string, string> = {
  ducats: "ducat",
  beer: "beer",
  monastery: "chapel",
  noble: "crown",
  schnapps: "schnapps",
  reputation: "rep",
  counter_guest: "stool",
  store_beer: "beer",
};

/** one of these goes without saying */
const SINGLE = new Set(["noble", "counter_guest"]);

function markOf({ kind, n = 0, card }: Effect): Mark {
  const plain = PLAIN[kind];
  if (plain) return { sign: plain, ...(n > 1 || !SINGLE.has(kind) ? { n } : {}) };
  if (kind === "card") return { sign: staffSign(card ?? ""), ...(n > 1 ? { n } : {}) };
  if (kind === "remove_guest" || kind === "remove_regular")
    return { sign: "door", ...(n > 1 ? { n } : {}) };
  if (kind === "upgrade")
    return { sign: "lantern", ...(card && card !== "any" ? { room: card } : {}) };
  if (kind === "entertainer") return { sign: entertainerSign(card ?? "") };
  const others: Record<string, string> = {
    signature: "sign",
    guest_3: "guest",
    own_die: "odie",
    top_card: "deck",
    turn_die: "dany",
  };
  return { sign: others[kind] ?? "vp" };
}

/** What effects give as a row of signs; between the sides of a choice stands a stroke. */
export function marks(effects: readonly Effect[] | undefined): Mark[] {
  return (effects ?? []).flatMap((effect) => {
    if (effect.kind !== "choice") return [markOf(effect)];
    return (effect.options ?? []).flatMap((option, place) =>
      marks(option).map((mark, n) => (place > 0 && n === 0 ? { ...mark, or: true } : mark)),
    );
  });
}
