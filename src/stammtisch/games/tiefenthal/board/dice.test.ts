/** Where dice can go, what a plan brings, and which coaster is which. */
import { describe, expect, it } from "vitest";

import {
  coasterOf,
  diceOf,
  fallen,
  laidDice,
  losses,
  moves,
  outlook,
  reach,
  washersFor,
} from "./dice";
import { mat, patron, seat, tile } from "./sample";

describe("dishwashers", () => {
  it("lift a die upwards only", () => {
    expect(washersFor([1, 6], 3)).toBe(3);
    expect(washersFor([1, 6], 1)).toBe(0);
    expect(washersFor([2], 5)).toBeNull();
  });
});

describe("the reach of a die", () => {
  const where = (face: number, free = 0): string[] =>
    reach(mat({ free_dishwashers: free }), face).map(({ address }) => address);

  it("is every free space that takes its face", () => {
    expect(where(3).sort()).toEqual(["mat/0/table/1", "mat/0/tile/barrel", "mat/0/tile/cashbox"]);
    expect(where(5)).toContain("mat/0/tile/monk");
  });
  it("grows with the free dishwashers, and says how many are needed", () => {
    const found = reach(mat({ free_dishwashers: 1 }), 3).find(({ table }) => table === 2);
    expect(found?.washers).toBe(1);
    expect(where(3)).not.toContain("mat/0/table/2");
  });
  it("ends where a die lies, a patron is served or nobody sits", () => {
    const house = mat({
      tables: [
        seat(1, patron([3], 4), { served: true }),
        seat(2, patron([3], 4), { planned: 3 }),
        seat(3, null),
      ],
      tiles: [
        tile("cashbox", { used: true }),
        tile("barrel", { dice: [3] }),
        tile("supply", { dice: [1] }),
      ],
    });
    expect(reach(house, 3)).toEqual([]);
    expect(reach(house, 6).map(({ tile: id }) => id)).toEqual(["supply"]);
  });
  it("is not ended by the plan while dice are used", () => {
    const house = mat({
      tables: [seat(1, patron([3], 4), { planned: 3 })],
      tiles: [tile("barrel", { dice: [3] })],
    });
    expect(reach(house, 3, true).map(({ address }) => address)).toEqual([
      "mat/0/table/1",
      "mat/0/tile/barrel",
    ]);
  });
  it("names the best pay first", () => {
    expect(reach(mat(), 3)[0]?.gives).toEqual({ sign: "ducat", n: 4 });
  });
});

describe("the dice of a seat", () => {
  const house = mat({
    white: [3, 3, 5],
    own: [3],
    tables: [seat(1, patron([3], 4), { planned: 3 })],
    tiles: [tile("monk", { dice: [5] })],
  });

  it("are sorted, white before own, with the planned ones marked", () => {
    expect(diceOf(house).map(({ face, own, placed }) => [face, own, placed])).toEqual([
      [3, false, true],
      [3, false, false],
      [3, true, false],
      [5, false, true],
    ]);
    expect(new Set(diceOf(house).map(({ key }) => key)).size).toBe(4);
  });
  it("lie on the spaces of the plan under the same keys", () => {
    const laid = laidDice(house);
    expect([...laid.keys()]).toEqual(["table/1", "tile/monk"]);
    expect(laid.get("table/1")?.[0]?.key).toBe(diceOf(house)[0]?.key);
  });
});

describe("a plan", () => {
  it("counts the example of the rules: 6 ducats, 5 beer, 5 steps", () => {
    const house = mat({
      supply_yield: 2,
      tables: [seat(1, patron([3], 4), { planned: 3 }), seat(2, patron([4], 2), { planned: 4 })],
      tiles: [tile("supply", { dice: [1, 6] }), tile("barrel", { dice: [5] }), tile("cashbox")],
    });
    expect(outlook(house)).toEqual({ ducats: 6, beer: 5, steps: 5 });
  });
  it("counts the beer merchants", () => {
    const merchants = [
      { card: { id: "beer_merchant", name: "", kind: "staff" as const }, number: 2 },
    ];
    expect(outlook(mat({ staff: merchants })).beer).toBe(2);
  });
});

describe("the end of a turn", () => {
  it("loses what the stores do not keep, and unused dice", () => {
    expect(losses(mat({ ducats: 5, beer: 1, white: [2], own: [6] }), 4)).toEqual({
      ducats: 3,
      beer: 0,
      schnapps: 0,
      dice: 2,
    });
  });
  it("loses the schnapps above the limit too", () => {
    expect(losses(mat({ schnapps: 6 }), 4)).toEqual({ ducats: 0, beer: 0, schnapps: 2, dice: 0 });
    expect(losses(mat({ schnapps: 4 }), 4).schnapps).toBe(0);
  });
});

describe("the coasters", () => {
  const table = (...sizes: number[]) =>
    sizes.map((size, at) => mat({ seat: at, coaster: Array.from({ length: size }, () => 1) }));

  it("stay before the second pick, and then lie one seat further", () => {
    expect(moves(table(3, 4, 4))).toBe(0);
    expect(moves(table(3, 3, 3))).toBe(1);
    expect([0, 1, 2].map((at) => coasterOf(at, table(4, 4, 4)))).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((at) => coasterOf(at, table(3, 3, 3)))).toEqual([2, 0, 1]);
  });
});

describe("a rolling die", () => {
  it("shows other faces before its true one, never one twice running", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      for (const nth of [0, 1]) {
        const shown = [face, ...fallen(face, nth)];
        expect(shown.every((one) => one >= 1 && one <= 6)).toBe(true);
        expect(shown.every((one, place) => one !== shown[place + 1])).toBe(true);
      }
    }
  });
});
