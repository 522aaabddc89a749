/** Positions of real matches (tests/test_board_positions.py): the board says and foresees what the rules do. */
import { describe, expect, it } from "vitest";

import positions from "../tests/board_positions.json";

import { bonuses, income } from "./facts";
import { outcome } from "./forecast";
import { whyClosed } from "./laws";
import { inn, mat, tile, view } from "./sample";
import { GROUPS, type Colour, type Effect } from "./view";

const WHY: Record<string, string> = {
  "why-no-free-space": "board-no-room",
  "why-no-room": "board-cannot-build",
  "why-kingdom": "board-forbidden",
};
const drawn = ({ colour, ingredient }: { colour: string; ingredient: string | null }) =>
  tile("some", { colour: colour as Colour, ingredient });

it("a tile that cannot be bought is closed for the reason that the rules give", () => {
  expect(positions.closed.length).toBeGreaterThan(50);
  for (const { inn: rows, laws, bought, tile: wanted, why } of positions.closed) {
    const said = whyClosed(inn(...rows), drawn(wanted), laws, bought.map(drawn));
    // both may be true at once; what the cards forbid is said first
    const also = why === "why-no-room" ? ["board-forbidden"] : [];
    expect([WHY[why], ...also], JSON.stringify({ rows, laws, bought, wanted })).toContain(said);
  }
});

describe("what is foreseen", () => {
  it("is what building brings", () => {
    expect(positions.built.length).toBeGreaterThan(50);
    for (const { mat: before, effects, basic, after, groups } of positions.built) {
      const back = bonuses(basic as Effect[]).map((one) => ({ ...one, n: -(one.n ?? 0) }));
      const owner = mat(before);
      const { moves, ...numbers } = outcome(view([owner]), owner, [...back, ...effects]);
      expect(numbers).toEqual(after);
      const stands = GROUPS.map(
        (group, place) => moves.find((step) => step.group === group)?.to ?? owner.reputation[place],
      );
      expect(stands).toEqual(groups);
      expect(moves.flatMap((step) => step.hits)).toEqual([]);
    }
  });
  it("is what step 8 leaves", () => {
    for (const { mat: before, after } of positions.updated) {
      expect(income(view(), mat(before))).toMatchObject(after);
    }
  });
});
