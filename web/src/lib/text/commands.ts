/** What can be typed at a table instead of chosen: the same words as in the terminal (`cli/vocabulary.py`). */

/** Each is a message `shell-command-<name>`: what is typed; `shell-does-<name>` says what it does. */
export const COMMANDS = [
  "options",
  "status",
  "last",
  "look",
  "why",
  "log",
  "hint",
  "undo",
  "repeat",
  "help",
] as const;
export type Command = (typeof COMMANDS)[number];

export type Typed =
  | { is: "nothing" }
  | { is: "number"; number: number }
  | { is: "command"; command: Command; rest: string }
  | { is: "words"; words: string };

const LONGEST_NUMBER = 9;

/** Letters without their accents, small. */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const tokens = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What was typed: the number of an answer, a command in the reader's language or in English, or words of an answer. */
export function read(typed: string, called: (command: Command) => string): Typed {
  const text = typed.trim();
  if (!text) return { is: "nothing" };
  if (/^\d+$/.test(text) && text.length < LONGEST_NUMBER)
    return { is: "number", number: Number(text) };
  const [first = "", ...others] = text.split(/\s+/);
  const word = fold(first);
  const command = COMMANDS.find((one) => word === fold(called(one)) || word === one);
  return command
    ? { is: "command", command, rest: others.join(" ") }
    : { is: "words", words: text };
}

/** Whether one typed word stands for a word of a name: its beginning, but a number only for itself. */
const standsFor = (typed: string, word: string): boolean =>
  /^\d+$/.test(typed) ? typed === word : word.startsWith(typed);

/** The places in a list of names that typed words may mean: all their words occur; a name that says nothing else
 * wins over longer ones. */
export function meant(typed: string, names: readonly string[]): number[] {
  const wanted = tokens(typed);
  if (wanted.length === 0) return [];
  const found = names.flatMap((name, at) => {
    const words = tokens(name);
    const all = wanted.every((one) => words.some((word) => standsFor(one, word)));
    return all ? [{ at, words }] : [];
  });
  const exact = found.filter(({ words }) => words.join(" ") === wanted.join(" "));
  return (exact.length ? exact : found).map(({ at }) => at);
}
