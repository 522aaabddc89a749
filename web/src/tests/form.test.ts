import { describe, expect, it } from "vitest";

import { drawnScale, enlargement, formOf, rem } from "../lib/form";

describe("the form of the page", () => {
  it.each([
    [360, 640, "phone"],
    [700, 400, "phone"],
    [960, 400, "phone"],
    [1100, 400, "wide"],
    [701, 1000, "tall"],
    [820, 1180, "tall"],
    [1024, 1025, "tall"],
    [1024, 1024, "square"],
    [1024, 768, "square"],
    [1280, 800, "wide"],
    [1200, 800, "wide"],
    [1366, 768, "wide"],
    [2560, 1440, "wide"],
  ])("of %i by %i is %s", (width, height, form) => expect(formOf(width, height)).toBe(form));

  it.each([
    [1920, 1080, 1920, 1080, 1],
    [1904, 950, 1920, 1080, 1], // frames, tabs and the address
    [960, 475, 1920, 1080, 2],
    [960, 950, 1920, 1080, 1], // something stands beside the page
    [1920, 475, 1920, 1080, 1],
  ])(
    "of %i by %i in a window of %i by %i is enlarged %i times",
    (across, down, width, height, by) =>
      expect(
        enlargement({
          innerWidth: across,
          innerHeight: down,
          outerWidth: width,
          outerHeight: height,
        }),
      ).toBe(by),
  );
  it.each([
    [1366, 768, 1],
    [2732, 1536, 2],
    [1366, 500, 1],
    [683, 1000, 1.5625],
    [180, 640, 0.5],
  ])("is drawn for %i by %i at scale %f", (width, height, found) =>
    expect(drawnScale(width, height)).toBe(found),
  );

  it("counts lengths of the drawing in tenths of the root size", () =>
    expect(rem(26)).toBe("2.6rem"));
});
