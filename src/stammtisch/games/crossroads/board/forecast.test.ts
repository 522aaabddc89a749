/** What is looked at draws its true future. The numbers are those of the worked examples. */
import { describe, expect, it } from "vitest";

import { words } from "$shell/lib/phrasebook";

import { foretold, gain, outcome } from "./forecast";
import { ghost, tileAt } from "./ghost";
import { inn, mat, tile, view } from "./sample";
import type { Effect, Table } from "./view";

const rep = (of: string, n: number): Effect => ({ kind: "reputation", of, n });

describe("worth", () => {
  it("is Prestige at once and what reputation adds at the end", () => {
    const effects = [{ kind: "prestige", n: 4 }, rep("travellers", 1)];
    expect(gain(view(), mat({ reputation: [1, 1, 7, 1, 1] }), effects)).toBe(5);
    expect(gain(view(), mat({ reputation: [1, 1, 8, 1, 1] }), effects)).toBe(4);
  });
  it("counts what falls below 0 as Prestige lost", () => {
    expect(gain(view(), mat(), [rep("distressed", -3)])).toBe(-2);
  });
});

describe("reputation", () => {
  it("below 0 costs Prestige (E1)", () => {
    const after = outcome(view(), mat(), [rep("distressed", -3)]);
    expect(after.moves).toEqual([
      { seat: 0, group: "distressed", from: 1, to: 0, hits: [], past: false },
    ]);
    expect(after.prestige).toBe(4);
  });
  it("two special spaces in one move (E11)", () => {
    const [step] = outcome(view(), mat({ reputation: [1, 4, 1, 1, 1] }), [rep("outlaws", 5)]).moves;
    expect(step?.hits).toEqual([5, 9]);
    const [other] = outcome(view(), mat({ reputation: [1, 5, 1, 1, 1] }), [
      rep("outlaws", 4),
    ]).moves;
    expect(other?.hits).toEqual([9]);
  });
  it("passes 12 (E10)", () => {
    const [step] = outcome(view(), mat({ reputation: [1, 1, 1, 1, 11] }), [rep("nobles", 3)]).moves;
    expect(step).toMatchObject({ from: 11, to: 12, hits: [], past: true });
  });
  it("sets off a space on the way down", () => {
    const [step] = outcome(view(), mat({ reputation: [5, 1, 1, 1, 1] }), [
      rep("distressed", -1),
    ]).moves;
    expect(step?.hits).toEqual([4]);
  });
  it("a second tile starts where the first one ends", () => {
    const [step] = outcome(view(), mat(), [rep("travellers", 2), rep("travellers", 3)]).moves;
    expect(step).toMatchObject({ from: 1, to: 6, hits: [4] });
  });
});

it("a drop that a rival forces leaves Prestige alone where it would fall below 1", () => {
  const poor = { prestige: 2, reputation: [0, 0, 0, 0, 0] };
  expect(outcome(view(), mat({ seat: 1, ...poor }), [rep("outlaws", -2)]).prestige).toBe(2);
  expect(outcome(view(), mat({ seat: 1, ...poor }), [rep("outlaws", -1)]).prestige).toBe(1);
  expect(outcome(view(), mat(poor), [rep("outlaws", -2)]).prestige).toBe(1);
});

describe("a tile on a corner", () => {
  const prestige = (n: number): Effect => ({ kind: "prestige", n });
  /** The future while a tile that gives 2 Prestige may be built on r1c1 or r1c2 and one of them is pointed at. */
  function built(hovered: number | null, basic: Effect[]): ReturnType<typeof ghost> {
    const rooms = inn("b....", ".....", ".....", ".....");
    Object.assign(rooms[0] ?? {}, { basic: { id: "basic", name: "", effects: basic } });
    const table = view([mat({ prestige: 9, reputation: [5, 1, 1, 1, 1], inn: rooms })], {
      step: "build",
      acquired: [tile("rushlights", { effects: [prestige(2)] })],
    });
    const choices = ["r1c1", "r1c2"].map((id, option) => ({
      option,
      id,
      words: words("option-space"),
      address: `mat/0/inn/${id}`,
    }));
    return ghost({
      view: table,
      seat: 0,
      question: { kind: "build", choices },
      hovered,
      picked: null,
    } as unknown as Table);
  }
  it("takes the bonus of the basic tile back first (E16)", () => {
    const shelf = [{ kind: "recipe", n: 2 }, prestige(1)];
    expect(built(0, shelf)?.prestige).toBe(10);
    expect(built(1, shelf)?.prestige).toBe(11);
    expect(built(null, shelf)?.prestige).toBe(11);
  });
  it("shows the special action that the take-back sets off", () => {
    expect(built(0, [rep("distressed", 2)])?.moves).toEqual([
      { seat: 0, group: "distressed", from: 5, to: 3, hits: [4], past: false },
    ]);
  });
  it("keeps the price of the basic tile, and a garden takes nothing", () => {
    expect(
      built(0, [
        { kind: "revenue", n: 1 },
        { kind: "guldens", n: -4 },
      ]),
    ).toMatchObject({ revenue: 3, chest: 0, prestige: 11 });
    expect(built(0, [prestige(-1)])?.prestige).toBe(11);
    expect(built(0, [{ kind: "garden", n: 1 }])).toMatchObject({
      prestige: 11,
      revenue: 4,
      moves: [],
    });
  });
});

describe("revenue", () => {
  it("overflows into one gulden (E9)", () => {
    const after = outcome(view(), mat({ revenue: 9, prestige: 8 }), [
      { kind: "revenue", n: 3 },
      rep("travellers", -2),
    ]);
    expect(after).toMatchObject({ revenue: 10, chest: 1, prestige: 7 });
  });
});

it("finds the tile at an address", () => {
  const cook = tile("cook");
  const table = view([mat({ reserved: [null, cook] }), mat({ seat: 1 })]);
  const [first] = table.tracks;
  if (first) Object.assign(first, { slots: [null, null, cook, null], top: cook });
  const board = { view: table } as unknown as Table;
  for (const address of ["track/1/slot/3", "track/1/discard", "mat/0/reserve/2"])
    expect(tileAt(board, address)).toBe(cook);
  for (const address of ["track/1/slot/1", "mat/0/inn/r1c1", "mat/0/reserve/1", ""])
    expect(tileAt(board, address)).toBeNull();
});

describe("what the server foretells of a move", () => {
  it("is read from one message and from several", () => {
    const moves = words("forecast-move", { before: 8, after: 7 });
    expect(foretold(moves)).toEqual({ before: 8, after: 7, actions: 0, prestige: 0 });
    const told = words("list", {
      items: [
        words("forecast-move", { before: 0, after: 0 }),
        words("effect-prestige-minus", { n: 1 }),
        words("forecast-special", { number: 2 }),
      ],
    });
    expect(foretold(told)).toEqual({ before: 0, after: 0, actions: 2, prestige: 1 });
  });
});
