/** Which key stands for which answer: one numbering for the bar, the list of options and the board. */
import type { Choice } from "$shell/lib/board";

import { isPlace } from "./gesture";

/** Buttons that are no option of the question have letters, so that a digit is an option and nothing else: `carry` does
 * what is several answers in one or asked about once more, `round` passes the round or asks again. */
export const OWN = { carry: "c", round: "n" } as const;

const NUMBERED = /^(.+)\/([1-9])$/;

/** The places that bear numbers, such as dice: the first kind of which several are offered, or the only one. */
function numbered(choices: readonly Choice[]): Map<number, string> {
  const kinds = new Map<string, Map<string, number>>();
  for (const { option, address } of choices) {
    const [, kind = "", digit = ""] = NUMBERED.exec(address ?? "") ?? [];
    if (digit) kinds.set(kind, (kinds.get(kind) ?? new Map<string, number>()).set(digit, option));
  }
  const listed = [...kinds.values()];
  const found = listed.find(({ size }) => size > 1) ?? (listed.length === 1 ? listed[0] : null);
  return new Map([...(found ?? [])].map(([digit, option]) => [option, digit]));
}

/** The key of each choice: the number that its place bears; the others get, in the order of the list, what is left. The
 * answer that ends what is going on has its own key where there are places too. */
export function keysOf(choices: readonly Choice[]): ReadonlyMap<number, string> {
  const placed = choices.some(({ address }) => isPlace(address));
  const ends = placed ? choices.find(({ address }) => address === "pass") : undefined;
  const borne = numbered(choices);
  const taken = new Set(borne.values());
  const free = [..."123456789"].filter((digit) => !taken.has(digit));
  return new Map(
    choices.flatMap((choice): [number, string][] => {
      const key = choice === ends ? "e" : (borne.get(choice.option) ?? free.shift());
      return key === undefined ? [] : [[choice.option, key]];
    }),
  );
}

/** The choice with this key. */
export const choiceWith = (choices: readonly Choice[], key: string | null): number | null =>
  [...keysOf(choices)].find(([, one]) => one === key)?.[0] ?? null;
