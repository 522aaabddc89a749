import { describe, expect, it } from "vitest";

import { chronicle, thingsIn } from "../lib/table/chronicle";
import { words } from "../lib/phrasebook";

const seat = (number: number) => ({ who: { is: "seat" as const, seat: number } });
const line = (id: string, args = {}) => words(id, args);
const story = { rounds: ["evening"], turns: ["turn"], deals: ["dealt"] };

describe("the log", () => {
  it("has rounds as its title heads them, and what came before", () => {
    const found = chronicle(
      [line("laid"), line("evening", { n: 1 }), line("x"), line("evening")],
      story,
    );
    expect(found.map((one) => one.heading)).toEqual([
      null,
      line("evening", { n: 1 }),
      line("evening"),
    ]);
  });
  it("begins a round with the first turn that names it", () => {
    const turn = (round: number, who: number) => line("turn", { round, ...seat(who) });
    const found = chronicle([turn(1, 0), line("x"), turn(1, 1), turn(2, 0)], story);
    expect(found.map((one) => [one.heading, one.turns.map((held) => held.seat)])).toEqual([
      [1, [0, 1]],
      [2, [0]],
    ]);
  });
  it("takes what is dealt together", () => {
    const log = [line("x"), line("dealt"), line("dealt"), line("y"), line("dealt")];
    const [round] = chronicle(log, story);
    expect(round?.turns[0]?.passages.map((one) => one.lines.length)).toEqual([1, 2, 1, 1]);
  });
  it("leaves no line out", () => {
    const ids = ["a", "evening", "dealt", "dealt", "turn", "b", "turn", "evening", "c"];
    const found = chronicle(
      ids.map((id) => line(id)),
      story,
    );
    const told = found.flatMap(({ heading, turns }) => [
      ...(heading === null || typeof heading === "number" ? [] : [heading.id]),
      ...turns.flatMap((turn) => turn.passages.flatMap((one) => one.lines.map(({ id }) => id))),
    ]);
    expect(told).toEqual(ids);
  });
  it("knows the things that a line names, inside others too", () => {
    const table = line("table-in", { tavern: line("tavern-minstrel") });
    expect(thingsIn(line("seated", { table }))).toEqual(["table-in", "tavern-minstrel"]);
  });
});
