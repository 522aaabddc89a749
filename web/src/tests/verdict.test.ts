import { describe, expect, it, vi } from "vitest";

import type { ScoreSheet, Words } from "../lib/messages";
import { verdict, victory } from "../lib/verdict";

vi.mock("../lib/format.svelte", () => ({ listed: (names: string[]) => names.join(" and ") }));
vi.mock("../lib/words.svelte", () => ({
  words: (id: string, args: Words["args"]) => ({ id, args }),
}));

const say = ({ id, args }: Words): string => {
  const { names, amount, points } = args as Record<string, unknown>;
  return id === "points-amount"
    ? `${String(points)} points`
    : `${String(names)} ${id} ${say(amount as Words)}`;
};
const NAMES = ["Ada", "Mira", "Tobias"];
const sheet = (totals: number[], ranks: number[]): ScoreSheet => ({
  lines: [],
  tie_breaks: [],
  totals,
  ranks,
});

describe("how a match ended", () => {
  it("is who won, then everybody else in their order", () =>
    expect(verdict(sheet([12, 40, 30], [3, 1, 2]), NAMES, say)).toEqual([
      "Mira shell-victory 40 points",
      "Tobias: 30 points",
      "Ada: 12 points",
    ]));
  it("may be shared, also after a tie was broken", () => {
    expect(victory(sheet([40, 40, 30], [1, 1, 3]), NAMES, say)).toBe(
      "Ada and Mira shell-shared-victory 40 points",
    );
    expect(verdict(sheet([40, 40, 30], [2, 1, 3]), NAMES, say)[1]).toBe("Ada: 40 points");
  });
});
