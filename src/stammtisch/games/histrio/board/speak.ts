/** Names and sentences of Histrio's things for the reader; everything goes through `say`. */
import { words, type Say, type Words } from "$shell/lib/phrasebook";

import { kindOf, shortName, windowOf } from "./facts";
import { nextPay } from "./forecast";
import type { Card, City, Effect, HistrioView, Request } from "./view";

type Named = { id: string; name: string };

export const cardWords = (card: Named): Words =>
  words(`card-${kindOf(card.id)}`, { name: card.name });
export const cardName = (say: Say, card: Named): string => say(cardWords(card));
export const cardShort = (say: Say, card: Named): string => shortName(cardName(say, card));
export const cityWords = (city: Named): Words => words(`city-${city.id}`, { name: city.name });
export const cityName = (say: Say, city: Named): string => say(cityWords(city));
export const requestName = (say: Say, request: Named): string =>
  say(words(`request-${request.id}`, { name: request.name }));
export const genreWords = (genre: string): Words => words(`genre-${genre}`);

/** What a card does, in whole sentences. */
export function ability(say: Say, effects: readonly Effect[] | undefined): string {
  if (!effects?.length) return say(words("effect-none"));
  return effects
    .map(({ kind, n = 0, most = 0 }) => say(words(`effect-${kind}`, { n, most })))
    .join(" ");
}

/** The effect of an actor in two words. */
export function effectShort(say: Say, card: Card, view: HistrioView): string {
  const effect = card.effects?.[0];
  if (!effect) return say(words("board-effect-none"));
  const n = effect.kind === "impresario" ? nextPay(view, view.viewer) : (effect.n ?? 0);
  return say(words(`board-effect-${effect.kind}`, { n }));
}

/** One card in one line, for those who listen and for tips. */
export function cardLine(say: Say, card: Card, view: HistrioView): string {
  const name = cardName(say, card);
  if (card.kind === "actor") {
    return say(
      words("board-card-actor", {
        name,
        genre: genreWords(card.genre ?? ""),
        level: card.level ?? 0,
        effect: effectShort(say, card, view),
      }),
    );
  }
  if (card.kind === "alms") return say(words("board-card-alms", { name, n: card.ecus ?? 0 }));
  return say(
    words("board-card-entertainer", { name, window: say(words(`board-window-${windowOf(card)}`)) }),
  );
}

/** Everything a card says, in sentences. */
export function cardText(say: Say, card: Card): string {
  const does = ability(say, card.effects);
  if (card.kind === "actor")
    return `${say(words("actor-note", { genre: genreWords(card.genre ?? ""), level: card.level ?? 0 }))} ${does}`;
  return card.kind === "entertainer" ? `${does} ${say(words(`window-${windowOf(card)}`))}` : does;
}

/** The condition of a request, as names.py words it. */
export function condition(say: Say, request: Request): string {
  const { least, most, levels = [] } = request;
  let kind = request.condition;
  if (kind === "level_count") {
    const numbers = levels.map((number) => words("number", { number }));
    const either = words("either", { first: numbers.slice(0, -1), last: numbers.at(-1) ?? "" });
    return say(
      words("condition-level_count", {
        levels: numbers.length > 1 ? either : numbers,
        least: least ?? 0,
      }),
    );
  }
  if (kind === "actor_count") kind = `actor_count-${request.genre ?? "any"}`;
  if (kind === "level_sum") kind = `level_sum-${request.genre ?? "any"}`;
  const hasLeast = least !== null && least !== undefined;
  const hasMost = most !== null && most !== undefined;
  if (kind !== "balanced" && hasMost) kind = hasLeast ? `${kind}-between` : `${kind}-most`;
  return say(words(`condition-${kind}`, { least: least ?? 0, most: most ?? 0 }));
}

/** Who lies in front of a city, and why it may be closed. */
export function cityNotes(say: Say, city: City): string[] {
  const who = (seats: readonly number[], friends: readonly number[]): Words[] => [
    ...seats.map((seat) => words("zone-mat", { seat: { is: "seat", seat } })),
    ...friends.map((seat) => words("board-friend", { seat: { is: "seat", seat } })),
  ];
  const notes: string[] = [];
  const waiting = who(city.waiting, city.friends_waiting);
  const anchored = who(city.anchored, city.friends_anchored);
  if (waiting.length) notes.push(say(words("board-city-ships", { who: waiting })));
  if (anchored.length) notes.push(say(words("board-city-anchored", { who: anchored })));
  if (city.guarded_by !== null)
    notes.push(say(words("board-city-guarded", { seat: { is: "seat", seat: city.guarded_by } })));
  if (city.marked_by !== null)
    notes.push(say(words("board-city-marked", { seat: { is: "seat", seat: city.marked_by } })));
  return notes;
}

export function cityLine(say: Say, city: City, view: HistrioView): string {
  const { number } = city;
  const cards = [...city.row]
    .reverse()
    .map((card) => cardLine(say, card, view))
    .join("; ");
  const head = city.row.length
    ? say(words("board-city", { number, city: cityWords(city), cards }))
    : say(words("board-city-empty", { number, city: cityWords(city) }));
  return [head, ...cityNotes(say, city)].join(". ");
}
