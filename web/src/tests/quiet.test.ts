import { describe, expect, it } from "vitest";

import { around, quietPlace } from "../lib/table/quiet";

const area = { x: 0, y: 0, width: 1000, height: 600 };
const note = { width: 400, height: 200 };
const cuts = (
  at: { x: number; y: number },
  box: { x: number; y: number; width: number; height: number },
): boolean =>
  at.x < box.x + box.width &&
  box.x < at.x + note.width &&
  at.y < box.y + box.height &&
  box.y < at.y + note.height;

describe("the place of a note", () => {
  it("is not on what it speaks of, but near it", () => {
    const spoken = { x: 600, y: 50, width: 300, height: 100 };
    const at = quietPlace([note], area, [spoken], []);
    expect(cuts(at, spoken)).toBe(false);
    expect(at.x).toBeGreaterThan(200);
  });
  it("leaves free what can be chosen", () => {
    const spoken = { x: 0, y: 0, width: 400, height: 100 };
    const busy = [{ x: 0, y: 100, width: 400, height: 400 }];
    expect(cuts(quietPlace([note], area, [spoken], busy), busy[0] ?? spoken)).toBe(false);
  });
  it("is far away rather than on an answer", () => {
    const spoken = { x: 0, y: 0, width: 560, height: 600 };
    const lit = { x: 560, y: 0, width: 440, height: 380 };
    const things = [{ x: 560, y: 380, width: 440, height: 220 }];
    const at = quietPlace([note], area, [spoken], [lit], things);
    expect(at.x).toBeGreaterThan(560);
    expect(at.y).toBeGreaterThan(380);
  });
  it("finds a gap that is hardly larger than itself", () => {
    const lit = [
      { x: 0, y: 0, width: 1000, height: 203 },
      { x: 0, y: 407, width: 1000, height: 193 },
    ];
    const at = quietPlace([note], area, [], lit);
    expect(lit.some((box) => cuts(at, box))).toBe(false);
  });
  it("is on a smaller slate where the usual one would lie on an answer", () => {
    const lit = [{ x: 0, y: 0, width: 800, height: 600 }];
    const slim = { width: 180, height: 400 };
    const at = quietPlace([note, slim], area, [], lit);
    expect(at.width).toBe(180);
    expect(at.x).toBeGreaterThanOrEqual(800);
  });
  it("stays inside where there is no room", () => {
    const small = { x: 10, y: 20, width: 300, height: 100 };
    expect(quietPlace([note], small, [], [])).toEqual({ x: 10, y: 20, ...note });
  });
});

describe("the box round several", () => {
  it("holds them all", () =>
    expect(
      around([
        { x: 10, y: 10, width: 10, height: 10 },
        { x: 50, y: 0, width: 10, height: 10 },
      ]),
    ).toEqual({ x: 10, y: 0, width: 50, height: 20 }));
  it("is nothing round nothing", () => expect(around([])).toBeNull());
});
