/** What happened is seen in its order, and never takes long. */
import { describe, expect, it } from "vitest";

import { planned } from "./moves";
import { timeline } from "./timeline";

const happened = (name: string, ...numbers: number[]) => ({ name, numbers });

describe("the timeline", () => {
  it("lets goods travel from where they are made to their owner", () => {
    const line = timeline([happened("served", 1, 4, 2, 30, 5), happened("used", 1, 6, 2, 3)]);
    expect(line.flights).toEqual([
      { at: 0, sign: "ducat", from: "table/1/2", to: "ducats/1", n: 5 },
      { at: 200, sign: "beer", from: "tile/1/supply", to: "beer/1", n: 3 },
    ]);
    expect(line.uses.get(1)).toBe("tile/1/supply");
  });
  it("moves everything closer together when much has happened", () => {
    const line = timeline(Array.from({ length: 60 }, () => happened("walked", 0, 3, 9)));
    expect(line.total).toBeLessThanOrEqual(1800);
    expect(line.walks.at(-1)?.at).toBeLessThan(1800);
  });
  it("knows steps back on the track", () => {
    expect(timeline([happened("fell-back", 0, 2, 5)]).climbs).toEqual([
      { at: 0, seat: 0, steps: 2, to: 5, back: true },
    ]);
  });
});

describe("the plan of the pieces", () => {
  it("brings cards from the draw pile one after the other", () => {
    const plan = planned(timeline([happened("turned-up", 0, 8)]));
    expect(plan("patron/0/1/noble", null, "table/0/1")).toEqual({ at: 0, via: "deck/0" });
    expect(plan("patron/0/2/guest_4_weaver", null, "table/0/2")).toEqual({
      at: 110,
      via: "deck/0",
    });
  });
  it("takes a drafted die from the coaster and a used one to its space", () => {
    const plan = planned(timeline([happened("drafted", 2, 5), happened("served", 2, 5, 1, 3, 4)]));
    expect(plan("die/white/2/5/0", null, "dice/2").via).toBe("coaster/2");
    expect(plan("die/white/2/5/0", "dice/2", null).via).toBe("table/2/1");
  });
  it("sends a recruited guest to the pile of whoever won it", () => {
    const plan = planned(timeline([happened("recruited", 3, 40, 5)]));
    expect(plan("guest/2/guest_5_miller/0", "offer/2", null).via).toBe("deck/3");
  });
});
