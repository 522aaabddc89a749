/** How strong somebody is, on the scale of a title: where things stand, and what is said about it. */
import type { OnScale } from "./messages";

/** Fewer rated matches say too little to be put in words. */
export const ENOUGH = 5;
const STEP = 5;

export interface Span {
  from: number;
  to: number;
  ticks: number[];
}

/** The stretch of the scale that shows everybody with what they may be off, in whole steps; at most so many ticks. */
export function spanOf(scale: readonly OnScale[], most = 9): Span {
  const low = Math.max(0, Math.min(...scale.map(({ value, spread }) => value - spread)));
  const high = Math.max(...scale.map(({ value, spread }) => value + spread));
  const from = Math.floor(low / STEP) * STEP;
  const to = Math.max(from + STEP, Math.ceil(high / STEP) * STEP);
  const every = to - from >= most * STEP ? 2 * STEP : STEP;
  const ticks = [];
  for (let tick = Math.ceil(from / every) * every; tick <= to; tick += every) ticks.push(tick);
  return { from, to, ticks };
}

/** Where a value stands on the span, from 0 to 100; what lies outside stands at its edge. */
export const placeOn = ({ from, to }: Span, value: number): number =>
  (100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from);

export type Standing =
  | { how: "early" | "none" }
  | { how: "between"; weaker: string; stronger: string }
  | { how: "above"; weaker: string }
  | { how: "below"; stronger: string };

/** What may be said: between which bots somebody plays, once there were matches enough. */
export function standing(scale: readonly OnScale[]): Standing {
  const me = scale.find((one) => one.me);
  if (!me) return { how: "none" };
  if (me.matches < ENOUGH) return { how: "early" };
  const bots = scale.filter((one) => one.bot !== null);
  const stronger = bots.filter((one) => one.value > me.value).at(-1)?.bot;
  const weaker = bots.find((one) => one.value <= me.value)?.bot;
  if (stronger && weaker) return { how: "between", weaker, stronger };
  if (weaker) return { how: "above", weaker };
  return stronger ? { how: "below", stronger } : { how: "early" };
}
