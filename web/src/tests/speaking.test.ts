import { describe, expect, it } from "vitest";

import { spokenFigure } from "../lib/table/speaking";

describe("a figure that speaks", () => {
  it("is its tip where that tells the number", () =>
    expect(spokenFigure("Mira has 12 ecus.", "12")).toBe("Mira has 12 ecus."));
  it("is its tip and the number where it does not", () => {
    expect(spokenFigure("Coins", "7")).toBe("Coins: 7");
    expect(spokenFigure("Chest.", "3 /20")).toBe("Chest: 3 /20");
  });
  it("is the tip alone for a sign without a number", () =>
    expect(spokenFigure("Start player", "")).toBe("Start player"));
});
