/** Plain facts about a table that several parts of the board show. */
import type { CrossroadsView, Effect, Gossip, Mat, Tile } from "./view";

/** A number with its sign, as it is printed on tiles. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The sign of what a special space of a group sets off. */
export const ACTIONS: Record<string, string> = {
  distressed: "x-g-any",
  outlaws: "x-d4",
  travellers: "x-recipe",
  townsfolk: "x-reserve",
  nobles: "x-gulden",
};

export interface Mark {
  sign: string;
  text: string;
  bad: boolean;
}

/** An effect as a drawing and a number. */
export function mark({ kind, of, n = 0 }: Effect): Mark {
  if (kind === "guldens")
    return n < 0
      ? { sign: "x-debt", text: String(-n), bad: true }
      : { sign: "x-gulden", text: signed(n), bad: false };
  if (kind === "gossip")
    return {
      sign: `x-g-${of ?? "any"}`,
      text: n < 0 ? signed(n) : n > 1 ? String(n) : "",
      bad: n < 0,
    };
  if (kind === "reputation") return { sign: `x-${of ?? "any"}`, text: signed(n), bad: n < 0 };
  if (kind === "recipe") return { sign: "x-recipe", text: n > 1 ? String(n) : "", bad: false };
  if (kind === "reserve") return { sign: "x-reserve", text: n > 1 ? String(n) : "", bad: false };
  if (kind === "dice_guldens") return { sign: "x-dice", text: "", bad: false };
  if (kind === "garden") return { sign: "x-garden", text: "", bad: false };
  return { sign: `x-${kind}`, text: signed(n), bad: n < 0 };
}

/** What covering a basic tile takes back; a Garden patch and debts stay as they are. [7.4] */
export const bonuses = (effects: readonly Effect[]): Effect[] =>
  effects.filter(({ kind, n = 0 }) => n > 0 && kind !== "garden");

/** The signboards in a steady order, each with the seat that has picked it. */
export function signboards(view: CrossroadsView): { id: string; seat: number | null }[] {
  const free = view.signboards.map((id) => ({ id, seat: null }));
  const hung = view.mats.flatMap(({ signboard, seat }) =>
    signboard === null ? [] : { id: signboard, seat },
  );
  return [...free, ...hung].sort((a, b) => a.id.localeCompare(b.id));
}

/** The other seats clockwise from one's own. */
export function rivals(view: CrossroadsView, seat: number | null): Mat[] {
  const own = seat ?? 0;
  return view.mats.slice(own + 1).concat(view.mats.slice(0, own));
}

export interface Income {
  revenue: number;
  paid: number;
  lost: number;
  chest: number;
  debt: number;
}

/** What step 8 will do with the Chest as things stand. [7.13] */
export function income(view: CrossroadsView, mat: Mat): Income {
  const poured = mat.chest + mat.revenue + mat.pouch;
  const held = Math.min(view.chest_limit, poured);
  const paid = Math.min(mat.debt, held);
  return {
    revenue: mat.revenue,
    paid,
    lost: poured - held,
    chest: held - paid,
    debt: mat.debt - paid,
  };
}

/** How many guldens are missing for a tile; 0 where it can be paid, also with gossips. */
export function short(mat: Mat, tile: Tile, types: readonly string[]): number {
  const held = tile.gossip ? (mat.gossips[types.indexOf(tile.gossip)] ?? 0) : 0;
  if (tile.gossip && held >= (tile.gossips ?? 0)) return 0;
  return Math.max(0, tile.cost - mat.pouch);
}

/** Whether a seat has had its action with a type of gossip; after step 3 gossips can still pay, used or not. */
export const actionDone = (view: CrossroadsView, seat: number, type: Gossip): boolean =>
  view.step === "gossip_actions" && view.active === seat && view.gossips_used.includes(type);

/** Which of the nine steps the table is at, counted from 1; 0 before the first turn. */
export const stepNumber = (steps: readonly string[], step: string): number =>
  steps.indexOf(step) + 1;

/** Ingredients that a tile in hand will bring once it is built. */
export const coming = (tiles: readonly Tile[]): string[] =>
  tiles.flatMap((tile) => tile.ingredient ?? []);

/** The same ids counted, in the order of their first appearance. */
export function counted(ids: readonly string[]): { id: string; copies: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, copies]) => ({ id, copies }));
}

/** How a name fits into a band that holds so many letters: the class that makes its type smaller. */
export const fit = (name: string, letters: number): string =>
  name.length <= letters + 1 ? "" : name.length <= letters + 2 ? "long" : "vlong";

/** What happens before the first round; without basic tiles nobody drafts or lays any. */
export function preludeOf({ mats, with_corners }: CrossroadsView): string {
  if (mats.some((one) => one.signboard === null)) return "signboard";
  if (!with_corners) return "start";
  return mats.some((one) => one.draft_hand_count > 0) ? "draft" : "place";
}
