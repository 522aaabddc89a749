import { describe, expect, it } from "vitest";

import { coloursOf, onRim, turned, type Place } from "../lib/seats";

describe("the round table", () => {
  it("seats the first player below and the others round the rim", () => {
    const middle = { x: 300, y: 300 };
    expect(onRim(0, 4, 100, middle)).toMatchObject({
      x: expect.closeTo(300),
      y: expect.closeTo(400),
    });
    expect(onRim(1, 4, 100, middle).x).toBeCloseTo(200);
    expect(onRim(2, 4, 100, middle).y).toBeCloseTo(200);
  });
  it("turns places without losing one", () => {
    expect(turned(["a", "b", "c"], 1)).toEqual(["b", "c", "a"]);
    expect(turned(["a", "b", "c"], 3)).toEqual(["a", "b", "c"]);
  });
});

describe("the colour one likes", () => {
  const places: Place[] = (["bot", "me", "bot"] as const).map((kind) => ({
    kind,
    name: "",
    bot: "",
  }));
  it("goes with whoever likes it, and no colour is there twice", () => {
    expect(coloursOf(places, null)).toEqual([0, 1, 2]);
    expect(coloursOf(places, 1)).toEqual([0, 1, 2]);
    expect(coloursOf(places, 2)).toEqual([0, 2, 1]);
    expect(coloursOf(places, 4)).toEqual([0, 4, 2]);
    expect(coloursOf(places.slice(0, 1), 2)).toEqual([0]);
  });
});
