import { describe, expect, it } from "vitest";

import type { OnScale } from "../lib/messages";
import { placeOn, spanOf, standing } from "../lib/strength";

const one = (value: number, more: Partial<OnScale> = {}): OnScale => ({
  name: "",
  bot: null,
  face: null,
  colour: null,
  value,
  spread: 1,
  matches: 9,
  me: false,
  ...more,
});
const BOTS = [
  one(33, { bot: "master" }),
  one(26, { bot: "innkeeper" }),
  one(20, { bot: "regular" }),
];
const withMe = (value: number, matches = 9): OnScale[] =>
  [...BOTS, one(value, { me: true, matches })].sort((a, b) => b.value - a.value);

describe("the scale", () => {
  it("shows everybody with what they may be off", () => {
    const span = spanOf(withMe(25));
    expect([span.from, span.to]).toEqual([15, 35]);
    expect(span.ticks).toEqual([15, 20, 25, 30, 35]);
    expect(placeOn(span, 25)).toBe(50);
  });
  it("has fewer ticks where it is long", () => {
    const long = [one(1, { spread: 8 }), one(48)];
    expect(spanOf(long).ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(placeOn(spanOf(long), -7)).toBe(0);
    expect(spanOf(withMe(25), 4).ticks).toEqual([20, 30]);
  });
});

describe("what is said about somebody", () => {
  it("names the bots on either side", () => {
    expect(standing(withMe(27))).toEqual({
      how: "between",
      weaker: "innkeeper",
      stronger: "master",
    });
    expect(standing(withMe(40))).toEqual({ how: "above", weaker: "master" });
    expect(standing(withMe(3))).toEqual({ how: "below", stronger: "regular" });
  });
  it("says nothing too early", () => {
    expect(standing(withMe(27, 4))).toEqual({ how: "early" });
    expect(standing(BOTS)).toEqual({ how: "none" });
  });
});
