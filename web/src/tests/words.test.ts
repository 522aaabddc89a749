import { describe, expect, it } from "vitest";

import { numbersIn, Phrasebook, seatsIn, words } from "../lib/phrasebook";

const book = new Phrasebook(
  "en",
  `seat-name = Seat { $number }
has = { $seat } has { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }: { $things }
ox = Ox
`,
);

describe("a phrasebook", () => {
  it("says messages with numbers, names and other messages", () => {
    const said = words("has", {
      seat: { is: "seat", seat: 1 },
      n: 2,
      things: [words("ox"), words("ox")],
    });
    expect(book.say(said, ["Ada", "Mira"])).toBe("Mira has 2 coins: Ox, Ox");
    expect(
      book.say(words("has", { seat: { is: "seat", seat: 4 }, n: 1, things: words("ox") })),
    ).toBe("Seat 5 has 1 coin: Ox");
  });
  it("writes a number below nothing with a minus, and chooses by it", () => {
    const said = words("has", { seat: { is: "seat", seat: 0 }, n: -1, things: words("ox") });
    expect(book.say(said, ["Ada"])).toMatch(/^Ada has −1 coins?: Ox$/);
  });
  it("falls back to the name of a card it does not know", () => {
    expect(book.say(words("card-mine", { name: "My own card" }))).toBe("My own card");
  });
  it("knows of which seats a sentence speaks, whatever their names are", () => {
    const gives = words("gives", {
      from: { is: "seat", seat: 2 },
      what: [words("of", { seat: { is: "seat", seat: 0 } })],
      n: 1,
      text: "Tomas",
      again: { is: "seat", seat: 2 },
    });
    expect(seatsIn(gives)).toEqual([2, 0]);
  });
});

describe("the numbers in a sentence", () => {
  it("are found as they stand there", () => {
    expect(numbersIn("die 3")).toEqual([3]);
    expect(numbersIn("Nobles 1 (12)")).toEqual([1, 12]);
    expect(numbersIn("Pipkin")).toEqual([]);
  });
});
