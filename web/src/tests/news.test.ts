import { describe, expect, it } from "vitest";

import { words, type Words } from "../lib/phrasebook";
import { breath, brief, brought, gains, inWords, LONGEST, news, tidings } from "../lib/table/news";

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
  it("names what mattered most before what came first", () => {
    const say = ({ id }: { id: string }): string => `${id}.`;
    const lines = ["receives", "welcomes", "buys", "puts away"].map((id) => words(id));
    expect(tidings(lines, ["buys", "welcomes"], say)).toEqual(["buys.", "welcomes."]);
    expect(tidings(lines, [], say)).toEqual(["receives."]);
    const long = "x".repeat(LONGEST - 3);
    expect(tidings([words("buys"), words(long)], ["buys", long], say)).toEqual(["buys."]);
  });
  it("leaves out what only heads a turn, and says it in one breath", () => {
    const say = (said: Words): string => said.id;
    const of = (seat: number, found: object[]) => ({
      seat,
      lines: [words("turn"), words("sits"), words("buys")],
      gains: found as [],
    });
    const told = inWords(
      [of(1, []), of(2, [{ number: 2, name: "coins" }])],
      ["turn"],
      ["buys"],
      say,
    );
    expect(told.map(({ lines }) => lines)).toEqual([
      ["sits", "buys"],
      ["sits", "buys"],
    ]);
    expect(told.map((one) => breath(one, say))).toEqual(["buys", "+2 coins"]);
    expect(inWords([{ ...of(1, []), lines: [words("turn")] }], ["turn"], [], say)).toEqual([]);
  });
  it("says how many of what, so that the noun can agree", () => {
    const say = (said: Words): string => `point of ${String(said.args?.["number"])}`;
    expect(brought({ number: 1, name: "points" }, say)).toBe("+1 point of 1");
    expect(brought({ number: -2, name: "points" }, say)).toBe("−2 point of 2");
  });
  it("says it in few letters", () => {
    const long = "Mira ".repeat(30);
    expect(brief([long, "Mira sails."])).toBe("Mira sails.");
    expect(brief([long]).length).toBeLessThanOrEqual(LONGEST);
    expect(brief([long]).endsWith("Mira …")).toBe(true);
  });
});
