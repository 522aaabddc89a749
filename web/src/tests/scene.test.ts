import { describe, expect, it } from "vitest";

import { beats, firstNew, most, totalAt, type Scene } from "$shell/lib/scene";
import { words } from "$shell/lib/phrasebook";

const said = words("x");
const scene: Scene = {
  id: "final",
  at: 9,
  heading: said,
  note: said,
  seat: said,
  unit: said,
  before: [7, 9],
  steps: [
    { id: "actors", name: said, cells: [{ points: 2 }, { points: 3 }] },
    { id: "requests", name: said, cells: [{ points: 4 }, { points: -2 }], order: [1, 0] },
  ],
};

describe("a scene", () => {
  it("stops after each step, and after each seat of a step that is told seat by seat", () => {
    expect(beats(scene).map(({ step, tells }) => [step, ...tells])).toEqual([
      [0, 0, 1],
      [1, 1],
      [1, 0],
    ]);
  });
  it("counts on from what was there, and only what has been told", () => {
    const [actors, first, second] = beats(scene);
    expect([0, 1].map((seat) => totalAt(scene, undefined, seat))).toEqual([7, 9]);
    expect([0, 1].map((seat) => totalAt(scene, actors, seat))).toEqual([9, 12]);
    expect([0, 1].map((seat) => totalAt(scene, first, seat))).toEqual([9, 10]);
    expect([0, 1].map((seat) => totalAt(scene, second, seat))).toEqual([13, 10]);
  });
  it("goes on after what was seen", () => {
    expect(firstNew(scene, 0)).toBe(0);
    expect(firstNew(scene, 1)).toBe(1);
  });
  it("has one scale, that of the highest total on the way", () => {
    expect(most(scene)).toBe(13);
    expect(most({ ...scene, before: [0, 20] })).toBe(23);
  });
});
