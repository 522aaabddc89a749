import { describe, expect, it } from "vitest";

import { formOf, rem } from "../lib/form";

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

  it("counts lengths of the drawing in tenths of the root size", () =>
    expect(rem(26)).toBe("2.6rem"));
});
