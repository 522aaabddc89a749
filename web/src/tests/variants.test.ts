import { describe, expect, it } from "vitest";

import { headed, isSet, widgetFor } from "../lib/variants";

const variant = (values: string[], cumulative = false) => ({
  id: "v",
  values,
  default: values[0] ?? "",
  seats: [],
  cumulative,
});
const always = (): boolean => true;
const never = (): boolean => false;

describe("the widget of a variant", () => {
  it("is a ladder where each step keeps those before", () =>
    expect(widgetFor(variant(["a", "b", "c"], true), always)).toBe("ladder"));
  it("is a switch for yes and no in either order", () => {
    expect(widgetFor(variant(["yes", "no"]), never)).toBe("switch");
    expect(widgetFor(variant(["no", "yes"]), never)).toBe("switch");
  });
  it("is segments for a few values with short names", () =>
    expect(widgetFor(variant(["a", "b"]), always)).toBe("segments"));
  it("takes numbers as their own names", () =>
    expect(widgetFor(variant(["8", "10"]), never)).toBe("segments"));
  it("is a list where values are many or have no short name", () => {
    expect(widgetFor(variant(["a", "b"]), never)).toBe("select");
    expect(widgetFor(variant(["1", "2", "3", "4", "5", "6", "7"]), always)).toBe("select");
  });
});

describe("the heading of a variant", () => {
  it("ends at the colon", () =>
    expect(headed("Recipes: whether four take part.")).toEqual({
      heading: "Recipes",
      note: "whether four take part.",
    }));
  it("knows the narrow space of French", () =>
    expect(headed("Recettes\u202f: les quatre cartes").heading).toBe("Recettes"));
  it("is the whole where there is none", () =>
    expect(headed("Start player.")).toEqual({ heading: "Start player", note: "" }));
});

describe("a preset", () => {
  const first = { id: "first_game", variants: { kingdom: "none", tiles: "random" } };
  const known = [
    { ...variant(["random", "none"]), id: "kingdom" },
    { ...variant(["draft", "random"]), id: "tiles" },
  ];
  it("is set when everything that it names stands so", () => {
    expect(isSet(first, known, { kingdom: "none", tiles: "random", rounds: "8" })).toBe(true);
    expect(isSet(first, known, { kingdom: "none", tiles: "draft" })).toBe(false);
  });
  it("counts what nobody has touched as its default", () => {
    const usual = { id: "usual", variants: { kingdom: "random", tiles: "draft" } };
    expect(isSet(usual, known, {})).toBe(true);
    expect(isSet(first, known, {})).toBe(false);
  });
});
