import { describe, expect, it } from "vitest";

import {
  angle,
  clamp,
  figureInk,
  needleAt,
  outline,
  point,
  positions,
  side,
  space,
  steps,
  tint,
} from "./gauge";

describe("the gauge", () => {
  it("has no neutral space", () => {
    expect(positions(8)).toHaveLength(16);
    expect([side(1), space(1)]).toEqual(["comedy", 1]);
    expect([side(0), space(0)]).toEqual(["tragedy", 1]);
    expect([side(-7), space(-7)]).toEqual(["tragedy", 8]);
    for (const needle of positions(8)) expect(needleAt(side(needle), space(needle))).toBe(needle);
  });

  it("is the same to the left and to the right", () => {
    for (const needle of positions(8)) expect(angle(needle, 8)).toBeCloseTo(-angle(1 - needle, 8));
    expect(angle(3, 8)).toBeCloseTo(19.25);
  });

  it("stops at its ends", () => {
    expect(clamp(12, 8)).toBe(8);
    expect(clamp(-12, 8)).toBe(-7);
  });

  it("draws spaces that adjoin", () => {
    expect(outline(1, 8).startsWith("M270.0 16.0")).toBe(true);
    expect(outline(0, 8)).toContain("270.0 16.0 L");
    expect(point(0, 250)).toEqual({ x: 270, y: 16 });
  });

  it("counts the spaces on the way, over the middle as well", () => {
    expect(steps(3, 5)).toEqual([4, 5]);
    expect(steps(2, -1)).toEqual([1, 0, -1]);
    expect(steps(4, 4)).toEqual([]);
  });

  it("has a colour and readable figures for any number of spaces", () => {
    for (const spaces of [4, 8, 11]) {
      for (const needle of positions(spaces))
        expect(tint(needle, spaces)).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(figureInk(-7, 8)).toBe("#f6ecd8");
    expect(figureInk(8, 8)).toBe("#2a2018");
  });
});
