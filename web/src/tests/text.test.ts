import { describe, expect, it } from "vitest";

import { spoken } from "../lib/announcer.svelte";
import type { Layout, Words } from "../lib/messages";
import { words } from "../lib/phrasebook";
import { COMMANDS, meant, read } from "../lib/text/commands";
import { partsOf, thingsOn, type Teller } from "../lib/text/facts";
import { Digits, stepped } from "../lib/text/list";
import { numbered, numberedLine } from "../lib/text/offers";
import { summary } from "../lib/text/summary";

import cases from "./commands.json";

const say = ({ id, args }: Words): string =>
  [id, ...Object.values(args ?? {}).map((one) => (typeof one === "object" ? "" : String(one)))]
    .filter(Boolean)
    .join(" ");
const teller: Teller = {
  say,
  shell: (id, args = {}) => `${id.replace("shell-text-", "")}(${Object.values(args).join()})`,
  names: ["Ada", "Mira"],
  seat: 0,
  numberAt: (address) => (address === "row/1" ? 3 : null),
};

describe("what is typed", () => {
  it.each(cases.meant)("“%s” means those answers", (typed, found) => {
    expect(meant(typed as string, cases.names)).toEqual(found);
  });
  it.each(cases.read)("“%s” is read as %s", (typed, expected) => {
    const found = read(typed as string, (command) => command);
    expect(found.is === "command" ? found.command : found.is).toBe(expected);
  });
  it("is a command in the reader's language and in English", () => {
    const german = (command: string): string => (command === "undo" ? "zurück" : `x${command}`);
    expect(read("zuruck", german)).toMatchObject({ command: "undo" });
    expect(read("undo", german)).toMatchObject({ command: "undo" });
    expect(new Set(COMMANDS).size).toBe(COMMANDS.length);
  });
});

describe("the table in sentences", () => {
  const layout: Layout = {
    status: [],
    common: [
      {
        words: words("orcs"),
        arrangement: "track",
        first: -5,
        last: 5,
        pieces: [
          { words: words("Ada"), owner: 0, number: -3 },
          { words: words("Mira"), owner: 1, number: -1 },
        ],
      },
      {
        words: words("row"),
        pieces: [{ words: words("ship"), owner: 1, address: "row/1", number: 7, faded: true }],
        counters: [{ words: words("deck"), value: 4 }],
      },
      { words: words("bare") },
    ],
    mats: [
      { words: words("Mira"), owner: 1, counters: [{ words: words("coins"), value: 2, limit: 9 }] },
      { words: words("Ada"), owner: 0 },
    ],
  };
  const { common, mats } = partsOf(layout, teller);
  it("tells who stands where on a track", () => {
    expect(common[0]?.facts).toEqual(["track(you() −3, Mira −1,−5,5)"]);
  });
  it("names owners, gives every figure its word, and says which answer a thing is", () => {
    expect(common[1]?.facts).toEqual([
      "deck: 4",
      "ship, number(7), owner(Mira), spent() (option(3))",
    ]);
  });
  it("says where nothing lies", () => expect(common[2]?.facts).toEqual(["nothing()"]));
  it("puts one's own mat first", () => {
    expect(mats.map(({ heading }) => heading)).toEqual(["Ada, you()", "Mira"]);
    expect(mats[1]?.facts).toEqual(["coins: of(2,9)"]);
  });
  it("says once where a marker stands that speaks for itself, however its spaces are counted", () => {
    const gauge = { words: words("gauge"), arrangement: "track" as const, first: -7, last: 8 };
    const needle = { words: words("tragedy", { space: 1 }), number: 0 };
    const told = (note: Words | null) => {
      const zone = { ...gauge, note, pieces: [needle] };
      return partsOf({ status: [], common: [zone], mats: [] }, teller).common[0]?.facts;
    };
    expect(told(null)).toEqual(["tragedy 1"]);
    expect(told(needle.words)).toEqual(["tragedy 1"]);
  });
  it("ends every remark with one stop", () => {
    const notes = [words("An entertainer."), words("In a shared city")];
    const zone = { words: words("hand"), pieces: [{ words: words("Hermit"), notes }] };
    expect(partsOf({ status: [], common: [zone], mats: [] }, teller).common[0]?.facts).toEqual([
      "Hermit. An entertainer. In a shared city",
    ]);
  });
  it("finds everything that has a name", () => {
    expect(thingsOn(layout, say).map(({ name }) => name)).toContain("ship");
  });
});

