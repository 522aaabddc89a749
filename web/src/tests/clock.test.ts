import { describe, expect, it } from "vitest";

import { endOf, left, timeLeft } from "../lib/clock";

describe("the clock of a question", () => {
  it("counts down and stops at nothing", () => {
    expect(left(10_000, 500)).toBe(10);
    expect(left(10_000, 12_000)).toBe(0);
  });
  it("shows minutes and seconds, and hours where there are some", () =>
    expect([0, 9, 119, 3599, 3600, 86_400].map(timeLeft)).toEqual([
      "0:00",
      "0:09",
      "1:59",
      "59:59",
      "1:00 h",
      "24:00 h",
    ]));
});

describe("a reaction window", () => {
  const window = { endsAt: 10_000, lasts: 4_000 };
  it("ends when it was told", () => expect(endOf(window, 6_000)).toBe(10_000));
  it("may be followed by others of the same length without a word", () => {
    expect(endOf(window, 10_000)).toBe(14_000);
    expect(endOf(window, 13_999)).toBe(14_000);
    expect(endOf(window, 19_500)).toBe(22_000);
  });
});
