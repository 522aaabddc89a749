import { describe, expect, it } from "vitest";

import {
  caravels,
  effectSign,
  expected,
  festivalAfter,
  festivalFromView,
  festivalShown,
  friendState,
  keptNote,
  payNow,
  progress,
  shortName,
  signed,
  verdict,
} from "./facts";
import type { Happening } from "./happened";
import { costume } from "./portraits";
import { actor, chameleon, city, mat, table } from "./sample";

describe("names", () => {
  it("are short without title or surname", () => {
    expect(
      ["Pipkin", "Dame Hilaria", "Zanni the Great", "La Reine Dolorosa"].map(shortName),
    ).toEqual(["Pipkin", "Hilaria", "Zanni", "Dolorosa"]);
  });
});

describe("figures", () => {
  it("show their sign", () => expect([3, 0, -4].map(signed)).toEqual(["+3", "0", "−4"]));
  it("say how far a request is", () => {
    const request = { id: "r", name: "R", pay: 3, met: false, condition: "level_sum" };
    expect(progress({ ...request, now: 7, least: 8 })).toBe("7/8");
    expect(progress({ ...request, now: 4, most: 3 })).toBe("4");
    expect(progress({ ...request, now: 9, least: 8 })).toBe("9");
    expect(progress({ ...request, condition: "best_show" })).toBe("");
  });
});

describe("the Chameleon", () => {
  const unsaid = mat(0, {
    comedy: 5,
    tragedy: 5,
    entertainers: [chameleon],
    prospect: { actors: 2, show: 6, best: true },
  });

  it("counts in the verdict as it does in the pay that is foreseen", () => {
    expect(verdict(unsaid)).toBe("best");
    expect(expected(unsaid)).toBe(1);
    expect(verdict(mat(0, { difference: -1, entertainers: [chameleon] }))).toBe("none");
    expect(verdict(mat(0, { difference: -1 }))).toBe("disliked");
    expect(verdict(mat(0, { prospect: { actors: 0, show: 3, best: false } }))).toBe("liked");
  });
  it("is already in the sums when it has said what it plays", () =>
    expect(expected({ ...unsaid, difference: 1, role: "comedy" })).toBe(1));
});

describe("caravels", () => {
  it("are not ready while they wait or lie at anchor", () => {
    const cities = [
      { ...city(1), waiting: [0, 1] },
      { ...city(2), anchored: [0] },
      { ...city(3), anchored: [1] },
    ];
    const view = table({
      cities,
      mats: [mat(0, { shown: [1], played: [2] }), mat(1)],
    });
    expect(caravels(view, 0)).toBe(5);
  });
});

describe("a request that was shown", () => {
  it("says when it pays again", () => {
    expect(keptNote(table({ season: 1 }))).toBe("board-kept");
    expect(keptNote(table({ season: 2 }))).toBe("board-kept-again");
    expect(keptNote(table({ season: 2, phase: "over" }))).toBe("board-kept-last");
  });
});

describe("what would be paid now", () => {
  it("is what the server says is still due, and not what was paid already", () => {
    const own = mat(0, {
      prospect: { actors: 2, show: 6, best: true },
      due: { actors: 2, show: 6, requests: 4 },
    });
    expect(payNow(own)).toBe(12);
    expect(payNow({ ...own, due: { actors: 0, show: 0, requests: 4 } })).toBe(4);
  });
});

describe("a friendly troupe", () => {
  const friend = {
    seat: 0,
    colour: "amber",
    open: [1, 2],
    played: [],
    drawn: null,
  };

  it("has drawn as soon as the round begins, and its owner knows what", () => {
    expect(friendState(table({ phase: "before_travel" }), friend)).toBe("hidden");
    expect(friendState(table({ phase: "travel" }), { ...friend, drawn: 2 })).toBe("secret");
    expect(friendState(table({ phase: "after_reveal" }), { ...friend, drawn: 2 })).toBe("drawn");
    expect(friendState(table({ phase: "encounters" }), friend)).toBe("");
  });
});

describe("the festival", () => {
  const shows: Happening[] = [
    { name: "festival", numbers: [0, 1] },
    { name: "paid-actors", numbers: [1, 2] },
    { name: "paid-show", numbers: [1, 6, 1] },
  ];
  const requests: Happening[] = [
    { name: "showed", numbers: [0, 4, 3] },
    { name: "paid-again", numbers: [0, 5, 2] },
    { name: "season", numbers: [1] },
  ];

  it("is told in two parts: shows, then requests", () => {
    const first = festivalAfter(null, shows, 2);
    expect(first).toEqual({
      season: 1,
      lines: [
        { seat: 0, actors: 0, show: 0, best: false, request: null },
        { seat: 1, actors: 2, show: 6, best: true, request: null },
      ],
    });
    const whole = festivalAfter(first, requests, 2);
    expect(whole?.lines).toEqual([
      { seat: 0, actors: 0, show: 0, best: false, request: 5 },
      { seat: 1, actors: 2, show: 6, best: true, request: 0 },
    ]);
    expect(festivalAfter(whole, [{ name: "dealt", numbers: [1, 2] }], 2)).toEqual(whole);
  });

  it("begins anew with the next one", () => {
    const second = festivalAfter(
      festivalAfter(null, [...shows, ...requests], 2),
      [{ name: "festival", numbers: [1, 0] }],
      2,
    );
    expect(second?.season).toBe(2);
    expect(second?.lines[0]?.request).toBeNull();
    expect(festivalAfter(null, requests, 2)).toBeNull();
  });

  it("is foreseen from the table", () => {
    const view = table({
      mats: [mat(0, { prospect: { actors: 1, show: 6, best: true } }), mat(1)],
    });
    expect(festivalFromView(view).lines[0]).toEqual({
      seat: 0,
      actors: 1,
      show: 6,
      best: true,
      request: null,
    });
  });

  it("is not shown without its requests to who opens the table afterwards", () => {
    const over = table({ phase: "over", season: 2, mats: [mat(0), mat(1)] });
    expect(festivalShown(over, null, false)).toBeNull();
    const told = festivalAfter(null, [{ name: "festival", numbers: [1, 0] }, ...requests], 2);
    expect(festivalShown(over, told, false)).toBe(told);
    const festival = { ...over, phase: "festival" };
    expect(festivalShown(festival, null, false)).toEqual(festivalFromView(festival));
    expect(festivalShown({ ...over, phase: "travel" }, told, false)).toBeNull();
    expect(festivalShown({ ...over, phase: "travel" }, told, true)).toBe(told);
  });
});

describe("a costume", () => {
  it("has the hat of its level and differs within a level", () => {
    const worn = ["a", "b", "c", "d"].map((letter) => costume(actor("comedy", 1, letter)));
    expect(worn.every(({ hat }) => hat === 1)).toBe(true);
    expect(new Set(worn.map(({ cloak, hair, shape }) => cloak + hair + String(shape))).size).toBe(
      4,
    );
  });

  it("comes with the sign of its effect", () => {
    expect([1, 2, 3, 4, 5].map((level) => effectSign(actor("tragedy", level)))).toEqual([
      "return",
      "steal",
      "boxoffice",
      "pride",
      "fee",
    ]);
  });
});
