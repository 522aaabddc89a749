import { describe, expect, it } from "vitest";

import {
  actionDone,
  counted,
  fit,
  income,
  mark,
  preludeOf,
  rivals,
  short,
  signboards,
  signed,
  stepNumber,
} from "./facts";
import { mat, tile, view } from "./sample";
import { GOSSIPS, STEPS } from "./view";

describe("effects as marks", () => {
  it("tell a debt from guldens by their sign", () => {
    expect(mark({ kind: "guldens", n: 4 })).toEqual({ sign: "x-gulden", text: "+4", bad: false });
    expect(mark({ kind: "guldens", n: -4 })).toEqual({ sign: "x-debt", text: "4", bad: true });
  });
  it("name the group, the gossip, or any", () => {
    expect(mark({ kind: "reputation", of: "nobles", n: -1 })).toEqual({
      sign: "x-nobles",
      text: "−1",
      bad: true,
    });
    expect(mark({ kind: "gossip", of: "any", n: 3 }).sign).toBe("x-g-any");
    expect(mark({ kind: "gossip", of: "economic", n: 1 }).text).toBe("");
    expect(mark({ kind: "reserve", n: 1 }).text).toBe("");
    expect(mark({ kind: "reserve", n: 2 }).text).toBe("2");
  });
});

it("gossips are marked as used in step 3 only: later they can still pay for tiles", () => {
  const used = { gossips_used: ["economic" as const] };
  expect(actionDone(view(undefined, { ...used, step: "gossip_actions" }), 0, "economic")).toBe(
    true,
  );
  expect(actionDone(view(undefined, { ...used, step: "invest" }), 0, "economic")).toBe(false);
  expect(actionDone(view(undefined, { ...used, step: "gossip_actions" }), 0, "political")).toBe(
    false,
  );
  expect(actionDone(view(undefined, { ...used, step: "gossip_actions" }), 1, "economic")).toBe(
    false,
  );
});

it("signboards keep their order, whoever picks them", () => {
  const mats = [mat({ signboard: "dog_star" }), mat({ seat: 1, signboard: null })];
  const seen = view(mats, { signboards: ["black_swan", "smelly_cat"] });
  expect(signboards(seen)).toEqual([
    { id: "black_swan", seat: null },
    { id: "dog_star", seat: 0 },
    { id: "smelly_cat", seat: null },
  ]);
});

describe("step 8", () => {
  it("stops at the limit and pays debts (E7)", () => {
    const rich = mat({ chest: 6, pouch: 12, revenue: 9, debt: 4 });
    expect(income(view(), rich)).toEqual({ revenue: 9, paid: 4, lost: 7, chest: 16, debt: 0 });
  });
  it("leaves what cannot be paid (E8)", () => {
    expect(income(view(), mat({ pouch: 1, revenue: 2, debt: 5 }))).toMatchObject({
      chest: 0,
      paid: 3,
      debt: 2,
    });
  });
});

describe("a purchase", () => {
  const cages = tile("steel_cages", { cost: 5, gossip: "economic", gossips: 3 });
  it("lacks guldens unless gossips pay", () => {
    expect(short(mat({ pouch: 2 }), cages, GOSSIPS)).toBe(3);
    expect(short(mat({ pouch: 2, gossips: [3, 0, 0] }), cages, GOSSIPS)).toBe(0);
    expect(short(mat({ pouch: 5 }), cages, GOSSIPS)).toBe(0);
  });
});

it("rivals follow clockwise", () => {
  const table = view([0, 1, 2, 3].map((seat) => mat({ seat })));
  expect(rivals(table, 2).map((one) => one.seat)).toEqual([3, 0, 1]);
  expect(rivals(table, null).map((one) => one.seat)).toEqual([1, 2, 3]);
});

it("small things are counted and measured", () => {
  expect(signed(0)).toBe("+0");
  expect(stepNumber(STEPS, "invest")).toBe(4);
  expect(stepNumber(STEPS, "setup")).toBe(0);
  expect(counted(["a", "b", "a"])).toEqual([
    { id: "a", copies: 2 },
    { id: "b", copies: 1 },
  ]);
  expect(["Kobi", "Featherbed", "Featherbed rooms"].map((name) => fit(name, 8))).toEqual([
    "",
    "long",
    "vlong",
  ]);
});

describe("the evening before the first round", () => {
  const hung = mat({ signboard: "swan", draft_hand_count: 0 });
  it("begins with signboards", () =>
    expect(preludeOf(view([hung, mat({ signboard: null })]))).toBe("signboard"));
  it("goes on with basic tiles where there are any", () => {
    expect(preludeOf(view([{ ...hung, draft_hand_count: 2 }]))).toBe("draft");
    expect(preludeOf(view([hung]))).toBe("place");
  });
  it("speaks of no basic tiles where there are none", () =>
    expect(preludeOf(view([hung], { with_corners: false }))).toBe("start"));
});
