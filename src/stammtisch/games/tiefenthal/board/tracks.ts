/** Where the spaces of the tracks lie in the valley (404 x 300) and along the bar. */
export interface Point {
  x: number;
  y: number;
}

export const VALLEY = { width: 404, height: 300 };
const [LEFT, STEP, PER_ROW] = [28, 48, 8];
const ROWS = [264, 209, 154];

/** A space of the way round the monastery: three bends, from the valley up to the chapel. */
export function step(space: number): Point {
  const row = Math.min(ROWS.length - 1, Math.floor(space / PER_ROW));
  const along = space - row * PER_ROW;
  const x = LEFT + STEP * (row === 1 ? PER_ROW - 1 - along : along);
  return { x: Math.min(x, LEFT + STEP * (PER_ROW - 1)), y: ROWS[row] ?? 154 };
}

/** Where the nth of several markers stands beside a space: above it and inwards, so that number and sign stay free. */
export function beside(space: number, nth = 0): Point {
  const { x, y } = step(space);
  const inwards = x < LEFT + STEP * (PER_ROW - 1) ? 1 : -1;
  return { x: x + inwards * (15 + (nth % 2) * 12), y: y - 15 + Math.floor(nth / 2) * 17 };
}

/** An evening on the arc of the moon. */
export function evening(number: number, of: number): Point {
  const part = of > 1 ? (number - 1) / (of - 1) : 0;
  return { x: 26 + part * 305, y: 33 + 124 * (part - 0.5) ** 2 };
}

/** The spaces a marker walks over, from the one after `from` to `to`, on a loop of `length` spaces. */
export function walk(from: number, to: number, length: number, back = false): number[] {
  const way: number[] = [];
  for (let at = from; at !== to && way.length < length;) {
    at = (at + (back ? length - 1 : 1)) % length;
    way.push(at);
  }
  return way;
}

/** Where a marker of the reputation track stands, in parts of a hundred along the bar; 0 is the host. */
export const along = (space: number, spaces: number): number =>
  space === 0 ? -3.5 : ((space - 0.5) / spaces) * 100;
