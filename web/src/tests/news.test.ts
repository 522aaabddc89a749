import { describe, expect, it } from "vitest";

import { words } from "../lib/phrasebook";
import { brief, gains, LONGEST, news } from "../lib/table/news";

const view = (...coins: number[]) => ({ mats: coins.map((one) => ({ coins: one })) });
const event = (id: string, seat: number) => ({
  kind: 0,
  args: [],
  words: words(id, { who: { is: "seat" as const, seat } }),
});

describe("since your last turn", () => {
  it("tells what every other seat did and what it brought, over all that happened", () => {
    const since = [
      { view: view(1, 1, 1), beats: [{ events: [event("a", 2)], view: view(1, 1, 3) }] },
      {
        view: view(1, 1, 3),
        beats: [{ events: [event("b", 1), event("mine", 0), event("c", 2)], view: view(5, 0, 4) }],
      },
    ];
    const found = news(since, 0, { coins: "counter-coins" });
    expect(found.map(({ seat, lines }) => [seat, lines.map(({ id }) => id)])).toEqual([
      [2, ["a", "c"]],
      [1, ["b"]],
    ]);
    expect(found.map((one) => one.gains)).toEqual([
      [{ number: 3, name: "counter-coins" }],
      [{ number: -1, name: "counter-coins" }],
    ]);
    expect(gains(view(1), view(5), 0, { coins: "x" })).toEqual([{ number: 4, name: "x" }]);
  });
  it("says it in few letters", () => {
    const long = "Mira ".repeat(30);
    expect(brief([long, "Mira sails."])).toBe("Mira sails.");
    expect(brief([long]).length).toBeLessThanOrEqual(LONGEST);
    expect(brief([long]).endsWith("Mira …")).toBe(true);
  });
});
