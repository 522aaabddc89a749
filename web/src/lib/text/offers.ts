/** Everything that can be answered now as one list: options, what to do with what is in the hand, the way on. */
import type { Question } from "$shell/lib/board";
import type { Shell } from "$shell/lib/shell";
import { runNumber } from "$shell/lib/table/gesture";
import type { Hand } from "$shell/lib/table/hand.svelte";
import type { Say } from "$shell/lib/words.svelte";

export interface Offer {
  key: string;
  /** what is typed for it: the number that its place bears where all places bear one, else its place in the list */
  number: number;
  name: string;
  /** what it costs, gives or loses */
  note: string;
  address: string | null;
  act: () => void;
}
export interface Orders {
  passRound: () => void;
  passMatch: () => void;
  /** be asked for reactions again, where an order to pass them holds */
  askAgain: (() => void) | null;
}
/** What there is to do while nothing is asked. */
export interface Ways {
  /** take one's own seat back from the bot that plays it */
  standIn: (() => void) | null;
  /** pass the screen on */
  pass: (() => void) | null;
}

const offer = (key: string, name: string, note: string, act: () => void): Offer => ({
  key,
  number: 0,
  name,
  note,
  act,
  address: null,
});

const BORNE = /\/(\d+)$/;

/** Cities and dice bear numbers: where every answer with a place has one, these are the numbers of the answers. */
export function numbered(found: readonly Offer[]): Offer[] {
  const borne = found.map(({ address }) => Number(BORNE.exec(address ?? "")?.[1] ?? 0));
  const placed = borne.filter((_, at) => found[at]?.address && found[at].address !== "pass");
  const own = placed.length > 1 && placed.every(Boolean) && new Set(placed).size === placed.length;
  const free = found.map((_, at) => at + 1 + Math.max(...placed, 0));
  return found.map((offer, at) => {
    const number = own ? borne[at] || (free.shift() ?? at + 1) : at + 1;
    const name = own
      ? offer.name.replace(new RegExp(`^${String(number)} (?=\\p{L})`, "u"), "")
      : offer.name;
    return { ...offer, number, name };
  });
}

/** The answers to a question, numbered by their place in this list. */
export function offers(
  asked: Question,
  hand: Hand,
  { passRound, passMatch, askAgain }: Orders,
  say: Say,
  shell: Shell,
): Offer[] {
  const sure = hand.choice(hand.sure);
  if (sure)
    return numbered([
      offer("no", shell("shell-go-on"), shell("shell-go-on-hint"), () => hand.putBack()),
      offer("yes", say(sure.words), sure.warning ? shell("shell-sure-lose") : "", () =>
        hand.pick(sure.option),
      ),
    ]);
  if (hand.sealed !== null)
    return numbered([
      offer("back", shell("shell-take-back"), shell("shell-take-back-hint"), () => hand.putBack()),
      ...again(askAgain, shell),
    ]);
  const runs = (asked.runs ?? [])
    .map((run, at) => ({ ...run, option: runNumber(at) }))
    .filter(({ address }) => !address)
    .slice(0, 1)
    .map(({ words, effect, option }) =>
      offer("run", say(words), effect ? say(effect) : "", () => hand.pick(option)),
    );
  const choices = asked.choices.map(({ option, words, effect, warning, address }) => ({
    key: String(option),
    number: 0,
    name: say(words),
    note: [effect, warning].flatMap((one) => (one ? [say(one)] : [])).join(". "),
    address: address ?? null,
    act: () => hand.pick(option),
  }));
  const orders = asked.window
    ? [
        offer("round", shell("shell-round-pass"), shell("shell-round-pass-hint"), passRound),
        offer("match", shell("shell-match-pass"), shell("shell-match-pass-hint"), passMatch),
      ]
    : [];
  return numbered([...runs, ...choices, ...orders]);
}

const again = (askAgain: Orders["askAgain"], shell: Shell): Offer[] =>
  askAgain
    ? [offer("ask", shell("shell-round-ask"), shell("shell-round-pass-hint"), askAgain)]
    : [];

/** What can be done while nothing is asked. */
export function ways({ standIn, pass }: Ways, askAgain: Orders["askAgain"], shell: Shell): Offer[] {
  return numbered([
    ...(standIn
      ? [offer("seat", shell("shell-seat-back"), shell("shell-bot-plays"), standIn)]
      : []),
    ...(pass ? [offer("pass", shell("shell-pass-on"), "", pass)] : []),
    ...again(askAgain, shell),
  ]);
}

/** An answer with its number: “3: Lugdunum: alone, 1 ecu”. */
export const numberedLine = (offer: Offer): string =>
  `${String(offer.number)}: ${offerLine(offer)}`;

/** An answer as it is read: “Lugdunum: alone, 1 ecu”. */
export const offerLine = ({ name, note }: Offer): string => (note ? `${name}: ${note}` : name);
