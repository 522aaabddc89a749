import { describe, expect, it } from "vitest";

import { left, timeLeft } from "../lib/clock";

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
