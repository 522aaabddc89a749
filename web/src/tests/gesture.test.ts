/** What acts on the board, and what it says. */
import { describe, expect, it } from "vitest";

import type { Question } from "$shell/lib/board";
import type { Lead } from "$shell/lib/messages";
import {
  acting,
  goOn,
  leadOf,
  leadTo,
  placeless,
  placesOf,
  runOf,
  takesUp,
} from "$shell/lib/table/gesture";

const words = { is: "words" as const, id: "x" };
const choice = (option: number, address: string | null, more = {}) => ({
  option,
  id: String(option),
  words,
  address,
  ...more,
});
const lead = (begins: number, option: number, address: string, more = {}): Lead => ({
  begins,
  steps: [{ kind: "where", option }],
  ends: choice(option, address, more),
});
const dice: Question = {
  kind: "dice",
  words,
  choices: [choice(0, "die/1"), choice(1, "die/2"), choice(9, "pass")],
  leads: [lead(0, 0, "room/a"), lead(0, 1, "room/b"), lead(1, 1, "room/b"), lead(1, 2, "room/c")],
};
const places = (question: Question) => question.choices.map(({ address }) => address);

describe("what acts", () => {
  it("is a choice, and a place that only one gesture can mean", () => {
    expect(places(acting(dice, null))).toEqual(["die/1", "die/2", "pass", "room/a", "room/c"]);
    expect(leadTo(dice, "room/b")).toBeNull();
    const option = leadTo(dice, "room/c") ?? 0;
    expect(leadOf(dice, option)?.begins).toBe(1);
  });
  it("is the place of the gesture that is meant, where several end there", () => {
    const planned = { ...dice, leads: [...(dice.leads ?? [])] };
    planned.leads[2] = lead(1, 1, "room/b", { meant: true });
    expect(leadOf(planned, leadTo(planned, "room/b") ?? 0)?.begins).toBe(1);
  });
  it("is where a lifted piece may go, with the pieces that could be lifted instead", () => {
    expect(places(acting(dice, 0))).toEqual(["die/1", "die/2", "pass", "room/a", "room/b"]);
  });
  it("is the lifted piece's place before another choice at the same place", () => {
    const both = { ...dice, choices: [...dice.choices, choice(5, "room/a")] };
    const there = acting(both, 0).choices.filter(({ address }) => address === "room/a");
    expect(there.map(({ option }) => option)).toEqual([100]);
  });
});

describe("a chain of answers", () => {
  const asked = { kind: "where", words, choices: [choice(2, "room/c")] };
  const chain = [
    { kind: "pay", option: 0 },
    { kind: "where", option: 2 },
    { kind: "after", option: 1 },
  ];
  it("passes over what was answered meanwhile", () => {
    expect(goOn(chain, asked)).toEqual([chain[1], [chain[2]]]);
  });
  it("ends where something else is asked", () => {
    expect(goOn(chain, { ...asked, kind: "bonus" })).toBeNull();
    expect(goOn([{ kind: "where", option: 3 }], asked)).toBeNull();
  });
});

describe("the bar", () => {
  it("holds what has no place, neither its own nor through a gesture", () => {
    expect(placeless(dice, null).map(({ option }) => option)).toEqual([9]);
    const menu = { ...dice, choices: [choice(0, null), choice(3, null)] };
    expect(placeless(menu, null).map(({ option }) => option)).toEqual([3]);
  });
  it("counts the places that glow", () => {
    expect(placesOf(acting(dice, null), null)).toBe(4);
    expect(placesOf(dice, new Set(["die/1"]))).toBe(1);
  });
});

describe("a piece that lies somewhere", () => {
  const run = { words, steps: [{ kind: "dice", option: 12 }], address: "room/d", lifts: 1 };
  const laid = { ...dice, runs: [{ words, steps: [] }, run] };
  it("acts, comes back and can be dragged", () => {
    const back = acting(laid, null).choices.find(({ address }) => address === "room/d");
    expect(runOf(laid, back?.option ?? 0)).toBe(run);
    expect(takesUp(laid, back?.option ?? 0)).toBe(true);
    expect(leadOf(laid, back?.option ?? 0)).toBeNull();
  });
  it("stays where it lies while another one is in the hand", () => {
    expect(places(acting(laid, 0))).not.toContain("room/d");
  });
});
