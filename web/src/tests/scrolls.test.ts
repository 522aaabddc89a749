import { expect, it } from "vitest";

import { hiddenEnds } from "../lib/scrolls";

it("what scrolls says at which ends something is hidden", () => {
  expect(hiddenEnds(0, 300, 300)).toBe("");
  expect(hiddenEnds(0, 300, 459)).toBe("below");
  expect(hiddenEnds(80, 300, 459)).toBe("above below");
  expect(hiddenEnds(159, 300, 459)).toBe("above");
  expect(hiddenEnds(0, 300, 302)).toBe("");
});
