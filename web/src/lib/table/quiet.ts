/** Where a note may lie: near what it speaks of, over as little as possible of what matters. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STEPS = 12;
/** how much worse it is to lie on what the note speaks of than on another thing that can be chosen */
const SPOKEN_OF = 6;
/** how bad it is to lie on a thing that cannot be chosen now */
const ANYTHING = 0.6;
/** what a pixel of distance costs, in pixels covered */
const FAR = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

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

/** The place for a note inside an area: `spoken` is what it speaks of, `busy` what else can be chosen, `things` all
 * that would be covered. */
export function quietPlace(
  size: { width: number; height: number },
  area: Box,
  spoken: Box | null,
  busy: readonly Box[],
  things: readonly Box[] = [],
): { x: number; y: number } {
  const free = [Math.max(0, area.width - size.width), Math.max(0, area.height - size.height)];
  let best = { x: area.x, y: area.y };
  let least = Infinity;
  for (let row = 0; row <= STEPS; row++)
    for (let column = 0; column <= STEPS; column++) {
      const x = area.x + ((free[0] ?? 0) * column) / STEPS;
      const y = area.y + ((free[1] ?? 0) * row) / STEPS;
      const here = { x, y, ...size };
      const covered = (boxes: readonly Box[]): number =>
        boxes.reduce((sum, box) => sum + overlap(here, box), 0);
      let cost = covered(busy) + ANYTHING * covered(things);
      if (spoken) {
        const [[hx, hy], [sx, sy]] = [middle(here), middle(spoken)];
        cost += SPOKEN_OF * overlap(here, spoken) + FAR * Math.hypot(hx - sx, hy - sy);
      }
      if (cost < least) [least, best] = [cost, { x, y }];
    }
  return best;
}
