/** Names and sentences of Taverna's things for the reader; everything goes through `say`. */
import { words, type Argument, type Say, type Words } from "$shell/lib/phrasebook";

import {
  placeOf,
  tavernOf,
  type Card,
  type Customer,
  type Deed,
  type Effect,
  type Favour,
  type Seat,
  type Spell,
  type Symbol,
  type TavernaView,
  type Track,
} from "./view";

const SYMBOLS: readonly Symbol[] = ["beer", "lyre", "spellbook", "mask"];

export const seatName = (seat: number): Argument => ({ is: "seat", seat });
export const peopleWords = (people: string): Words => words(`people-${people}`);
export const oneWords = (people: string): Words => words(`one-${people}`);
export const symbolWords = (symbol: string): Words => words(`symbol-${symbol}`);
export const tavernWords = (tavern: string): Words => words(`tavern-${tavern}`);
export const dignitaryWords = (name: string): Words => words(`dignitary-${name}`);
export const scoringWords = (name: string): Words => words(`scoring-${name}`);
/** An owner's own card has no message of ours and brings its name. */
export const spellWords = ({ kind, name }: { kind: string; name: string }): Words =>
  words(`spell-${kind}`, { name });
export const favourWords = ({ kind, name }: { kind: string; name: string }): Words =>
  words(`favour-${kind}`, { name });

export const list = (items: Words[]): Words => words("list", { items });

export const customerWords = (people: string, carried: readonly string[]): Words =>
  words("customer-name", {
    people: oneWords(people),
    symbols: list(carried.map(symbolWords)),
  });

const guest = ({ people, symbol }: Customer): Words => customerWords(people, [symbol]);

export function cardWords({ customers }: Card): Words {
  const [first, second] = customers;
  if (!first) return words("nothing");
  return second ? words("card-dual", { first: guest(first), second: guest(second) }) : guest(first);
}

export function effectWords({ kind, n = 1, extra = 0 }: Effect): Words {
  if (kind === "add_symbol")
    return words("effect-add_symbol", {
      n,
      symbol: symbolWords(SYMBOLS[extra] ?? "mask"),
    });
  if (kind === "level" && extra) return words("effect-level-seated", { n });
  return words(`effect-${kind}`, { n, vp: extra });
}

export const effectsWords = (effects: readonly Effect[]): Words =>
  effects.length ? list(effects.map(effectWords)) : words("effect-none");

/** The condition that does not hold for the own turn. */
export const OF_REACTIONS = "active_feasted";

/** When a spell may be cast in another player's turn, and what is different then. */
function lightningNotes({ window, condition, effects }: Spell): Words[] {
  if (window === null) return [];
  const notes = [words(`lightning-${window}`)];
  if (condition === OF_REACTIONS) notes.push(words(`condition-${condition}`));
  if (effects.some(({ kind }) => kind === "take_coins")) notes.push(words("lightning-take_coins"));
  return notes;
}

/** What a spell does, on which condition and when, without its price. */
export function spellNotes(spell: Spell): Words[] {
  const notes = [effectsWords(spell.effects)];
  if (spell.archmage !== 1) notes.push(words("spell-counts", { n: spell.archmage }));
  if (spell.condition !== null && spell.condition !== OF_REACTIONS)
    notes.push(words(`condition-${spell.condition}`));
  if (spell.when !== "any") notes.push(words(`when-${spell.when}`));
  return [...notes, ...lightningNotes(spell)];
}

export const spellText = (say: Say, spell: Spell): string =>
  say(list([words("spell-cost", { cost: spell.cost }), ...spellNotes(spell)]));

export function favourText(say: Say, favour: Favour): string {
  const notes = [effectsWords(favour.effects)];
  if (favour.when !== "any") notes.push(words(`when-${favour.when}`));
  return say(list(notes));
}

export function tableWords(table: Seat): Words {
  const name = words("table-name", {
    tavern: tavernWords(tavernOf(table.id)),
    people: oneWords(table.people),
    place: placeOf(table.id),
  });
  return table.customer === null
    ? name
    : words("table-with", { table: name, people: oneWords(table.customer) });
}

export const deedWords = (id: string): Words =>
  words("deed-name", { tavern: tavernWords(tavernOf(id)), place: placeOf(id) });

/** A deed with price, points and owner. */
export function deedNotes(deed: Deed): Words[] {
  const notes = [
    words("deed-short", {
      place: placeOf(deed.id),
      coins: deed.price,
      points: deed.vp,
    }),
  ];
  if (deed.owner !== null) notes.push(words("note-owner", { seat: seatName(deed.owner) }));
  return notes;
}

/** What a dignitary offers, and whether it has served in this turn. */
export function offerNotes(view: TavernaView, name: string): Words[] {
  const offers = view.rates.offers[name] ?? [];
  const notes = offers.map(([n, coins, points]) => words(`offer-${name}`, { n, coins, points }));
  if (!offers.length) notes.push(words(`offer-${name}`, { surcharge: view.rates.surcharge }));
  if (view.turn?.dignitaries_used.includes(name)) notes.push(words("note-served"));
  return notes;
}

/** Everything worth knowing of a track besides its markers. */
export function trackNotes(view: TavernaView, track: Track): Words[] {
  const notes: Words[] = [];
  track.levels.forEach(({ bonus }, level) => {
    if (bonus.length) notes.push(words("level-bonus", { level, bonus: effectsWords(bonus) }));
  });
  if (view.king === track.people) notes.push(words("note-king"));
  if (view.queen === track.people) notes.push(words("note-queen"));
  if (track.summit !== null) notes.push(words("note-summit", { seat: seatName(track.summit) }));
  if (track.supply <= 2) notes.push(words("note-few-tiles", { n: track.supply }));
  return notes;
}

/** Which level it is, what it is worth, its bonus, and who stands there. */
export function levelSaid(say: Say, names: readonly string[], track: Track, level: number): string {
  const { vp = 0, bonus = [] } = track.levels[level] ?? {};
  return [
    say(words("scene-level", { n: level })),
    say(words("points-amount", { points: vp })),
    bonus.length ? say(effectsWords(bonus)) : "",
    ...track.levels_of.flatMap((at, seat) => (at === level ? [names[seat] ?? ""] : [])),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The same for whoever points at it, with what it means to come first. */
export function levelTip(say: Say, track: Track, level: number): string {
  const { vp = 0, bonus = [] } = track.levels[level] ?? {};
  const notes = [words("level-now", { level, vp })];
  if (bonus.length) notes.push(words("gain-bonus", { bonus: effectsWords(bonus) }));
  if (level === track.levels.length - 1) notes.push(words("sign-blocked-says"));
  return notes.map(say).join(" · ");
}

/** How a signed number is written. */
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
export const minus = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
