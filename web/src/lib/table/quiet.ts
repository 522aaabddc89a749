/** Where a note may lie: near what it speaks of, never on that or on an answer while another place is free. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot extends Size {
  x: number;
  y: number;
}

const STEPS = 28;
/** how much worse it is to lie on what is spoken of or can be chosen than anything else */
const HELD_FREE = 1000;
/** how bad it is to lie on a thing that cannot be chosen now */
const ANYTHING = 0.6;
/** what a pixel of distance costs, in pixels covered */
const FAR = 12;
/** what it costs to write on a smaller slate, in pixels covered */
const SMALLER = 6000;
/** room for the ring round what is spoken of */
const RING = 12;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

/** The smallest box round several. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const low = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: low - y };
}

const covered = (here: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(here, box), 0);

/** Places between two ends, both included. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);

/** Places round one of them, a step to either side. */
function near(from: number, to: number, here: number): number[] {
  const step = (to - from) / STEPS;
  return [here, ...between(Math.max(from, here - step), Math.min(to, here + step))];
}

/** The cheapest of these places. */
function cheapest(
  size: Size,
  across: readonly number[],
  down: readonly number[],
  cost: (here: Box) => number,
): Spot {
  let best: Spot = { x: across[0] ?? 0, y: down[0] ?? 0, ...size };
  let least = Infinity;
  for (const x of across)
    for (const y of down) {
      const here = { x, y, ...size };
      const price = cost(here);
      if (price < least) [least, best] = [price, here];
    }
  return best;
}

/** The place for a note inside an area, and which of its sizes (the usual one first) fits there: `spoken` is what it
 * speaks of, `lit` what can be chosen, `things` all that would be covered. Looked for all over the area first, then
 * more closely round the best place: a few pixels may free an answer. */
export function quietPlace(
  sizes: readonly Size[],
  area: Box,
  spoken: readonly Box[],
  lit: readonly Box[],
  things: readonly Box[] = [],
): Spot {
  const kept = [...spoken.map((box) => grown(box, RING)), ...lit];
  const subject = around(spoken);
  const cost = (here: Box): number => {
    const [[hx, hy], [sx, sy]] = [middle(here), middle(subject ?? here)];
    return (
      HELD_FREE * covered(here, kept) +
      ANYTHING * covered(here, things) +
      FAR * Math.hypot(hx - sx, hy - sy)
    );
  };
  let best: Spot = { x: area.x, y: area.y, ...(sizes[0] ?? { width: 0, height: 0 }) };
  let least = Infinity;
  for (const [at, size] of sizes.entries()) {
    const right = area.x + Math.max(0, area.width - size.width);
    const low = area.y + Math.max(0, area.height - size.height);
    const rough = cheapest(size, between(area.x, right), between(area.y, low), cost);
    const closely = [near(area.x, right, rough.x), near(area.y, low, rough.y)] as const;
    const spot = cheapest(size, ...closely, cost);
    const price = cost(spot) + SMALLER * at;
    if (price < least) [least, best] = [price, spot];
  }
  return best;
}
