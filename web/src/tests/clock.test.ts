import { describe, expect, it } from "vitest";

import { endOf, isLong, left, spanOf, timeLeft } from "../lib/clock";
import { termsOf } from "../lib/terms";

const shell = (id: string, values?: object): string =>
  [id, ...Object.values(values ?? {}).map(String)].join(" ");

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

describe("the terms of a clock", () => {
  it("says a span as exactly as it is", () =>
    expect([120, 5400, 43_200, 86_400, 129_600].map((span) => spanOf(span, shell))).toEqual([
      "shell-clock-minutes 2",
      "shell-clock-minutes 90",
      "shell-clock-hours 12",
      "shell-clock-days 1",
      "shell-clock-hours 36",
    ]));
  it("says until when, where nights may lie between", () =>
    expect([3599, 3600].map(isLong)).toEqual([false, true]));
  it("says everything that was chosen, and nothing else", () => {
    expect(
      termsOf(
        { clock: 86_400, late: "stay", nudge: "half", days_off: 7, night_rest: true },
        shell,
      ).split(" shell-"),
    ).toHaveLength(6);
    expect(termsOf({ clock: 120, late: "once" }, shell)).toBe(
      "shell-terms-clock shell-clock-minutes 2 shell-terms-once",
    );
  });
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
