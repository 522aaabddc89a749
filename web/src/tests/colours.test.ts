import { expect, it } from "vitest";

import { dealt } from "../lib/colours";

it("gives every seat its colour, and nobody the same", () => {
  expect(dealt([2, 0, 1])).toEqual([2, 0, 1, 3, 4]);
  expect(dealt([])).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(dealt([4, 3])).size).toBe(5);
});
