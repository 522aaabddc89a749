import { differences, sameSize, type Lying, type Move } from "$shell/lib/table/moves";
import { setPace } from "$shell/lib/table/times";
import { describe, expect, it } from "vitest";

import { NAMES, type Happening } from "./happened";
import { planned } from "./moves";
import { timeline, type Timeline } from "./timeline";

const happened = (name: (typeof NAMES)[number], ...numbers: number[]): Happening => ({
  name,
  numbers,
});
const at = (place: string, left: number, top = 0, width = 100, height = 80): Lying => ({
  place,
  box: { left, top, width, height },
});
const look = (pieces: Record<string, Lying>): Map<string, Lying> => new Map(Object.entries(pieces));

const moves = (before: Map<string, Lying>, after: Map<string, Lying>, line: Timeline): Move[] =>
  differences(before, after, planned(line));

describe("the timeline", () => {
  it("lets all caravels sail at once, then handles the cities in order", () => {
    const line = timeline([
      happened("revealed", 0, 2),
      happened("revealed", 1, 4),
      happened("arrived", 0, 2),
      happened("took-coins", 0, 2),
      happened("shared", 4),
    ]);
    expect(line.sail).toBe(0);
    expect(line.leave.get(3)).toBeGreaterThan(0);
    expect(line.leave.get(5) ?? 0).toBeGreaterThan(line.leave.get(3) ?? Infinity);
    expect(line.coins).toMatchObject([{ from: "treasury", to: "purse/0", coins: 2 }]);
  });

  it("has other times when calm, and no limit", () => {
    const cities = [
      happened("revealed", 0, 2),
      happened("arrived", 0, 2),
      happened("needle", 0, 3),
      happened("dealt", 0, 5),
    ];
    const brisk = timeline(cities);
    setPace("calm");
    const calm = timeline(cities);
    const long = timeline(Array.from({ length: 60 }, () => happened("took-coins", 0, 3)));
    setPace("brisk");
    const spans = ({ leave, needle, deal, total }: Timeline): number[] =>
      [
        (leave.get(3) ?? 0) - 250 * (total === calm.total ? 520 / 380 : 1),
        (deal.get(1) ?? 0) - (needle[0]?.at ?? 0),
        total - (deal.get(1) ?? 0),
      ].map(Math.round);
    expect(spans(brisk)).toEqual([320 + 520, 3 * 110, 60]);
    expect(spans(calm)).toEqual([450 + 800, 3 * 160, 300]);
    expect(long.total).toBeGreaterThan(5000);
  });

  it("never takes longer than two seconds", () => {
    const long = timeline(Array.from({ length: 60 }, (_, n) => happened("took-coins", n % 3, 3)));
    expect(long.total).toBeCloseTo(2000);
    expect(Math.max(...long.coins.map((flight) => flight.at))).toBeLessThan(2000);
  });

  it("moves coins between purses, and to the treasury", () => {
    const line = timeline([
      happened("stole", 0, 2, 1),
      happened("paid-fee", 1, 1, 7),
      happened("paid-actors", 0, 0),
    ]);
    expect(line.coins.map(({ from, to }) => [from, to])).toEqual([
      ["purse/2", "purse/0"],
      ["purse/1", "treasury"],
    ]);
  });

  it("knows where the needle goes and when the scenery turns", () => {
    const line = timeline([happened("needle", 2, -1), happened("mood", 1)]);
    expect(line.needle).toEqual([{ at: 0, from: 2, to: -1 }]);
    expect(line.turns[0]).toBeGreaterThan(0);
  });
});

describe("moves between two looks", () => {
  const still = timeline([]);

  it("finds nothing where nothing happened", () => {
    const lying = look({ "card/owl": at("city/1", 0) });
    expect(moves(lying, lying, still)).toEqual([]);
  });

  it("tells coming, going, sliding and changing shape apart", () => {
    const before = look({
      "card/a": at("city/1", 0),
      "card/b": at("city/1", 0, 90),
      "card/c": at("city/2", 0),
      "pawn/1/0": at("stage", 5),
    });
    const after = look({
      "card/a": at("city/3", 300),
      "card/b": at("mat/0", 10, 500, 40, 40),
      "card/d": at("city/2", 0),
      "ship/0/2": at("city/2", 9),
    });
    const found = new Map(moves(before, after, still).map((move) => [move.key, move]));
    expect(found.get("card/a")?.how).toBe("slide");
    expect(found.get("card/b")?.how).toBe("morph");
    expect(found.get("card/c")).toMatchObject({ how: "leave", via: "discards" });
    expect(found.get("card/d")).toMatchObject({ how: "enter", via: "deck" });
    expect(found.get("ship/0/2")).toMatchObject({ how: "enter", via: "mat/0" });
    expect(found.get("pawn/1/0")).toMatchObject({ how: "leave", via: "mat/1" });
  });

  it("crosses two rows at the exchange and takes the cards from where they lie then", () => {
    const line = timeline([
      happened("used", 1, 5),
      happened("swapped", 1, 4, 5),
      happened("arrived", 0, 5),
    ]);
    const before = look({ "card/a": at("city/5", 0), "card/b": at("city/6", 100) });
    const after = look({ "card/a": at("mat/0", 0, 500), "card/b": at("city/5", 0) });
    const found = new Map(moves(before, after, line).map((move) => [move.key, move.at]));
    expect(found.get("card/b")).toBe(line.swaps[0]?.at);
    expect(found.get("card/a")).toBe(line.leave.get(6));
  });

  it("lets the cards of a row leave one after the other", () => {
    const line = timeline([happened("shared", 0)]);
    const found = moves(
      look({ "card/old": at("city/1", 0), "card/new": at("city/1", 0, 24) }),
      look({}),
      line,
    );
    expect(found.map(({ key, at: when }) => [key, when])).toEqual([
      ["card/new", 0],
      ["card/old", 60],
    ]);
  });

  it("does not move what cannot be seen", () => {
    const hidden = at("mat/1", 0, 0, 0, 0);
    expect(moves(look({ "card/a": hidden }), look({ "card/a": at("mat/1", 20) }), still)).toEqual(
      [],
    );
  });

  it("knows a card from its chip", () => {
    expect(
      sameSize(
        { left: 0, top: 0, width: 119, height: 88 },
        { left: 0, top: 0, width: 119, height: 70 },
      ),
    ).toBe(true);
    expect(
      sameSize(
        { left: 0, top: 0, width: 119, height: 88 },
        { left: 0, top: 0, width: 30, height: 22 },
      ),
    ).toBe(false);
  });
});
