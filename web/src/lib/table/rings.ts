/** Which rings are drawn round places of the table, and how far from them: round what is meant, through no words. */
import { around, overlap, type Box } from "./quiet";

/** more of the window than this is no pointing any more */
const MOST = 0.5;
const MANY = 8;
/** so much of a common ring is filled by what is meant */
const FILLED = 0.6;
/** a thing of which so much lies in a ring seems to be meant */
const SEEMS_MEANT = 0.5;
/** how far from a place its ring may run, the usual way first */
const REACHES = [9, 7, 5, 3, 1, -1, -3];
/** half of the stroke, and how far a hand trembles */
const STROKE = 6;

const size = ({ width, height }: Box): number => width * height;
const lies = (thing: Box, inside: Box): boolean =>
  overlap(thing, inside) > SEEMS_MEANT * size(thing);

/** Whether one ring may go round all of these: they fill it, and nothing lies in it that is not meant. */
function together(meant: readonly Box[], others: readonly Box[]): boolean {
  const whole = around(meant);
  if (!whole) return false;
  const filled = meant.reduce((sum, box) => sum + size(box), 0);
  return (
    filled > FILLED * size(whole) &&
    !others.some((one) => lies(one, whole) && !meant.some((box) => lies(one, box)))
  );
}

/** Places that lie close together get one ring, others one each; none where too much would be ringed. */
export function ringsRound(places: readonly Box[], others: readonly Box[], room: number): Box[] {
  const sets: Box[][] = [];
  for (const place of places) {
    const near = sets.find((set) => together([...set, place], others));
    if (near) near.push(place);
    else sets.push([place]);
  }
  // rows that were begun one after the other may belong together
  for (let at = sets.length - 1; at > 0; at--) {
    const into = sets.slice(0, at).find((set) => together([...set, ...(sets[at] ?? [])], others));
    if (into) into.push(...sets.splice(at, 1).flat());
  }
  const rings = sets.flatMap((set) => around(set) ?? []);
  const pointing = rings.every((ring) => size(ring) < MOST * room);
  return pointing && rings.length <= MANY ? rings : [];
}

/** The line of a ring: as far from the place as it strikes the fewest words, and inside the window. */
export function clearOf(ring: Box, words: readonly Box[], window: Box): Box {
  const { x, y, width, height } = ring;
  const struck = (line: Box): number => words.reduce((sum, word) => sum + overlap(word, line), 0);
  const across = (at: number): number => struck({ x, y: at - STROKE, width, height: 2 * STROKE });
  const along = (at: number): number => struck({ x: at - STROKE, y, width: 2 * STROKE, height });
  const best = (by: (reach: number) => number): number =>
    REACHES.reduce((least, reach) => (by(reach) < by(least) ? reach : least));
  const left = Math.max(window.x, x - best((reach) => along(x - reach)));
  const top = Math.max(window.y, y - best((reach) => across(y - reach)));
  const end = x + width + best((reach) => along(x + width + reach));
  const low = y + height + best((reach) => across(y + height + reach));
  return {
    x: left,
    y: top,
    width: Math.min(end, window.x + window.width) - left,
    height: Math.min(low, window.y + window.height) - top,
  };
}
