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

/** The tabs on which the question can be answered; choices without a place are in the prompt bar. */
export function tabsWith(
  question: Question | null,
  part: (address: string) => Tab,
  drawn: boolean,
): ReadonlySet<Tab> {
  const placed = (question?.choices ?? []).flatMap(({ address }) =>
    address && address !== "pass" ? [address] : [],
  );
  const found = new Set<Tab>(drawn && placed.length > 0 ? ["board"] : []);
  for (const address of placed) found.add(part(address));
  return found;
}
