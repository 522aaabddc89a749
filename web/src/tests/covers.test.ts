import { describe, expect, it } from "vitest";

import { linesOf, longest, paintOf, rowsOf } from "../lib/covers";

describe("a cover that nobody has drawn", () => {
  it("keeps a short name in one line", () => {
    expect(linesOf("Ferry Night")).toEqual(["Ferry Night"]);
    expect(linesOf("")).toEqual([""]);
  });
  it("lays a long name into even lines and loses no word", () => {
    expect(linesOf("The Ferrymen of the Night")).toEqual(["The Ferrymen", "of the Night"]);
    const name = "A Very Long Evening at the Western Harbour";
    expect(linesOf(name)).toHaveLength(3);
    expect(linesOf(name).join(" ")).toBe(name);
    expect(longest(linesOf(name))).toBeLessThanOrEqual(16);
  });
  it("leaves a single long word whole", () => {
    expect(linesOf("Donaudampfschifffahrt")).toEqual(["Donaudampfschifffahrt"]);
  });
  it("has the same colours each time, and others for other titles", () => {
    expect(paintOf("lantern")).toBe(paintOf("lantern"));
    const seen = new Set(["a", "b", "c", "d", "e", "f", "g"].map(paintOf));
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe("rows of boxes", () => {
  const boxes = (number: number): number[] => Array.from({ length: number }, (_, place) => place);
  const sizes = (number: number, most: number): number[] =>
    rowsOf(boxes(number), most).map((row) => row.length);

  it("are as even as they can be", () => {
    expect(sizes(4, 5)).toEqual([4]);
    expect(sizes(5, 5)).toEqual([5]);
    expect(sizes(6, 5)).toEqual([3, 3]);
    expect(sizes(7, 5)).toEqual([4, 3]);
    expect(sizes(5, 2)).toEqual([2, 2, 1]);
    expect(sizes(5, 3)).toEqual([3, 2]);
  });
  it("keep the order, and nothing stands in no row", () => {
    expect(rowsOf(boxes(11), 5).flat()).toEqual(boxes(11));
    expect(rowsOf([], 5)).toEqual([]);
  });
});
