/** What a journey or a court choice would bring, from what the viewer sees. */
import { chameleonLevel, openRole } from "./facts";
import { clamp, side } from "./gauge";
import type { Card, City, Genre, HistrioView, Mat } from "./view";

export interface Alone {
  /** ecus won, or paid if below zero */
  ecus: number;
  back: boolean;
  comedy: number;
  tragedy: number;
  entertainers: Card[];
  /** actors that leave because they cannot be paid */
  unpaid: Card[];
  court: boolean;
  request: boolean;
}

export interface Shared {
  lost: number;
  needle: number;
}

const signed = (card: Card): number => (card.genre === "comedy" ? 1 : -1) * (card.level ?? 0);

/** The whole row for one troupe alone, newest card first. */
export function alone(view: HistrioView, seat: number, city: City): Alone {
  const mat = view.mats[seat];
  const brings: Alone = {
    ecus: 0,
    back: false,
    comedy: mat?.comedy ?? 0,
    tragedy: mat?.tragedy ?? 0,
    entertainers: [],
    unpaid: [],
    court: false,
    request: city.row.length === 0,
  };
  const purses = view.mats.filter((other) => other.seat !== seat).map((other) => other.ecus);
  let stage = view.mats.reduce((sum, other) => sum + other.on_stage, 0);
  let stock = mat?.impresarios ?? 0;
  for (const card of [...city.row].reverse()) {
    if (card.kind === "entertainer") {
      brings.entertainers.push(card);
      continue;
    }
    let joins = card.kind === "actor";
    for (const { kind, n = 0 } of card.effects ?? []) {
      if (kind === "coins") brings.ecus += n;
      else if (kind === "steal") brings.ecus += rob(purses, n);
      else if (kind === "travel_return") brings.back = true;
      else if (kind === "impresario") {
        const placed = stock > 0 ? 1 : 0;
        stock -= placed;
        stage += placed;
        brings.ecus += stage;
      } else if (kind === "pay_or_lose") {
        joins = (mat?.ecus ?? 0) + brings.ecus >= n;
        if (joins) brings.ecus -= n;
        else brings.unpaid.push(card);
      }
    }
    if (joins && card.genre) {
      brings[card.genre] += card.level ?? 0;
      brings.court = true;
    }
  }
  return brings;
}

/** Which outcomes a journey can have: a friend who is known to come shares it, one's Ox keeps players out. */
export function company(
  view: HistrioView,
  seat: number,
  city: City,
  guards: boolean,
): "open" | "shared" | "alone" {
  const bear = view.mats[seat]?.entertainers.some(
    (one) => one.ready && one.effects.some(({ kind }) => kind === "count_as_alone"),
  );
  const comes = view.friends.find((friend) => friend.seat === seat)?.drawn === city.number;
  if (comes && !bear) return "shared";
  const stranger = view.friends.some(
    (friend) => friend.seat !== seat && friend.open.includes(city.number),
  );
  return guards && !stranger && !comes ? "alone" : "open";
}

/** Take what the richest rival can give; it is gone for the next theft. */
function rob(purses: number[], most: number): number {
  const richest = Math.max(0, ...purses);
  const stolen = Math.min(most, richest);
  if (stolen > 0) purses[purses.indexOf(richest)] = richest - stolen;
  return stolen;
}

/** A shared row is lost, and its actors push the needle. */
export function shared(view: HistrioView, city: City): Shared {
  const push = city.row
    .filter((card) => card.kind === "actor")
    .reduce((sum, card) => sum + signed(card), 0);
  return {
    lost: city.row.length,
    needle: clamp(view.needle + push, view.spaces),
  };
}

/** By how much the genre that the king wants leads. */
export const lead = (mood: Genre, comedy: number, tragedy: number): number =>
  mood === "comedy" ? comedy - tragedy : tragedy - comedy;

export interface Court {
  needle: number;
  difference: number;
  /** what actors and show would bring if the season ended so */
  pay: number;
}

type Sums = Record<Genre, number>;

/** By how much the wanted genre would lead at the festival: an open Chameleon plays it. */
const likely = (mat: Mat | undefined, mood: Genre, sums: Sums): number =>
  lead(mood, sums.comedy, sums.tragedy) + (mat && openRole(mat) ? chameleonLevel(mat) : 0);

/** What a troupe with these sums and so many fitting actors would be paid in a mood. */
function pay(view: HistrioView, seat: number, mood: Genre, sums: Sums, fitting: number): number {
  const own = likely(view.mats[seat], mood, sums);
  const best = view.mats.every((mat) => mat.seat === seat || likely(mat, mood, mat) <= own);
  const show = own > 0 ? view.show_pay * (best ? view.best_factor : 1) : 0;
  return view.actor_pay * fitting + show;
}

/** Where the needle goes and what the show is worth if this actor (or nobody) is sent to court. */
export function court(view: HistrioView, seat: number, sent: Card | null): Court {
  const mat = view.mats[seat];
  const sums = { comedy: mat?.comedy ?? 0, tragedy: mat?.tragedy ?? 0 };
  const joining = (mat?.company ?? []).filter((card) => card.id !== sent?.id);
  for (const { genre, level } of joining) if (genre) sums[genre] += level ?? 0;
  const needle = sent ? clamp(view.needle + signed(sent), view.spaces) : view.needle;
  const mood = side(needle);
  const fitting = [...(mat?.ensemble ?? []), ...joining].filter(({ genre }) => genre === mood);
  return {
    needle,
    difference: lead(mood, sums.comedy, sums.tragedy),
    pay: pay(view, seat, mood, sums, fitting.length),
  };
}

/** What the next level 3 pays to a seat. */
export function nextPay(view: HistrioView, seat: number | null): number {
  const stage = view.mats.reduce((sum, mat) => sum + mat.on_stage, 0);
  const stock = seat === null ? 1 : (view.mats[seat]?.impresarios ?? 0);
  return stage + (stock > 0 ? 1 : 0);
}
