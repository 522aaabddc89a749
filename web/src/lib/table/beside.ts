/** Where a panel goes beside the thing it speaks of: the first side on which it covers neither the thing nor what is
 * asked. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = "above" | "below" | "right" | "left";
export interface Spot {
  side: Side | null;
  left: number;
  top: number;
  /** where the tail points, from the panel's own corner */
  tail: number;
}

const SIDES: readonly Side[] = ["above", "below", "right", "left"];
const TAIL_ROOM = 18;
const WEIGHT = 1000;

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));
const across = (one: Area, other: Area): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function laid(side: Side, thing: Area, size: Area, room: Area, gap: number): Spot {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const upright = side === "above" || side === "below";
  const left = upright
    ? clamped(middle.x - size.width / 2, room.left, room.left + room.width - size.width)
    : side === "right"
      ? thing.left + thing.width + gap
      : thing.left - gap - size.width;
  const top = upright
    ? side === "above"
      ? thing.top - gap - size.height
      : thing.top + thing.height + gap
    : clamped(middle.y - size.height / 2, room.top, room.top + room.height - size.height);
  const tail = upright
    ? clamped(middle.x - left, TAIL_ROOM, size.width - TAIL_ROOM)
    : clamped(middle.y - top, TAIL_ROOM, size.height - TAIL_ROOM);
  return { side, left, top, tail };
}

/** The spot of a panel of this size. It covers nothing of what must stay free if it can, and then as little as may be
 * of what should. */
export function beside(
  thing: Area,
  size: Area,
  room: Area,
  free: { must: readonly Area[]; should: readonly Area[] },
  gap: number,
): Spot {
  const spots = SIDES.map((side) => laid(side, thing, size, room, gap)).filter(
    ({ left, top }) =>
      left >= room.left &&
      top >= room.top &&
      left + size.width <= room.left + room.width &&
      top + size.height <= room.top + room.height,
  );
  const covers = (spot: Spot): number => {
    const over = (area: Area): boolean => across({ ...size, left: spot.left, top: spot.top }, area);
    return WEIGHT * free.must.filter(over).length + free.should.filter(over).length;
  };
  const best = [...spots].sort((one, other) => covers(one) - covers(other))[0];
  if (best) return best;
  // nowhere is room beside it: in the corner that leaves most of it in sight
  const right = thing.left + thing.width / 2 < room.left + room.width / 2;
  return {
    side: null,
    left: right ? room.left + room.width - size.width : room.left,
    top: clamped(thing.top, room.top, room.top + room.height - size.height),
    tail: 0,
  };
}
