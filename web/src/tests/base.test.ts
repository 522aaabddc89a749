import { expect, it } from "vitest";

import { at, within } from "../lib/base";

it("puts our paths under the path of the house", () => {
  expect(at("/table/x")).toBe("/table/x");
  expect(at("/table/x", "/games")).toBe("/games/table/x");
});

it("finds our paths in addresses, and no others", () => {
  expect(within("/table/x")).toBe("/table/x");
  expect(within("/games/table/x", "/games")).toBe("/table/x");
  expect(within("/games", "/games")).toBe("/");
  expect(within("/games/", "/games")).toBe("/");
  expect(within("/gamesroom/x", "/games")).toBeNull();
  expect(within("/other", "/games")).toBeNull();
});
