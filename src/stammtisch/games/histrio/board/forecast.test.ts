import { describe, expect, it } from "vitest";

import positions from "../tests/board_positions.json";
import { alone, company, court, nextPay, shared } from "./forecast";
import { actor, alms, chameleon, city, mat, owl, table } from "./sample";
import type { Card } from "./view";

describe("a journey alone", () => {
  it("counts ecus, actors and cards back", () => {
    const brings = alone(
      table(),
      0,
      city(1, actor("comedy", 1), alms(2), actor("tragedy", 2), owl),
    );
    expect(brings).toMatchObject({
      ecus: 3,
      back: true,
      comedy: 1,
      tragedy: 2,
      court: true,
      request: false,
      unpaid: [],
    });
    expect(brings.entertainers).toEqual([owl]);
  });

  it("pays for every impresario on the stage, the new one included", () => {
    const view = table({
      mats: [mat(0, { impresarios: 1, on_stage: 2 }), mat(1, { on_stage: 1, impresarios: 2 })],
    });
    expect(alone(view, 0, city(1, actor("comedy", 3), actor("comedy", 3, "b"))).ecus).toBe(8);
    expect(nextPay(view, 0)).toBe(4);
  });

  it("loses a star who cannot be paid, newest card first", () => {
    const poor = table({ mats: [mat(0, { ecus: 0 }), mat(1)] });
    expect(alone(poor, 0, city(1, alms(1), actor("comedy", 5))).unpaid).toHaveLength(1);
    expect(alone(poor, 0, city(1, actor("comedy", 5), alms(1)))).toMatchObject({
      ecus: 0,
      comedy: 5,
      unpaid: [],
    });
  });

  it("is shared for certain with the own friend, unless a Bear is at hand", () => {
    const friend = { seat: 0, colour: "red", open: [1], played: [], drawn: 1 };
    const rival = {
      seat: 1,
      colour: "blue",
      open: [2, 3],
      played: [],
      drawn: null,
    };
    const view = table({ friends: [friend, rival], mats: [mat(0), mat(1)] });
    expect(company(view, 0, city(1), false)).toBe("shared");
    expect(company(view, 0, city(2), true)).toBe("open");
    expect(company(view, 0, city(4), true)).toBe("alone");
    expect(company(view, 0, city(4), false)).toBe("open");
    const bear = {
      ...chameleon,
      ready: true,
      effects: [{ kind: "count_as_alone" }],
    };
    const armed = table({
      ...view,
      mats: [mat(0, { entertainers: [bear] }), mat(1)],
    });
    expect(company(armed, 0, city(1), false)).toBe("open");
  });

  it("steals nothing twice", () => {
    const poor = table({ mats: [mat(0), mat(1, { ecus: 1 })] });
    expect(alone(poor, 0, city(1, actor("comedy", 2), actor("tragedy", 2))).ecus).toBe(1);
  });

  it("brings a request where nothing lies", () => {
    expect(alone(table(), 0, city(1))).toMatchObject({
      request: true,
      court: false,
      ecus: 0,
    });
  });
});

describe("a shared city", () => {
  it("moves the needle by all actors at once and stops at the end", () => {
    expect(shared(table(), city(1, actor("comedy", 5), actor("tragedy", 1)))).toEqual({
      lost: 2,
      needle: 7,
    });
    expect(shared(table(), city(1, actor("comedy", 5), actor("comedy", 4))).needle).toBe(8);
    expect(shared(table(), city(1, actor("tragedy", 4))).needle).toBe(-1);
  });
});

describe("the court", () => {
  it("tells the needle and the show for each actor", () => {
    const company = [actor("comedy", 4), actor("tragedy", 3)];
    const view = table({ mats: [mat(0, { comedy: 2, tragedy: 1, company }), mat(1)] });
    expect(court(view, 0, null)).toEqual({ needle: 3, difference: 2, pay: 7 });
    expect(court(view, 0, company[0] ?? null)).toEqual({ needle: 7, difference: -2, pay: 0 });
    expect(court(view, 0, company[1] ?? null)).toEqual({ needle: 0, difference: -5, pay: 0 });
  });
  it("pays the double for the best show only, with an open Chameleon on either side", () => {
    const own = { comedy: 4, ensemble: [actor("comedy", 4)], difference: 4 };
    const paid = (rival: number, entertainers = [chameleon]): number =>
      court(table({ mats: [mat(0, own), mat(1, { comedy: rival, entertainers })] }), 0, null).pay;
    expect([paid(5, []), paid(4, []), paid(4), paid(3)]).toEqual([4, 7, 4, 7]);
  });
});

/** Positions of real matches, played out by the rules (tests/test_board_positions.py). */
describe("what the board foresees", () => {
  const journeys = positions.flatMap(({ seat, needle, mats, rows, outcomes }) => {
    const view = table({
      needle,
      mats: mats.map((one) => mat(one.seat, one)),
    });
    return Object.entries(outcomes).map(([number, happened]) => {
      const row = (rows as unknown as Record<string, Card[]>)[number] ?? [];
      return { view, seat, port: city(Number(number), ...row), happened };
    });
  });

  it("is what happens on a journey", () => {
    expect(journeys.length).toBeGreaterThan(50);
    for (const { view, seat, port, happened } of journeys) {
      const { entertainers, ...brings } = alone(view, seat, port);
      const { needle, entertainers: hired, ...rest } = happened;
      expect(brings).toMatchObject(rest);
      expect(entertainers.map(({ id }) => id).sort()).toEqual(hired);
      expect(shared(view, port)).toEqual({ lost: port.row.length, needle });
    }
  });
});
