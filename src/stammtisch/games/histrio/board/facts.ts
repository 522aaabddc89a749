/** Small facts that the board derives from a view. Pure, without words. */
import { space } from "./gauge";
import type { Happening } from "./happened";
import type { Card, HistrioView, Mat, Request } from "./view";

/** The short form of a person's name: without title or surname ("Zanni the Great", "Dame Hilaria"). */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = parts[0] ?? name;
  const last = parts.at(-1) ?? name;
  if (parts.length < 3) return last;
  return first.length >= last.length ? first : last;
}

/** A number with its sign, as the players say it. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** The id of a card without the number of its copy. */
export const kindOf = (id: string): string => id.split("#")[0] ?? id;

/** The effect by which a card is told at a glance: return, steal, boxoffice, pride or fee. */
export function effectSign(card: Card): string {
  const signs: Record<string, string> = { travel_return: "return", steal: "steal", impresario: "boxoffice", pay_or_lose: "fee", coins: "ecu" };
  return signs[card.effects?.[0]?.kind ?? ""] ?? "pride";
}

const WINDOWS: Record<string, string> = { guard_destination: "before_travel", travel_return: "before_travel", second_destination: "with_travel_choice", replace_destination: "after_reveal", count_as_alone: "after_reveal", swap_rows: "after_reveal", draw_requests: "after_encounters", steal: "after_encounters", mood: "after_encounters", count_as_level: "season_end" };
const SIGNS: Record<string, string> = { before_travel: "sun", with_travel_choice: "card", after_reveal: "eye", after_encounters: "moon", season_end: "flag" };

/** When an entertainer in a row may be used; on a mat the view says it. */
export const windowOf = (card: Card): string => WINDOWS[card.effects?.[0]?.kind ?? ""] ?? "season_end";
export const windowSign = (window: string): string => SIGNS[window] ?? "flag";

/** How far a request is from being met: a short figure such as "7/8", or nothing where a figure says little. */
export function progress(view: HistrioView, mat: Mat, request: Request): string {
  const counted = amount(view, mat, request);
  if (counted === null) return "";
  const { least, most } = request;
  return least !== null && least !== undefined && counted < least ? `${counted}/${least}` : most !== null && most !== undefined ? `${counted}` : `${counted}`;
}

function amount(view: HistrioView, mat: Mat, request: Request): number | null {
  const actors = mat.ensemble.filter((card) => !request.genre || card.genre === request.genre);
  const levels = mat.ensemble.map((card) => card.level ?? 0);
  switch (request.condition) {
    case "pleases": return mat.difference;
    case "displeases": return -mat.difference;
    case "actor_count": return actors.length;
    case "level_sum": return request.genre ? mat[request.genre] : mat.comedy + mat.tragedy;
    case "distinct_levels": return new Set(levels).size;
    case "level_count": return levels.filter((level) => request.levels?.includes(level)).length;
    case "same_level": return Math.max(0, ...levels.map((level) => levels.filter((other) => other === level).length));
    case "mixed_pairs": return pairs(mat);
    case "impresarios_on_stage": return mat.on_stage;
    case "needle": return space(view.needle);
    case "entertainer_count": return mat.entertainers.length;
    case "travel_hand": return mat.hand.length;
    default: return null;
  }
}

function pairs(mat: Mat): number {
  const count = (genre: string, level: number): number => mat.ensemble.filter((card) => card.genre === genre && card.level === level).length;
  return [1, 2, 3, 4, 5].reduce((sum, level) => sum + Math.min(count("comedy", level), count("tragedy", level)), 0);
}

export interface FestivalLine { seat: number; actors: number; show: number; best: boolean; request: number | null }

/** The pay of a festival, seat by seat, from what happened; null when no festival happened. */
export function festivalFromEvents(events: readonly Happening[], seats: number): { season: number; lines: FestivalLine[] } | null {
  let season: number | null = null;
  const lines: FestivalLine[] = Array.from({ length: seats }, (_, seat) => ({ seat, actors: 0, show: 0, best: false, request: null }));
  for (const { name, numbers } of events) {
    const [a = 0, b = 0, c = 0] = numbers;
    const line = lines[a];
    if (name === "festival") season = a + 1;
    else if (!line) continue;
    else if (name === "paid-actors") line.actors = b;
    else if (name === "paid-show") Object.assign(line, { show: b, best: c > 0 });
    else if (name === "showed" || name === "paid-again") line.request = (line.request ?? 0) + c;
  }
  return season === null ? null : { season, lines };
}

/** The pay of the festival that is going on, from public facts of the view. */
export function festivalFromView(view: HistrioView): FestivalLine[] {
  const best = Math.max(...view.mats.map((mat) => mat.difference));
  return view.mats.map((mat) => {
    const actors = mat.ensemble.filter((card) => card.genre === view.mood).length;
    return { seat: mat.seat, actors, show: mat.festival_pay - actors, best: mat.difference > 0 && mat.difference === best, request: null };
  });
}
