import { describe, expect, it } from "vitest";

import { sameMoment, stepAt } from "../lib/replay";

const past = (...plies: number[]) => ({ steps: plies.length, log: [], plies });

describe("a moment of a replay", () => {
  it("is the last step that is reached by so many answers", () => {
    const plies = [0, 2, 3, 7];
    expect([0, 1, 2, 3, 6, 7, 99].map((answers) => stepAt(plies, answers))).toEqual([
      0, 0, 1, 2, 2, 3, 3,
    ]);
  });
  it("stays the same for other eyes", () =>
    expect(sameMoment(2, past(0, 4, 9, 12), past(0, 1, 4, 6, 9, 10))).toBe(4));
  it("keeps its number while the match runs, within the steps there are", () => {
    expect(sameMoment(3, { steps: 9, log: [] }, { steps: 3, log: [] })).toBe(2);
    expect(sameMoment(0, null, { steps: 3, log: [] })).toBe(0);
  });
});
