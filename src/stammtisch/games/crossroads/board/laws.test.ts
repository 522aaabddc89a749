/** The marks on the floor plan follow the Kingdom cards. */
import { describe, expect, it } from "vitest";

import { beside, guestLines, inLine, lineOf, open, spacesFor, whyClosed } from "./laws";
import { EMPTY, inn, tile } from "./sample";

const spaces = (found: number[]): string[] =>
  found.map((place) => `r${Math.floor(place / 5) + 1}c${(place % 5) + 1}`);

describe("free spaces", () => {
  it("are all that hold no inn tile, corners included", () => {
    expect(open(EMPTY, tile("kobi"), [])).toHaveLength(20);
    expect(open(inn("xFWSx", ".....", ".....", "x...x"), tile("kobi"), [])).toHaveLength(13);
  });
  it("touch by their edges", () => {
    expect(beside(0, 20).sort((a, b) => a - b)).toEqual([1, 5]);
    expect(beside(9, 20).sort((a, b) => a - b)).toEqual([4, 8, 14]);
  });
});

describe("Kingdom cards", () => {
  const inner = ["r2c2", "r2c3", "r2c4", "r3c2", "r3c3", "r3c4"];
  it("1: a Worker beside a Furnishing", () => {
    expect(spaces(open(inn("b...b", "..F..", ".....", "b...b"), tile("drudge"), [1]))).toEqual([
      "r1c3",
      "r2c2",
      "r2c4",
      "r3c3",
    ]);
    expect(open(EMPTY, tile("drudge"), [1])).toEqual([]);
  });
  it("2 and 10: the rings", () => {
    expect(spaces(open(EMPTY, tile("bar", { colour: "furnishing" }), [10]))).toEqual(inner);
    const outer = spaces(open(EMPTY, tile("kobi", { ingredient: "venison" }), [2]));
    expect(outer).toHaveLength(14);
    expect(outer.filter((space) => inner.includes(space))).toEqual([]);
  });
  it("3: seven of a colour", () => {
    const full = inn("WWWWW", "WW...", ".....", "b...b");
    expect(open(full, tile("drudge"), [3])).toEqual([]);
    expect(open(full, tile("kobi", { colour: "guest" }), [3]).length).toBeGreaterThan(0);
  });
  it("4: guests in one line", () => {
    const two = inn("bG.Gb", ".....", ".....", "b...b");
    expect(spaces(open(two, tile("kobi", { colour: "guest" }), [4]))).toEqual([
      "r1c1",
      "r1c3",
      "r1c5",
    ]);
    expect(inLine([1, 6, 12])).toBe(false);
    expect(guestLines(two)).toEqual({ rows: [0], columns: [] });
    expect(guestLines(inn("b...b", "..G..", ".....", "b...b"))).toEqual({
      rows: [1],
      columns: [2],
    });
    expect(guestLines(EMPTY)).toEqual({ rows: [], columns: [] });
  });
  it("5: no Service beside a Service", () => {
    const free = spaces(
      open(inn("b...b", "..S..", ".....", "b...b"), tile("laundry", { colour: "service" }), [5]),
    );
    expect(free).toHaveLength(15);
    expect(free).not.toContain("r2c2");
  });
});

it("blames the cards only where a space is free", () => {
  const full = inn("FWSGF", "WSGFW", "SGFWS", "GFWSG");
  expect(whyClosed(full, tile("bar", { colour: "furnishing" }), [10])).toBe("board-no-room");
  const outer = inn("b...b", ".SGF.", ".GFW.", "b...b");
  expect(whyClosed(outer, tile("bar", { colour: "furnishing" }), [7, 10])).toBe("board-forbidden");
  expect(whyClosed(outer, tile("kobi"), [7, 10])).toBe("board-cannot-build");
});

describe("a second tile", () => {
  const bar = tile("bar", { colour: "furnishing" });
  const drudge = tile("drudge");
  // two free spaces that touch each other
  const narrow = inn("FWSGF", "WS..W", "SGFWS", "GFWSG");
  it("is kept apart from the first by card 6, and the card is blamed", () => {
    expect(whyClosed(narrow, drudge, [6, 7], [bar])).toBe("board-forbidden");
    expect(spacesFor(narrow, drudge, [6], [bar])).toEqual([]);
    expect(spaces(spacesFor(narrow, drudge, [], [bar]))).toEqual(["r2c3", "r2c4"]);
  });
  it("finds no room where the first one takes the last space", () => {
    const last = inn("FWSGF", "WS.FW", "SGFWS", "GFWSG");
    expect(whyClosed(last, drudge, [1, 7], [bar])).toBe("board-no-room");
    expect(whyClosed(last, drudge, [1, 7])).toBe("board-cannot-build");
  });
  it("may lean on the first one (E21)", () => {
    expect(open(EMPTY, drudge, [1])).toEqual([]);
    expect(spacesFor(EMPTY, drudge, [1], [bar])).toHaveLength(20);
    expect(spacesFor(EMPTY, drudge, [1, 6], [bar])).toEqual([]);
    expect(whyClosed(EMPTY, drudge, [1, 6], [bar])).toBe("board-forbidden");
  });
});

it("a line that holds a kind twice has three spaces", () => {
  const spaces = inn("W.W.W", ".....", ".....", "b...b");
  ["cook", "cook", "maide"].forEach((id, n) =>
    Object.assign(spaces[n * 2] ?? {}, { tile: tile(id) }),
  );
  expect(lineOf(spaces, ["cook", "cook", "maide"])).toEqual([0, 2, 4]);
  expect(lineOf(spaces, ["maide", "cook", "maide"])).toEqual([]);
});

it("finds the line that the collector is shown", () => {
  const spaces = inn("W.W.W", "W....", ".....", "W...b");
  ["a", "b", "c"].forEach((id, n) => Object.assign(spaces[n * 2] ?? {}, { tile: tile(id) }));
  for (const place of [5, 15]) Object.assign(spaces[place] ?? {}, { tile: tile("b") });
  expect(lineOf(spaces, ["c", "a", "b"])).toEqual([4, 0, 2]);
  Object.assign(spaces[4] ?? {}, { marked: true });
  expect(lineOf(spaces, ["c", "a", "b"])).toEqual([]);
  expect(lineOf(spaces, [])).toEqual([]);
});
