import { describe, expect, it } from "vitest";

import {
  beats,
  firstNew,
  gainAt,
  most,
  totalAt,
  turnedBy,
  type Scene,
  type Thing,
} from "$shell/lib/scene";
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
  it("turns things over one by one, with the totals on the way", () => {
    const recipe = (id: string): Thing => ({ kind: "recipe", id, name: said, number: -2 });
    const cells = [
      { points: 0 },
      { points: -4, things: [recipe("a"), recipe("b")] },
      { points: -2, things: [recipe("c")] },
    ];
    const step = { id: "recipes", name: said, cells, turned: true, order: [1, 2] };
    const hands: Scene = { ...scene, before: [5, 9, 3], steps: [step] };
    expect(
      beats(hands).map((beat) => [
        turnedBy(hands, beat)?.id,
        beat.tells,
        ...[0, 1, 2].map((seat) => [gainAt(hands, beat, seat), totalAt(hands, beat, seat)]),
      ]),
    ).toEqual([
      ["a", [0, 1], [0, 5], [-2, 7], [0, 3]],
      ["b", [1], [0, 5], [-2, 5], [0, 3]],
      ["c", [2], [0, 5], [0, 5], [-2, 1]],
    ]);
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
