/** Small facts that the board derives from a view. Pure, without words. */
import type { Happening } from "./happened";
import {
  CARAVELS,
  type Card,
  type Effect,
  type Friend,
  type HistrioView,
  type Mat,
  type Request,
} from "./view";

/** The short form of a person's name: without title or surname ("Zanni the Great", "Dame Hilaria"). */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = parts[0] ?? name;
  const last = parts.at(-1) ?? name;
  if (parts.length < 3) return last;
  return first.length >= last.length ? first : last;
}

/** A number with its sign, as the players say it. */
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";

/** The id of a card without the number of its copy. */
export const kindOf = (id: string): string => id.split("#")[0] ?? id;

/** The effect by which a card is told at a glance: return, steal, boxoffice, pride or fee. */
export function effectSign(card: { effects?: readonly Effect[] }): string {
  const signs: Record<string, string> = {
    travel_return: "return",
    steal: "steal",
    impresario: "boxoffice",
    pay_or_lose: "fee",
    coins: "ecu",
  };
  return signs[card.effects?.[0]?.kind ?? ""] ?? "pride";
}

const SIGNS: Record<string, string> = {
  before_travel: "sun",
  with_travel_choice: "card",
  after_reveal: "eye",
  after_encounters: "moon",
  season_end: "flag",
};

/** When an entertainer may be used. */
export const windowOf = (card: Card): string => card.window ?? "season_end";
export const windowSign = (window: string): string => SIGNS[window] ?? "flag";

/** How far a request is from being met: a short figure such as "7/8", or nothing where a figure says little. */
export function progress({ now = null, least = null }: Request): string {
  if (now === null) return "";
  return least !== null && now < least ? `${now}/${least}` : `${now}`;
}

/** The levels for which the Chameleon of a troupe counts at the festival. */
export const chameleonLevel = (mat: Mat): number =>
  mat.entertainers.flatMap(({ effects }) => effects).find(({ kind }) => kind === "count_as_level")
    ?.n ?? 0;

/** Whether the troupe will still say which genre its Chameleon plays. */
export const openRole = (mat: Mat): boolean => chameleonLevel(mat) > 0 && mat.role === null;

/** By how much the king's genre leads if the Chameleon plays it. */
export const expected = (mat: Mat): number =>
  mat.difference + (openRole(mat) ? chameleonLevel(mat) : 0);

/** What the king would make of a show now; the same as the pay that is foreseen. */
export function verdict(mat: Mat): "best" | "liked" | "none" | "disliked" {
  if (mat.prospect.best) return "best";
  if (mat.prospect.show > 0) return "liked";
  return expected(mat) < 0 ? "disliked" : "none";
}

/** What the troupe would still be paid if the season ended now: by the king, and for what it has shown. */
export const payNow = ({ due }: Mat): number => due.actors + due.show + due.requests;

/** Caravels that neither wait in front of a city nor lie at anchor. */
export const caravels = (view: HistrioView, seat: number): number =>
  CARAVELS -
  view.cities.filter(({ waiting, anchored }) => waiting.includes(seat) || anchored.includes(seat))
    .length;

/** What a request that was shown may still bring. */
export function keptNote(view: HistrioView): string {
  if (view.phase === "over") return "board-kept-last";
  return view.season < 2 ? "board-kept" : "board-kept-again";
}

/** What is known of the journey of a friendly troupe: nothing, that a card is drawn, or which. */
export function friendState(view: HistrioView, friend: Friend): "" | "hidden" | "secret" | "drawn" {
  const unrevealed = view.phase === "before_travel" || view.phase === "travel";
  if (friend.drawn === null) return unrevealed ? "hidden" : "";
  return unrevealed ? "secret" : "drawn";
}

export interface FestivalLine {
  seat: number;
  actors: number;
  show: number;
  best: boolean;
  request: number | null;
}
export interface Festival {
  season: number;
  lines: FestivalLine[];
}

/** The pay of the last festival, seat by seat, after more has happened; it is told in several updates. */
export function festivalAfter(
  before: Festival | null,
  events: readonly Happening[],
  seats: number,
): Festival | null {
  let festival = before && { ...before, lines: before.lines.map((line) => ({ ...line })) };
  for (const { name, numbers } of events) {
    const [a = 0, b = 0, c = 0] = numbers;
    if (name === "festival")
      festival = {
        season: a + 1,
        lines: Array.from({ length: seats }, (_, seat) => ({
          seat,
          actors: 0,
          show: 0,
          best: false,
          request: null,
        })),
      };
    const line = festival?.lines[a];
    if (name === "season" || name === "ended")
      for (const each of festival?.lines ?? []) each.request ??= 0;
    else if (!line) continue;
    else if (name === "paid-actors") line.actors = b;
    else if (name === "paid-show") Object.assign(line, { show: b, best: c > 0 });
    else if (name === "showed" || name === "paid-again") line.request = (line.request ?? 0) + c;
  }
  return festival;
}

/** The pay that is still to come, or came before this page was opened: from what lies on the table. */
export const festivalFromView = (view: HistrioView): Festival => ({
  season: view.season,
  lines: view.mats.map(({ seat, prospect }) => ({ seat, ...prospect, request: null })),
});

/** The festival to be shown: as it was told, or as the table foresees it. */
export function festivalShown(
  view: HistrioView,
  told: Festival | null,
  ended: boolean,
): Festival | null {
  const { phase, season } = view;
  if (ended) return told;
  if (phase !== "festival" && phase !== "over") return null;
  const paid = told?.lines.some(
    ({ actors, show, request }) => actors + show > 0 || request !== null,
  );
  if (told?.season === season && paid) return told;
  // who opens the table after the last festival sees the score sheet: the requests were paid unseen
  return phase === "over" ? null : festivalFromView(view);
}
