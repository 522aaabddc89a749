/** Laying a slate over the table: measured in each of its widths, it goes where it covers nothing that matters. */
import { answersNow, placesNow, thingsNow } from "./places";
import { quietPlace, type Box, type Size, type Spot } from "./quiet";

const EDGE = 8;
/** things that are pointed at rise a little: that is no move */
const MOVED = 6;

/** Whether boxes have come, gone, or lie elsewhere. */
export const moved = (before: readonly Box[], now: readonly Box[]): boolean =>
  before.length !== now.length ||
  now.some(({ x, y }, at) => {
    const old = before[at];
    return !old || Math.abs(old.x - x) > MOVED || Math.abs(old.y - y) > MOVED;
  });

/** How large a slate is in each width. */
function measured(slate: HTMLElement, widths: readonly number[]): Size[] {
  const { width: own } = slate.style;
  const sizes = widths.map((width) => {
    slate.style.width = `${String(width)}px`;
    return { width, height: slate.offsetHeight };
  });
  slate.style.width = own;
  return sizes;
}

/** Where a slate lies best below `top`, in which of its widths (the usual one first). */
export const layQuietly = (
  slate: HTMLElement,
  widths: readonly number[],
  top: number,
  spoken: readonly string[],
  lit: readonly string[],
): Spot =>
  quietPlace(
    measured(slate, widths),
    {
      x: EDGE,
      y: top + EDGE,
      width: innerWidth - 2 * EDGE,
      height: innerHeight - top - 2 * EDGE,
    },
    placesNow(spoken),
    [...placesNow(lit), ...answersNow()],
    thingsNow(),
  );
