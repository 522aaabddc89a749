import { describe, expect, it } from "vitest";

import { addressAt, opened, sameMoment, stepAt, stepIn } from "../lib/replay";

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
  });
  it("keeps its number where all eyes have the same steps", () =>
    expect(sameMoment(2, past(0, 3, 3, 3, 5), past(0, 3, 3, 3, 5))).toBe(2));
});

describe("the address of a moment", () => {
  const plies = [0, 2, 2, 2, 3, 7];
  it("leads back to its step", () =>
    plies.forEach((_, step) =>
      expect(stepIn(plies, plies.length, addressAt(plies, step))).toBe(step),
    ));
  it("counts answers, as it always did: the table after so many of them", () => {
    expect(stepIn(plies, 6, "?ply=2")).toBe(3);
    expect(stepIn(plies, 6, "?ply=5")).toBe(4);
    expect(stepIn(plies, 6, "?ply=99")).toBe(5);
    expect(addressAt(plies, 3)).toBe("?ply=2");
  });
  it("counts events while the match goes on", () => {
    expect(addressAt([], 4)).toBe("?event=4");
    expect(stepIn([], 6, "?event=4")).toBe(4);
  });
  it.each(["", "?ply=", "?ply=x", "?ply=-3", "?event=-1", "?ply=0&event=99"])(
    "survives %s",
    (search) => expect(stepIn(plies, 6, search)).toBe(0),
  );
});

describe("all hands", () => {
  const hidden = { hand: null, coins: 3 };
  it("lie open on the view of one seat", () => {
    const views = [
      { viewer: 0, mats: [{ hand: ["a"], coins: 2 }, hidden], offer: null },
      {
        viewer: 1,
        mats: [
          { hand: null, coins: 2 },
          { ...hidden, hand: ["b"] },
        ],
        offer: ["c"],
      },
    ];
    expect(opened(views, 0)).toEqual({
      viewer: 0,
      mats: [
        { hand: ["a"], coins: 2 },
        { hand: ["b"], coins: 3 },
      ],
      offer: ["c"],
    });
  });
});
