import type { Choice } from "$shell/lib/board";
import { words } from "$shell/lib/phrasebook";
import { describe, expect, it } from "vitest";

import { entry, option, Wish } from "./picks";
import type { Town } from "./view";

const choice = (number: number, id: string, address: string | null = null): Choice => ({
  option: number,
  id,
  words: words("x"),
  address,
});
const SEAT = choice(4, "seat_customer", "turn/customer");
const TABLE = choice(7, "elf_tavern_t2", "tavern/elf_tavern/table/2");

/** A shell that keeps what is picked and hands in what is picked twice, as the real one does. */
function table(kind: string, choices: Choice[]) {
  const handed: number[] = [];
  const town = {
    question: { kind, words: words("q"), choices },
    picked: null as number | null,
    pick(number: number) {
      if (town.picked === number) handed.push(number);
      town.picked = number;
    },
  };
  return { town: town as unknown as Town, handed };
}

describe("a wish", () => {
  it("hands in the first answer, and picks the second without handing it in", async () => {
    const wish = new Wish();
    const before = table("take_turn", [SEAT]);
    wish.then(before.town, SEAT, TABLE.address ?? "");
    expect(before.handed).toEqual([4]);
    const after = table("choose_table", [TABLE]);
    await wish.grant(() => after.town);
    expect(after.town.picked).toBe(7);
    expect(after.handed).toEqual([]);
  });

  it("hands in at once what was picked already", () => {
    const { town, handed } = table("take_turn", [SEAT]);
    town.pick(4);
    new Wish().then(town, SEAT, "x");
    expect(handed).toEqual([4]);
  });

  it("is forgotten when the turn is asked again, and when the thing is not offered", async () => {
    const wish = new Wish();
    wish.then(table("take_turn", [SEAT]).town, SEAT, TABLE.address ?? "");
    await wish.grant(() => table("take_turn", [SEAT]).town);
    const later = table("choose_table", [TABLE]);
    await wish.grant(() => later.town);
    expect(later.town.picked).toBeNull();

    wish.then(table("take_turn", [SEAT]).town, SEAT, "tavern/orc_tavern/table/1");
    await wish.grant(() => later.town);
    expect(later.town.picked).toBeNull();
  });
});

describe("entries of the turn", () => {
  it("are found by name, in the turn alone", () => {
    expect(entry(table("take_turn", [SEAT]).town, "seat_customer")).toBe(SEAT);
    expect(entry(table("take_turn", [SEAT]).town, "activate_local")).toBeNull();
    expect(entry(table("choose_table", [SEAT]).town, "seat_customer")).toBeNull();
  });

  it("may share an address: each button stands for its own choice", () => {
    const both = [
      choice(0, "first", "turn/customer"),
      choice(1, "second", "turn/customer"),
    ] as const;
    const picked: number[] = [];
    const town: Town = {
      ...table("choose_customer", [...both]).town,
      say: ({ id }) => id,
      pick: (number) => void picked.push(number),
    };
    for (const one of both) (option(town, one).attrs["onclick"] as () => void)();
    expect(picked).toEqual([0, 1]);
    expect(both.map((one) => option({ ...town, picked: 1 }, one).sel)).toEqual([false, true]);
  });
});
