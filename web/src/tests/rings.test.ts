import { describe, expect, it } from "vitest";

import type { Box } from "../lib/table/quiet";
import { clearOf, ringsRound } from "../lib/table/rings";

const ROOM = 1000 * 1000;
const cell = (column: number, row: number): Box => ({
  x: 100 * column,
  y: 100 * row,
  width: 90,
  height: 90,
});
const wall = { x: 0, y: 0, width: 1000, height: 1000 };

describe("rings", () => {
  it("go round what lies together", () =>
    expect(ringsRound([cell(0, 0), cell(1, 0), cell(2, 0)], [], ROOM)).toEqual([
      { x: 0, y: 0, width: 290, height: 90 },
    ]));
  it("go round two rows that belong together", () => {
    const places = [0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => cell(column, row)));
    expect(ringsRound(places, places, ROOM)).toHaveLength(1);
  });
  it("leave out what is not meant", () => {
    const meant = [cell(0, 0), cell(1, 0), cell(2, 0), cell(0, 1), cell(1, 1), cell(2, 1)];
    const other = cell(1, 1);
    const rings = ringsRound(
      meant.filter(({ x, y }) => x !== other.x || y !== other.y),
      [...meant, other],
      ROOM,
    );
    expect(rings.length).toBeGreaterThan(1);
    for (const ring of rings)
      expect(
        ring.x + ring.width > other.x + 45 &&
          ring.y + ring.height > other.y + 45 &&
          ring.x < other.x + 45,
      ).toBe(false);
  });
  it("are one for each of things far apart", () =>
    expect(ringsRound([cell(0, 0), cell(6, 6)], [], ROOM)).toHaveLength(2));
  it("are none where everything would be ringed", () =>
    expect(ringsRound([{ ...wall, height: 900 }], [], ROOM)).toEqual([]));
});

describe("the line of a ring", () => {
  const ring = { x: 200, y: 200, width: 300, height: 100 };
  it("usually keeps away from the place", () =>
    expect(clearOf(ring, [], wall)).toEqual({ x: 191, y: 191, width: 318, height: 118 }));
  it("comes closer where words stand, on that side only", () => {
    const line = clearOf(ring, [{ x: 220, y: 180, width: 80, height: 14 }], wall);
    expect(line.y).toBeGreaterThanOrEqual(199);
    expect(line.y + line.height).toBe(309);
  });
  it("stays in the window", () =>
    expect(clearOf({ ...ring, x: 3 }, [], wall).x).toBeGreaterThanOrEqual(0));
});
