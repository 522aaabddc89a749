import type { Choice } from "$shell/lib/board";
import { words } from "$shell/lib/phrasebook";
import { describe, expect, it } from "vitest";

import { entry, option } from "./choose";
import type { Town } from "./view";

const choice = (number: number, id: string, address: string | null = null): Choice => ({
  option: number,
  id,
  words: words("x"),
  address,
});
const SEAT = choice(4, "seat_customer", "turn/customer");

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
