/** The ways of the markers. */
import { describe, expect, it } from "vitest";

import { along, beside, evening, step, VALLEY, walk } from "./tracks";

describe("the way round the monastery", () => {
  it("keeps every space in the valley and apart from its neighbours", () => {
    const spaces = Array.from({ length: 23 }, (_, space) => step(space));
    for (const { x, y } of spaces) {
      expect(x).toBeGreaterThan(16);
      expect(x).toBeLessThan(VALLEY.width - 16);
      expect(y).toBeLessThan(VALLEY.height);
    }
    expect(new Set(spaces.map(({ x, y }) => `${x}/${y}`)).size).toBe(23);
    expect(step(7).x).toBe(step(8).x);
  });
  it("goes over the start when the lap is done", () => {
    expect(walk(21, 1, 23)).toEqual([22, 0, 1]);
    expect(walk(4, 4, 23)).toEqual([]);
    expect(walk(1, 10, 12, true)).toEqual([0, 11, 10]);
  });
});

describe("the moon", () => {
  it("rises and sets", () => {
    expect(evening(1, 8).y).toBeGreaterThan(evening(4, 8).y);
    expect(evening(8, 8).y).toBeCloseTo(evening(1, 8).y);
  });
});

describe("the bar", () => {
  it("has the host before the first space", () => {
    expect(along(0, 12)).toBeLessThan(0);
    expect(along(12, 12)).toBeLessThan(100);
    expect(along(1, 12)).toBeLessThan(along(2, 12));
  });
});

describe("markers beside a space", () => {
  it("stay in the valley, and apart from each other", () => {
    for (let space = 0; space < 23; space++) {
      const spots = [0, 1, 2, 3].map((nth) => beside(space, nth));
      expect(
        spots.every(
          ({ x, y }) => x > 12 && x < VALLEY.width - 12 && y > 12 && y < VALLEY.height - 12,
        ),
      ).toBe(true);
      expect(new Set(spots.map(({ x, y }) => `${x}/${y}`)).size).toBe(4);
    }
  });
});
