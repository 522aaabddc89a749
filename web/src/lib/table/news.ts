/** What the others did since the viewer's last turn: a line for each seat, and what it brought. */
import type { Words } from "../messages";
import { seatsIn, words, type Say } from "../phrasebook";

import type { Beat } from "./beats";

/** What a mat counts that is worth telling: its field in the view, and the message that names it. */
export type Worth = Readonly<Record<string, string>>;
export interface Gain {
  number: number;
  name: string;
}
export interface News {
  seat: number;
  lines: readonly Words[];
  gains: readonly Gain[];
}
interface Past {
  view: unknown;
  beats: readonly Beat[];
}

/** letters of the line that stands for all a seat did */
export const LONGEST = 70;

const mat = (view: unknown, seat: number): Readonly<Record<string, unknown>> =>
  (view as { mats?: Record<string, unknown>[] }).mats?.[seat] ?? {};

/** How a seat stands against an earlier view. */
export function gains(before: unknown, after: unknown, seat: number, worth: Worth): Gain[] {
  return Object.entries(worth).flatMap(([field, name]) => {
    const [was, is] = [mat(before, seat)[field], mat(after, seat)[field]];
    const number = typeof was === "number" && typeof is === "number" ? is - was : 0;
    return number === 0 ? [] : [{ number, name }];
  });
}

/** What each seat but the viewer's did, in the order in which they began. */
export function news(since: readonly Past[], own: number | null, worth: Worth): News[] {
  const first = since[0];
  const last = since.at(-1)?.beats.at(-1);
  if (!first || !last) return [];
  const told = new Map<number, Words[]>();
  for (const { words: line } of since.flatMap(({ beats }) =>
    beats.flatMap(({ events }) => events),
  )) {
    const seat = line ? seatsIn(line)[0] : undefined;
    if (line && seat !== undefined && seat !== own)
      told.set(seat, [...(told.get(seat) ?? []), line]);
  }
  return [...told].map(([seat, lines]) => ({
    seat,
    lines,
    gains: gains(first.view, last.view, seat, worth),
  }));
}

/** What a seat did, in words: every line, and the one or two that mattered most. */
export interface Told {
  seat: number;
  lines: readonly string[];
  short: readonly string[];
  gains: readonly Gain[];
}
/** The news in words; messages that only head a turn (`headings`) are left out. */
export const inWords = (
  found: readonly News[],
  headings: readonly string[],
  dear: readonly string[],
  say: Say,
): Told[] =>
  found.flatMap(({ lines: all, ...one }) => {
    const lines = all.filter(({ id }) => !headings.includes(id));
    return lines.length
      ? [{ ...one, lines: lines.map(say), short: tidings(lines, dear, say) }]
      : [];
  });

/** What a seat did in one breath: what it gained or lost; where that is nothing, what mattered most. */
export const breath = ({ short, gains: found }: Told, say: Say): string =>
  found.length ? found.map((gain) => brought(gain, say)).join(", ") : (short[0] ?? "");

/** The lines of a seat, what mattered most first: `dear` names messages in the order of their weight. */
export function weighed(lines: readonly Words[], dear: readonly string[] = []): Words[] {
  const weight = ({ id }: Words): number => (dear.includes(id) ? dear.indexOf(id) : dear.length);
  return [...lines].sort((one, other) => weight(one) - weight(other));
}

/** One or two things that mattered most, in few letters. */
export function tidings(lines: readonly Words[], dear: readonly string[], say: Say): string[] {
  const sorted = weighed(lines, dear);
  const first = brief(sorted.map(say));
  const second = sorted
    .filter(({ id }) => dear.includes(id))
    .map(say)
    .find((one) => one !== first);
  return second && `${first} ${second}`.length <= LONGEST ? [first, second] : [first];
}

/** What was won or lost, signed: “+1 point”. */
export const brought = ({ number, name }: Gain, say: Say): string =>
  `${number > 0 ? "+" : "−"}${Math.abs(number)} ${say(words(name, { number: Math.abs(number) }))}`;

/** The first sentence that is short enough, or the first, ended where a word ends. */
export function brief(sentences: readonly string[]): string {
  const fitting = sentences.find((one) => one.length <= LONGEST);
  if (fitting !== undefined) return fitting;
  const [first = ""] = sentences;
  return `${first.slice(0, first.lastIndexOf(" ", LONGEST - 2))} …`;
}
