import { describe, expect, it } from "vitest";

import { apart, layoutPlot, step } from "../lib/plot";

describe("the plot", () => {
  it("has between one and seven grid steps", () => {
    for (const range of [1, 5, 12, 33, 80, 140, 900])
      expect(range / step(range)).toBeLessThanOrEqual(7);
  });
  it("keeps labels apart and in order", () => {
    const placed = apart([10, 12, 11, 100], 20);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
    expect(placed[2]).toBeGreaterThan(placed[0] ?? 0);
    expect(placed[1]).toBeGreaterThan(placed[2] ?? 0);
  });
  it("puts higher points higher and ends every line at the right", () => {
    const plot = layoutPlot(
      [
        { seat: 0, name: "A", points: [0, 5, 10] },
        { seat: 1, name: "B", points: [3, 2, 1] },
      ],
      800,
      300,
    );
    const [a, b] = plot.lines;
    expect(a?.marks.at(-1)?.x).toBeCloseTo(plot.right);
    expect(a?.marks.at(-1)?.y).toBeLessThan(b?.marks.at(-1)?.y ?? 0);
    expect(a?.last).toBe(10);
  });
});
