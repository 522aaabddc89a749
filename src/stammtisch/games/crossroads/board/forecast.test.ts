/** What is looked at draws its true future. The numbers are those of the worked examples. */
import { describe, expect, it } from "vitest";

import { words } from "$shell/lib/phrasebook";

import { foretold, outcome } from "./forecast";
import { tileAt } from "./ghost";
import { mat, tile, view } from "./sample";
import type { Effect, Table } from "./view";

const rep = (of: string, n: number): Effect => ({ kind: "reputation", of, n });

describe("reputation", () => {
  it("below 0 costs Prestige (E1)", () => {
    const after = outcome(view(), mat(), [rep("distressed", -3)]);
    expect(after.moves).toEqual([{ seat: 0, group: "distressed", from: 1, to: 0, hits: [], past: false }]);
    expect(after.prestige).toBe(4);
  });
  it("two special spaces in one move (E11)", () => {
    const [step] = outcome(view(), mat({ reputation: [1, 4, 1, 1, 1] }), [rep("outlaws", 5)]).moves;
    expect(step?.hits).toEqual([5, 9]);
    const [other] = outcome(view(), mat({ reputation: [1, 5, 1, 1, 1] }), [rep("outlaws", 4)]).moves;
    expect(other?.hits).toEqual([9]);
  });
  it("passes 12 (E10)", () => {
    const [step] = outcome(view(), mat({ reputation: [1, 1, 1, 1, 11] }), [rep("nobles", 3)]).moves;
    expect(step).toMatchObject({ from: 11, to: 12, hits: [], past: true });
  });
  it("sets off a space on the way down", () => {
    const [step] = outcome(view(), mat({ reputation: [5, 1, 1, 1, 1] }), [rep("distressed", -1)]).moves;
    expect(step?.hits).toEqual([4]);
  });
  it("a second tile starts where the first one ends", () => {
    const [step] = outcome(view(), mat(), [rep("travellers", 2), rep("travellers", 3)]).moves;
    expect(step).toMatchObject({ from: 1, to: 6, hits: [4] });
  });
});

describe("revenue", () => {
  it("overflows into one gulden (E9)", () => {
    const after = outcome(view(), mat({ revenue: 9, prestige: 8 }), [{ kind: "revenue", n: 3 }, rep("travellers", -2)]);
    expect(after).toMatchObject({ revenue: 10, chest: 1, prestige: 7 });
  });
});

it("finds the tile at an address", () => {
  const cook = tile("cook");
  const table = view([mat({ reserved: [null, cook] }), mat({ seat: 1 })]);
  const [first] = table.tracks;
  if (first) Object.assign(first, { slots: [null, null, cook, null], top: cook });
  const board = { view: table } as unknown as Table;
  for (const address of ["track/1/slot/3", "track/1/discard", "mat/0/reserve/2"]) expect(tileAt(board, address)).toBe(cook);
  for (const address of ["track/1/slot/1", "mat/0/inn/r1c1", "mat/0/reserve/1", ""]) expect(tileAt(board, address)).toBeNull();
});

describe("what the server foretells of a move", () => {
  it("is read from one message and from several", () => {
    const moves = words("forecast-move", { before: 8, after: 7 });
    expect(foretold(moves)).toEqual({ before: 8, after: 7, actions: 0, prestige: 0 });
    const told = words("list", { items: [words("forecast-move", { before: 0, after: 0 }), words("effect-prestige-minus", { n: 1 }), words("forecast-special", { number: 2 })] });
    expect(foretold(told)).toEqual({ before: 0, after: 0, actions: 2, prestige: 1 });
  });
});
