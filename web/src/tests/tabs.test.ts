import { describe, expect, it } from "vitest";

import type { Layout } from "../lib/messages";
import { partIn, tabOf, tabsWith } from "../lib/tabs";

const name = { is: "words" as const, id: "x", args: {} };
const zone = (address: string, owner?: number) => ({
  words: name,
  address,
  ...(owner === undefined ? {} : { owner }),
});
const layout = {
  status: [],
  common: [zone("city/1")],
  mats: [zone("mat/0", 0), zone("mat/1", 1)],
} as unknown as Layout;
const ask = (...addresses: (string | null)[]) =>
  ({
    kind: "k",
    words: name,
    choices: addresses.map((address, option) => ({ option, id: "", words: name, address })),
  }) as never;

describe("the tabs that have something to choose", () => {
  it("are found by where the things lie", () => {
    expect([...tabsWith(ask("city/1", "mat/1"), partIn(layout, 0), false)]).toEqual([
      "board",
      "others",
    ]);
    expect([...tabsWith(ask("mat/1"), partIn(layout, 1), false)]).toEqual(["me"]);
    expect([...tabsWith(ask("mat/1"), partIn(layout, 1), true)]).toEqual(["board", "me"]);
  });
  it("leave out what only the prompt bar offers", () =>
    expect(tabsWith(ask("pass", null), partIn(layout, 0), true).size).toBe(0));
  it("are none while nothing is asked", () =>
    expect(tabsWith(null, partIn(layout, 0), true).size).toBe(0));
});

describe("the tab that opens", () => {
  const part = partIn(layout, 0);
  it("stays where some pieces of the question lie", () => {
    expect(tabOf(ask("mat/0", "city/1"), part, "board")).toBe("board");
    expect(tabOf(ask("mat/0", "city/1"), part, "me")).toBe("me");
  });
  it("is the one with most of them where none lies on the open one", () => {
    expect(tabOf(ask("mat/0", "pass", null), part, "board")).toBe("me");
    expect(tabOf(ask("pass"), part, "others")).toBe("others");
  });
});
