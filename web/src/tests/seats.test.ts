import { describe, expect, it } from "vitest";

import { coloursOf, onRim, sitDown, turned, type Place } from "../lib/seats";

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

describe("whoever takes a place", () => {
  const laid = (): Place[] => [
    { kind: "me", name: "Ada", bot: "" },
    { kind: "bot", name: "Mira", bot: "" },
    { kind: "bot", name: "Otto", bot: "", given: true },
  ];
  it("has no name of a bot until they give their own", () => {
    const places = laid();
    sitDown(places, 1, "link");
    expect(places[1]).toMatchObject({ kind: "link", name: "" });
    sitDown(places, 2, "open");
    expect(places[2]).toMatchObject({ kind: "open", name: "Otto" });
  });
  it("is called like a bot again when it is one", () => {
    const places = laid();
    sitDown(places, 1, "link");
    sitDown(places, 1, "bot");
    expect(places[1]).toMatchObject({ kind: "bot", name: "Mira" });
  });
  it("takes their own name along", () => {
    const places = laid();
    sitDown(places, 1, "me");
    expect(places[1]).toMatchObject({ kind: "me", name: "Ada" });
    expect(places[0]).toMatchObject({ kind: "screen", name: "" });
  });
});
