import { afterEach, describe, expect, it } from "vitest";

import { atMost, breath, setPace, takes, TIMES, type Kind } from "../lib/table/times";

/** As drawn: what a kind of movement takes when calm and when brisk. */
const DRAWN: Record<Kind, [number, number]> = {
  turn: [450, 320],
  sail: [800, 520],
  alone: [450, 220],
  row: [700, 600],
  needle: [160, 110],
  scenery: [1000, 700],
  flight: [520, 380],
  planned: [520, 380],
  deal: [300, 60],
};

describe("times on a board", () => {
  afterEach(() => setPace("brisk"));
  it("are those of the table, each speed with its own", () => {
    expect(Object.keys(TIMES).sort()).toEqual(Object.keys(DRAWN).sort());
    for (const [kind, [calm, brisk]] of Object.entries(DRAWN)) {
      setPace("calm");
      expect(takes(kind as Kind)).toBe(calm);
      setPace("brisk");
      expect(takes(kind as Kind)).toBe(brisk);
      setPace("instant");
      expect(takes(kind as Kind)).toBe(0);
    }
  });
  it("stretch a breath as much as a flight, and only calm has no end", () => {
    expect([breath(190), atMost(2000)]).toEqual([190, 2000]);
    setPace("calm");
    expect([breath(190), atMost(2000)]).toEqual([260, Infinity]);
    setPace("instant");
    expect(breath(190)).toBe(0);
  });
});
