import { expect, it } from "vitest";

import { KeptMatch } from "../lib/kept";
import type { StepShown, TableShown, WholeReplay } from "../lib/messages";

const FIRST = { step: 0, view: "outside", views: ["ada 0", "mira 0"] };
const match = {
  overview: { steps: 3, log: [] },
  steps: [
    FIRST,
    { in: { step: { is: 1 }, views: { at: { "0": { is: "ada 1" } } } } },
    { in: { step: { is: 2 }, view: { is: "outside 2" } } },
  ],
} as unknown as WholeReplay;
const kept = new KeptMatch({ table: {} as TableShown, match });
const seen = ({ step, view, views }: StepShown): unknown => ({ step, view, views });

it("builds a step from all that changed before it", () => {
  expect(seen(kept.step("all", 0))).toEqual(FIRST);
  expect(seen(kept.step("all", 2))).toEqual({
    step: 2,
    view: "outside 2",
    views: ["ada 1", "mira 0"],
  });
});

it("looks through one seat's eyes, or from outside", () => {
  expect(seen(kept.step(0, 1))).toEqual({ step: 1, view: "ada 1", views: [] });
  expect(seen(kept.step(null, 1))).toEqual({ step: 1, view: "outside", views: [] });
});
