import { describe, expect, it } from "vitest";

import { clearOf, leadsForGood, rounds, seasons } from "../lib/axis";
import type { MarkShown } from "../lib/messages";
import { words } from "../lib/phrasebook";
import { layoutPlot } from "../lib/plot";

const mark = (at: number, kind: string, n?: number): MarkShown => ({
  at,
  kind,
  name: words("scene-round", n === undefined ? {} : { n }),
});
const curve = (seat: number, ...points: number[]) => ({ seat, name: String(seat), points });

describe("the axis of the plot", () => {
  it("gives each round its stretch and the number of the title", () => {
    const marks = [
      mark(0, "season", 1),
      mark(4, "round", 2),
      mark(6, "scene"),
      mark(7, "season", 1),
    ];
    expect(rounds(marks, 9)).toEqual([
      { number: 1, from: 0, to: 4 },
      { number: 2, from: 4, to: 7 },
      { number: 1, from: 7, to: 9 },
    ]);
    expect(rounds([mark(2, "round"), mark(3, "round")], 5).map(({ number }) => number)).toEqual([
      1, 2,
    ]);
  });
  it("names seasons only where there are several", () => {
    const marks = [mark(0, "season", 1), mark(4, "round", 2), mark(7, "season", 1)];
    expect(seasons(marks, 9)).toEqual([
      { number: 1, from: 0, to: 7 },
      { number: 2, from: 7, to: 9 },
    ]);
    expect(seasons(marks.slice(0, 2), 9)).toEqual([]);
  });
  it("finds where the winner took the lead and kept it", () => {
    expect(leadsForGood([curve(0, 3, 5, 2, 9), curve(1, 3, 1, 8, 10)])).toEqual({
      seat: 1,
      place: 2,
    });
  });
  it("says nothing of who always led, won at the last count, or shares the victory", () => {
    expect(leadsForGood([curve(0, 3, 5, 9), curve(1, 1, 1, 8)])).toBeNull();
    expect(leadsForGood([curve(0, 3, 5, 9), curve(1, 1, 6, 8)])).toBeNull();
    expect(leadsForGood([curve(0, 3, 5, 9), curve(1, 1, 6, 9)])).toBeNull();
    expect(leadsForGood([])).toBeNull();
  });
  it("writes a note beside its point where no line runs, else at the foot", () => {
    const note = (...other: number[]) => {
      const curves = [curve(0, 0, 0, 0, 0, 0, 0, 95, 100), curve(1, ...other)];
      const plot = layoutPlot(curves, 800, 400);
      return clearOf(plot, curves, { x: plot.x(6), y: plot.y(95) }, "Ada leads for good", 40);
    };
    expect(note(0, 0, 0, 0, 0, 0, 0, 0).y).toBe(40);
    expect(note(80, 85, 90, 94, 94, 94, 94, 94).y).toBeGreaterThan(340);
  });
});
