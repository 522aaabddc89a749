/** On a narrow screen the table lies on tabs: which of them have something to choose. */
import { addressesOf, type Question, type Tab } from "./board";
import type { Layout } from "./messages";

/** Where the plain layout shows an address: among the common things, on the own mat, on another's. */
export function partIn(layout: Layout, seat: number | null): (address: string) => Tab {
  const own = addressesOf({
    ...layout,
    common: [],
    mats: layout.mats.filter((zone) => zone.owner === seat),
  });
  const others = addressesOf({
    ...layout,
    common: [],
    mats: layout.mats.filter((zone) => zone.owner !== seat),
  });
  return (address) => (own.has(address) ? "me" : others.has(address) ? "others" : "board");
}

/** Whether a layout tells of more than the status. */
export const isWhole = ({ common, mats }: Layout): boolean => common.length + mats.length > 0;

const placesOf = (question: Question | null): string[] =>
  (question?.choices ?? []).flatMap(({ address }) =>
    address && address !== "pass" ? [address] : [],
  );

/** The tab for a question: the one that is open where some of its pieces lie there, else the one with most of them. */
export function tabOf(question: Question, part: (address: string) => Tab, open: Tab): Tab {
  const counted = new Map<Tab, number>();
  for (const address of placesOf(question))
    counted.set(part(address), (counted.get(part(address)) ?? 0) + 1);
  if (counted.size === 0 || counted.has(open)) return open;
  return [...counted].sort(([, a], [, b]) => b - a)[0]?.[0] ?? open;
}

/** The tabs on which the question can be answered; choices without a place are in the prompt bar. */
export function tabsWith(
  question: Question | null,
  part: (address: string) => Tab,
  drawn: boolean,
): ReadonlySet<Tab> {
  const placed = placesOf(question);
  const found = new Set<Tab>(drawn && placed.length > 0 ? ["board"] : []);
  for (const address of placed) found.add(part(address));
  return found;
}
