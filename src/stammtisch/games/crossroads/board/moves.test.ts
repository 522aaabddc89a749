/** Events become a line of time, and the line says when a piece moves. */
import { describe, expect, it } from "vitest";

import { words } from "$shell/lib/phrasebook";

import { happenings, NAMES } from "./happened";
import { planned, spokenOf } from "./moves";
import { timeline } from "./timeline";

const event = (
  name: (typeof NAMES)[number],
  args: number[],
  things: Record<string, string> = {},
) => ({
  kind: NAMES.indexOf(name),
  args,
  words: words(
    `event-${name}`,
    Object.fromEntries(Object.entries(things).map(([key, id]) => [key, words(id)])),
  ),
});
const line = (...events: ReturnType<typeof event>[]) => timeline(happenings(events));

describe("a purchase", () => {
  const bought = line(
    event("bought", [0, 3, 6], { tile: "tile-cook" }),
    event("tile-laid", [9, 4], { tile: "tile-kobi" }),
  );
  it("moves the tile first, then the one from the sack", () => {
    expect(bought.goes.get("cook")).toBe(0);
    expect(bought.comes.get("kobi")).toBeGreaterThan(0);
    const plan = planned(bought);
    expect(plan("tile/cook/1", "track/2/slot/2", "bought").at).toBe(0);
    expect(plan("tile/kobi/1", null, "track/2/slot/1")).toEqual({
      at: bought.comes.get("kobi"),
      via: "sack/2",
    });
  });
  it("pays from the Pouch", () => {
    expect(bought.flights).toMatchObject([
      { from: "pouch/0", to: "supply", sign: "x-gulden", number: 6 },
    ]);
  });
});

it("a tile that falls off its road goes to the pile of its tier", () => {
  const plan = planned(line(event("tile-discarded", [2, 7], { tile: "tile-toll_gate" })));
  expect(plan("tile/toll_gate/1", "track/2/slot/4", null).via).toBe("heap/2");
});

it("a rival's tile goes to that rival's mat", () => {
  const plan = planned(line(event("bought", [2, 3, 6], { tile: "tile-cook" })));
  expect(plan("tile/cook/1", "track/2/slot/2", null).via).toBe("mat/2");
});

it("tokens walk when their event comes", () => {
  const walk = line(
    event("die", [0, 5]),
    event("reputation", [1, 4, 3, 5], { group: "group-nobles" }),
    event("prestige", [1, 2, 8]),
  );
  expect(walk.dice).toEqual([{ at: 0, roll: 5 }]);
  const plan = planned(walk);
  expect(plan("rep/nobles/1", "", "").at).toBeGreaterThan(0);
  expect(plan("prestige/1", "", "").at).toBeGreaterThan(plan("rep/nobles/1", "", "").at);
  expect(plan("rep/nobles/0", "", "").at).toBe(0);
});

it("what no event speaks of has not moved", () => {
  const quiet = line(event("recipe-drawn", [0, 3], { recipe: "recipe-orchard_tart" }));
  expect(spokenOf("recipe/orchard_tart", quiet)).toBe(true);
  expect(spokenOf("recipe/black_broth", quiet)).toBe(false);
  expect(spokenOf("tile/cook/1", quiet)).toBe(false);
});

it("gossips fly between the seats", () => {
  expect(line(event("gossip-stolen", [0, 1, 2])).flights).toMatchObject([
    { from: "gossip/1/traveller", to: "gossip/0/traveller", sign: "x-g-traveller" },
  ]);
});

it("a long update is squeezed", () => {
  const long = line(...Array.from({ length: 40 }, () => event("die", [0, 1])));
  expect(long.total).toBeLessThanOrEqual(1500);
  expect(long.dice.at(-1)?.at).toBeLessThan(1500);
});

it("unspent guldens go back from the Pouch to the Chest", () => {
  const kept = line(event("income", [1, 5, 0, 5]), event("kept", [1, 2, 0, 7]));
  expect(kept.flights).toMatchObject([
    { from: "supply", to: "chest/1", number: 5 },
    { from: "pouch/1", to: "chest/1", number: 2 },
  ]);
});

it("gossips that pay for a tile are of the type that the event names", () => {
  const paid = line(event("bought-gossip", [0, 3, 2, 1, 4], { tile: "tile-thug" }));
  expect(paid.flights).toMatchObject([
    { from: "gossip/0/political", to: "supply", sign: "x-g-political", number: 2 },
  ]);
});
