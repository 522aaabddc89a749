/** The board calls things as the rest of the house does. */
import { expect, it } from "vitest";

import titleWords from "../words/en.ftl?raw";
import { Phrasebook, words } from "$shell/lib/phrasebook";

import boardWords from "./words/en.ftl?raw";
import { inn, tile } from "./sample";
import { basicLine, effectsText, recipeLine, spaceLabel, spaceLine, tileLine } from "./speak";

const book = new Phrasebook("en", `${titleWords}\n${boardWords}`);
const say = (said: ReturnType<typeof words>): string => book.say(said);

it("spaces have a letter and a number", () => {
  expect(["r1c1", "r2c3", "r4c5"].map(spaceLabel)).toEqual(["A1", "C2", "E4"]);
});

it("a tile says its kind, its price and what it gives", () => {
  const cages = tile("steel_cages", {
    colour: "service",
    cost: 5,
    gossip: "economic",
    gossips: 3,
    effects: [
      { kind: "reputation", of: "outlaws", n: 3 },
      { kind: "guldens", n: 6 },
      { kind: "revenue", n: -2 },
    ],
  });
  expect(tileLine(say, cages)).toBe(
    "Steel cages. Service (brown). Costs 5 guldens or 3 economic gossips. Gives Outlaws +3, 6 guldens, −2 revenue.",
  );
  expect(
    tileLine(say, tile("kobi", { colour: "guest", cost: 3, ingredient: "venison" })),
  ).toContain("venison");
});

it("an owner's own tile keeps its name", () => {
  expect(tileLine(say, tile("zoo", { name: "The zoo" }))).toMatch(/^The zoo\. /);
});

it("rooms say where they lie and what is in them", () => {
  const [corner, plank] = inn("b...b", ".....", ".....", "b...b");
  expect(corner && spaceLine(say, corner)).toContain("A1");
  expect(plank && spaceLine(say, plank)).toBe("B1");
  const built = {
    ...plank,
    id: "r2c3",
    ring: "inner" as const,
    tile: tile("kobi", { ingredient: "venison" }),
    tokens: 2,
    marked: true,
  };
  for (const part of ["Kobi", "C2", "2 tokens", "collector"])
    expect(spaceLine(say, built)).toContain(part);
});

it("basic tiles and recipes are told in full", () => {
  expect(
    basicLine(say, {
      id: "hayloft",
      name: "",
      effects: [
        { kind: "revenue", n: 1 },
        { kind: "guldens", n: -4 },
      ],
    }),
  ).toContain("+1 revenue, 4 debts; bonuses are given back");
  expect(
    basicLine(say, { id: "garden_patch", name: "", effects: [{ kind: "garden", n: 1 }] }),
  ).toMatch(/; nothing is given back when it is covered$/);
  const tart = {
    id: "orchard_tart",
    name: "",
    ingredients: ["honey", "citrus"],
    at_hand: ["honey"],
    reward: [{ kind: "prestige", n: 7 }],
  };
  expect(recipeLine(say, tart)).toBe(
    "Orchard tart. honey (at hand), citrus (missing). brings +7 Prestige",
  );
  expect(
    effectsText(say, [
      { kind: "gossip", of: "any", n: 1 },
      { kind: "reserve", n: 1 },
    ]),
  ).toBe("1 gossip of any type, reserve a tile");
});
