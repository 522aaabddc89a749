/** What a die that pays for the cashbox is said to bring. */
import { describe, expect, it } from "vitest";

import { payment } from "./choose";
import { mat, tile } from "./sample";

describe("a die that pays for the cashbox", () => {
  it("brings what the better side gives, and goes nowhere else", () => {
    const house = mat({ tiles: [tile("cashbox", { upgraded: 3 }), tile("barrel")] });
    expect(payment(house, 4)).toEqual([
      {
        address: "mat/0/tile/cashbox",
        washers: 0,
        gives: { sign: "ducat", n: 3 },
        tile: "cashbox",
        table: null,
      },
    ]);
  });
});
