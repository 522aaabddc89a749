import { beforeEach, describe, expect, it, vi } from "vitest";

import { note, week } from "../lib/puzzles";

describe("the puzzles of the week", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  });
  it("keep the first try of a day, for each title by itself", () => {
    note("histrio", 100, false);
    note("histrio", 100, true);
    note("taverna", 99, true);
    expect(week("histrio", 100).map(({ tried }) => tried)).toEqual([
      ...Array<string>(6).fill("open"),
      "missed",
    ]);
    expect(week("taverna", 100)[5]?.tried).toBe("solved");
  });
});