describe("the list", () => {
  it("goes from the question into it and back, and to both ends", () => {
    expect(stepped("ArrowDown", -1, 3)).toBe(0);
    expect(stepped("ArrowUp", 0, 3)).toBe(-1);
    expect(stepped("ArrowDown", 2, 3)).toBe(2);
    expect([stepped("Home", 2, 3), stepped("End", 0, 3)]).toEqual([0, 2]);
    expect(stepped("x", 0, 3)).toBeNull();
    expect(stepped("End", -1, 0)).toBeNull();
  });
  it("makes one number of digits that come soon after each other", () => {
    let now = 0;
    const digits = new Digits(() => now);
    const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(digits.press("1", twenty)).toBe(0);
    now += 300;
    expect(digits.press("4", twenty)).toBe(13);
    now += 300;
    expect(digits.press("3", twenty)).toBe(2);
    now += 5000;
    expect(digits.press("9", [2, 5, 7])).toBeNull();
    expect(digits.press("7", [2, 5, 7])).toBe(2);
    digits.press("1", twenty);
    digits.clear();
    expect(digits.press("6", twenty)).toBe(5);
  });
});

describe("the numbers of answers", () => {
  const offer = (name: string, address: string | null) => ({
    key: name,
    number: 0,
    name,
    note: "",
    address,
    act: () => undefined,
  });
  const said = (found: ReturnType<typeof offer>[]): string[] => numbered(found).map(numberedLine);
  it("are those of their places where all have one", () => {
    const found = [
      offer("2 Aquilonia", "city/2"),
      offer("7 Avenio", "city/7"),
      offer("Pass", null),
    ];
    expect(said(found)).toEqual(["2: Aquilonia", "7: Avenio", "8: Pass"]);
  });
  it("are counted where some have none, or two have the same", () => {
    expect(said([offer("a", "row/1"), offer("b", "tavern/x")])).toEqual(["1: a", "2: b"]);
    expect(said([offer("a", "x/3"), offer("b", "y/3")])).toEqual(["1: a", "2: b"]);
  });
});

describe("what happened", () => {
  const seat = (number: number): Words["args"] => ({ seat: { is: "seat", seat: number } });
  const lines: Words[] = [
    { is: "words", id: "round" },
    { is: "words", id: "deal", args: seat(1) },
    { is: "words", id: "turn", args: seat(1) },
    { is: "words", id: "sails", args: seat(1) },
    { is: "words", id: "earns", args: seat(1) },
    { is: "words", id: "rolls", args: seat(0) },
  ];
  const past = {
    lines,
    before: { mats: [{ coins: 3 }, { coins: 5 }] },
    after: { mats: [{ coins: 1 }, { coins: 9 }] },
  };
  const keeping = {
    story: { rounds: ["round"], turns: ["turn"], deals: ["deal"] },
    worth: { coins: "coins" },
  };
  const told = (telling: "brief" | "usual" | "full"): string[] =>
    summary(past, 0, keeping, telling, say);
  it("is one sentence for each seat with what it brought", () => {
    expect(told("usual")).toEqual(["round", "sails +4 coins 4", "rolls −2 coins 2"]);
  });
  it("is nothing or everything for whoever wants that", () => {
    expect(told("brief")).toEqual([]);
    expect(told("full")).toEqual(["round", "turn", "sails", "earns", "rolls"]);
  });
  it("is spoken with a stop after each sentence", () => {
    expect(spoken(["Mira sails", " ", "You win!"])).toBe("Mira sails. You win!");
  });
});
