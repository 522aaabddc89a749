/** A tile keeps its name while it moves, although every kind exists twice. */
import { expect, it } from "vitest";

import { lying, named } from "./copies";
import { inn, mat, tile, view } from "./sample";

it("names what lies on the board", () => {
  const spaces = inn("b...b", "..W..", ".....", "b...b");
  const table = view([mat({ inn: spaces, reserved: [tile("cook"), null] }), mat({ seat: 1 })], {
    acquired: [tile("kobi")],
  });
  expect(lying(table, 0)).toEqual([
    { place: "acquired/1", kind: "kobi" },
    { place: "mat/0/reserve/1", kind: "cook" },
    { place: "mat/0/inn/r2c3", kind: "built" },
  ]);
  expect(lying(table, 1)).toEqual([]);
});

it("lets the bought tile keep its name beside its twin", () => {
  const before = named(new Map(), [
    { place: "inn", kind: "cook" },
    { place: "track", kind: "cook" },
  ]);
  expect([...before.values()]).toEqual(["tile/cook/1", "tile/cook/2"]);
  const after = named(before, [
    { place: "acquired", kind: "cook" },
    { place: "inn", kind: "cook" },
  ]);
  expect(after.get("inn")).toBe("tile/cook/1");
  expect(after.get("acquired")).toBe("tile/cook/2");
});

it("gives a fresh name to a kind that was not there", () => {
  const after = named(new Map([["track", "tile/cook/1"]]), [{ place: "track", kind: "kobi" }]);
  expect(after.get("track")).toBe("tile/kobi/1");
});
