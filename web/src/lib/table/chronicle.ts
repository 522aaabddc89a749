/** The log as people read it: rounds, in them turns, in them lines; what is dealt is one line.
 *
 * A title says in its `Board.svelte` which messages begin a round or a turn and which tell what is dealt (`story`).
 */
import type { Words } from "../messages";
import { seatsIn } from "../phrasebook";

export interface Story {
  /** messages that begin a round and head it */
  rounds?: readonly string[];
  /** messages that begin a turn; where they name a `round` that is new, they begin that too */
  turns?: readonly string[];
  /** messages about what is dealt or laid out, many at a time */
  deals?: readonly string[];
  /** messages about what mattered most in a turn, the weightiest first */
  dear?: readonly string[];
}
/** A line, or several about what was dealt. */
export interface Passage {
  number: number;
  lines: readonly Words[];
}
export interface Turn {
  number: number;
  seat: number | null;
  passages: Passage[];
}
export interface Round {
  number: number;
  /** what heads it: the title's own words, or the number of the round; nothing before the first */
  heading: Words | number | null;
  turns: Turn[];
}

const roundOf = (line: Words): number | null => {
  const round = line.args?.["round"];
  return typeof round === "number" ? round : null;
};

export function chronicle(
  log: readonly Words[],
  { rounds = [], turns = [], deals = [] }: Story,
): Round[] {
  const found: Round[] = [{ number: 0, heading: null, turns: [] }];
  let last: number | null = null;
  const round = (): Round => found.at(-1) as Round;
  const begin = (number: number, heading: Words | number): void =>
    void found.push({ number, heading, turns: [] });
  log.forEach((line, number) => {
    const counted = turns.includes(line.id) ? roundOf(line) : null;
    if (rounds.includes(line.id)) {
      begin(number, line);
      return;
    }
    if (counted !== null && counted !== last) begin(number, (last = counted));
    if (turns.includes(line.id) || round().turns.length === 0)
      round().turns.push({
        number,
        seat: turns.includes(line.id) ? (seatsIn(line)[0] ?? null) : null,
        passages: [],
      });
    const { passages } = round().turns.at(-1) as Turn;
    const before = passages.at(-1);
    const dealt = (one: Words | undefined): boolean => one !== undefined && deals.includes(one.id);
    if (before && dealt(line) && dealt(before.lines[0])) before.lines = [...before.lines, line];
    else passages.push({ number, lines: [line] });
  });
  return found.filter(({ heading, turns: held }) => heading !== null || held.length > 0);
}

/** The names of all things that a sentence speaks of: `tavern-minstrel`. */
export function thingsIn(said: Words): string[] {
  return Object.values(said.args ?? {}).flatMap((value) => {
    if (typeof value !== "object") return [];
    const inner = Array.isArray(value) ? value : value.is === "words" ? [value] : [];
    return inner.flatMap((one) => [one.id, ...thingsIn(one)]);
  });
}

/** The first thing on the page that a line names. */
export function thingOf(said: Words, page: ParentNode): Element | null {
  for (const thing of thingsIn(said)) {
    const tail = CSS.escape(thing.slice(thing.indexOf("-") + 1));
    const named = `[data-named="${CSS.escape(thing)}"]`;
    const found = page.querySelector(
      `${named}, [data-place$="/${tail}"], [data-piece$="/${tail}"], [data-piece*="/${tail}/"]`,
    );
    if (found && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** The mat of the seat that a line is about. */
export function matOf(said: Words, page: ParentNode): Element | null {
  const seat = seatsIn(said)[0];
  return seat === undefined ? null : page.querySelector(`[data-place="mat/${String(seat)}"]`);
}

/** The place on the table that a line is about: a thing that it names, else the mat of its seat. */
export const placeOf = (said: Words, page: ParentNode): Element | null =>
  thingOf(said, page) ?? matOf(said, page);
