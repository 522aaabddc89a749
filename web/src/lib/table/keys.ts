/** The keyboard on the board: from one lit place to the next as one reads, or to the row above or below. */

import { isEnd, runOf } from "./gesture";
import type { Hand } from "./hand.svelte";
import { choiceWith, OWN } from "./numbering";

/** Things that act: a board marks them as pressed or not. */
export const LIT = "[data-address][aria-pressed], [data-option][aria-pressed]";

export interface Spot {
  x: number;
  y: number;
  height: number;
}

/** Whether two spots stand in one row: the middle of each lies within the height of the other. */
const sameRow = (a: Spot, b: Spot): boolean =>
  Math.abs(a.y - b.y) < Math.max(Math.min(a.height, b.height), 1) / 2;

/** The order in which one reads: rows from above, in a row from the left. */
export function reading<T extends { spot: Spot }>(things: readonly T[]): T[] {
  const left = [...things].sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x);
  const rows: T[][] = [];
  for (const thing of left) {
    const row = rows.find(([first]) => first !== undefined && sameRow(first.spot, thing.spot));
    if (row) row.push(thing);
    else rows.push([thing]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.spot.x - b.spot.x));
}

const ACROSS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const DOWN: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const ENDS_OF_ROW: Record<string, number> = { Home: 0, End: -1 };
/** Keys that go over the board. */
export const isArrow = (key: string): boolean => key in ACROSS || key in DOWN || key in ENDS_OF_ROW;

/** Where an arrow leads from a spot; from nowhere it leads to the first. */
export function next<T extends { spot: Spot }>(
  things: readonly T[],
  from: T | null,
  key: string,
): T | null {
  const order = reading(things);
  const end = ENDS_OF_ROW[key];
  if (end !== undefined) return order.at(end) ?? null;
  if (from === null || !order.includes(from)) return order[0] ?? null;
  const step = ACROSS[key];
  if (step !== undefined)
    return order[(order.indexOf(from) + step + order.length) % order.length] ?? null;
  const way = DOWN[key] ?? 0;
  const beyond = order.filter(
    ({ spot }) => (spot.y - from.spot.y) * way > 0 && !sameRow(spot, from.spot),
  );
  const far = ({ spot }: T): number =>
    Math.abs(spot.y - from.spot.y) * 2 + Math.abs(spot.x - from.spot.x);
  return beyond.sort((a, b) => far(a) - far(b))[0] ?? from;
}

/** Move the focus over what glows. */
export function walk(root: ParentNode, key: string): void {
  const things = [...root.querySelectorAll<HTMLElement>(LIT)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const box = element.getBoundingClientRect();
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
      return { element, spot };
    });
  const from = things.find(({ element }) => element === document.activeElement) ?? null;
  const to = next(things, from, key)?.element;
  to?.scrollIntoView({ block: "nearest", inline: "nearest" });
  // a focus by script shows its ring only where it is asked for
  to?.focus({ focusVisible: true } as FocusOptions);
}

const isOwn = (key: string): boolean => Object.values<string>(OWN).includes(key);

/** The answer with this key: an option by its number, or a button of the bar by its letter. While a piece is lifted the
 * numbers are those of its places. */
export function answerByKey(key: string, hand: Hand): boolean {
  if (isOwn(key)) {
    const button = document.querySelector<HTMLElement>(`.acts [data-key="${key}"]`);
    button?.click();
    return button !== null;
  }
  const { question, lifted } = hand;
  if (!question) return false;
  const own = question.choices.filter(({ option }) =>
    lifted === null ? !isEnd(option) && !runOf(question, option) : isEnd(option),
  );
  const chosen = choiceWith(own, key);
  if (chosen === null) return false;
  hand.pick(chosen);
  return true;
}
