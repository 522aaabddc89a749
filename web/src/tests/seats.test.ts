import { describe, expect, it } from "vitest";

import { onRim, turned } from "../lib/seats";

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
