/** One gesture, several answers: which places act for the present question, and what an act says to the server. */
import type { Choice, Question } from "$shell/lib/board";
import type { Lead, Run, Step } from "$shell/lib/messages";

/** Choices that are the end of a gesture have numbers of their own, above all options of a question. */
export const ENDS = 100;
/** So have those that are several answers under one name and lie on the board. */
const RUNS = 1000;

/** Whether a choice that a board was given is the end of a gesture. */
export const isEnd = (option: number): boolean => option >= ENDS && option < RUNS;

/** The lead behind a choice that a board was given, if it is the end of a gesture. */
export const leadOf = (question: Question, option: number): Lead | null =>
  question.leads?.[option - ENDS] ?? null;

/** The run behind a choice that a board was given, if it is one. */
export const runOf = (question: Question, option: number): Run | null =>
  question.runs?.[option - RUNS] ?? null;

/** The number of the run that stands at this place of the question's list. */
export const runNumber = (at: number): number => RUNS + at;

/** A run as a choice: those without a place stand in the bar. */
export function runChoice(question: Question, option: number): Choice | null {
  const run = runOf(question, option);
  if (!run) return null;
  const { words, effect = null, address = null } = run;
  return { option, id: words.id, words, address, effect };
}

/** Whether a choice takes a piece up, to be put elsewhere: it leads on, or it brings back what lies somewhere. */
export const takesUp = (question: Question, option: number): boolean =>
  leadsFrom(question, option).length > 0 || (runOf(question, option)?.lifts ?? null) !== null;

export const isPlace = (address: string | null | undefined): address is string =>
  Boolean(address) && address !== "pass";

/** The gestures that begin with an option. */
export const leadsFrom = (question: Question, option: number | null): Lead[] =>
  option === null ? [] : (question.leads ?? []).filter((lead) => lead.begins === option);

/** The one gesture that a place stands for by itself: the only one that ends there, or the one that is meant. */
function soleLeads(question: Question): number[] {
  const taken = new Set(question.choices.map(({ address }) => address));
  const byPlace = new Map<string, number[]>();
  (question.leads ?? []).forEach(({ ends }, at) => {
    if (isPlace(ends.address) && !taken.has(ends.address))
      byPlace.set(ends.address, [...(byPlace.get(ends.address) ?? []), at]);
  });
  return [...byPlace.values()].flatMap((found) => {
    const meant = found.filter((at) => question.leads?.[at]?.ends.meant);
    const [one, ...others] = meant.length ? meant : found;
    return one !== undefined && (meant.length > 0 || others.length === 0) ? [one] : [];
  });
}

const asChoice = (question: Question, at: number): Choice[] => {
  const lead = question.leads?.[at];
  return lead ? [{ ...lead.ends, option: ENDS + at }] : [];
};

/** The runs that lie on the board. */
const placedRuns = (question: Question): Choice[] =>
  (question.runs ?? [])
    .flatMap((_, at) => runChoice(question, runNumber(at)) ?? [])
    .filter(({ address }) => isPlace(address));

/** The question as a board draws it: what acts now, with the ends of gestures. While a piece is lifted its places
 * come first; else those places that can only mean one thing. */
export function acting(question: Question, lifted: number | null): Question {
  const leads = question.leads ?? [];
  const ends = leads.flatMap(({ begins }, at) =>
    lifted !== null && begins === lifted ? asChoice(question, at) : [],
  );
  if (ends.length === 0) {
    const sole = soleLeads(question).flatMap((at) => asChoice(question, at));
    const more = [...sole, ...placedRuns(question)];
    return more.length ? { ...question, choices: [...question.choices, ...more] } : question;
  }
  const places = new Set(ends.map(({ address }) => address));
  const others = question.choices.filter(
    ({ option, address }) => option === lifted || !places.has(address),
  );
  return { ...question, choices: [...others, ...ends] };
}

/** What a place means where it is no choice by itself. */
export const leadTo = (question: Question, address: string): number | null =>
  acting(question, null).choices.find(
    (choice) => isEnd(choice.option) && choice.address === address,
  )?.option ?? null;

/** The next answer of a chain, and what stays of it; questions that were answered meanwhile are passed over. */
export function goOn(chain: readonly Step[], question: Question): [Step, readonly Step[]] | null {
  const at = chain.findIndex(
    ({ kind, option }) =>
      kind === question.kind && question.choices.some((choice) => choice.option === option),
  );
  const step = chain[at];
  return step ? [step, chain.slice(at + 1)] : null;
}

/** The answers that have no place on the board: they stand in the bar. */
export function placeless(
  question: Question,
  drawn: ReadonlySet<string> | null,
): readonly Choice[] {
  const hasPlace = (address: string | null | undefined): boolean =>
    isPlace(address) && (drawn === null || drawn.has(address));
  const led = (option: number): boolean =>
    leadsFrom(question, option).some(({ ends }) => hasPlace(ends.address));
  return question.choices.filter(({ option, address }) => !hasPlace(address) && !led(option));
}

/** How many places of the board act. */
export const placesOf = (question: Question, drawn: ReadonlySet<string> | null): number =>
  new Set(
    question.choices.flatMap(({ address }) =>
      isPlace(address) && (drawn === null || drawn.has(address)) ? [address] : [],
    ),
  ).size;
