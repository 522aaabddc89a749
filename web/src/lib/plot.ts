/** Geometry of the plot of points over time. */
export interface Curve {
  seat: number;
  name: string;
  points: readonly number[];
}

export interface PlotLine {
  seat: number;
  name: string;
  last: number;
  path: string;
  labelY: number;
  marks: { place: number; x: number; y: number; label: string }[];
}

export interface PlotLayout {
  left: number;
  right: number;
  bottom: number;
  grid: { value: number; y: number }[];
  lines: PlotLine[];
  /** where a sample stands */
  x: (place: number) => number;
  /** how high a value stands */
  y: (value: number) => number;
}

const LABEL_GAP = 20;

/** A round step that gives four to eight lines. */
export function step(range: number): number {
  for (const size of [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]) if (range / size <= 7) return size;
  return 1000;
}

/** Move labels apart so that none covers another, keeping their order. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let last = -Infinity;
  for (const index of order) {
    const height = Math.max(placed[index] ?? 0, last + gap);
    placed[index] = height;
    last = height;
  }
  return placed;
}

/** `room` is kept free on the right for the names, `top` above; about so many `marks` stand on each line. */
export function layoutPlot(
  curves: readonly Curve[],
  width: number,
  height: number,
  room = 170,
  marks = 14,
  top = 16,
): PlotLayout {
  const left = 46;
  const right = width - room;
  const bottom = height - 34;
  const all = curves.flatMap((curve) => curve.points);
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const length = Math.max(2, ...curves.map((curve) => curve.points.length));
  const x = (place: number): number => left + ((right - left) * place) / (length - 1);
  const y = (value: number): number => bottom - ((bottom - top) * (value - low)) / (high - low);
  const size = step(high - low);
  const grid = [];
  for (let value = Math.ceil(low / size) * size; value <= high; value += size)
    grid.push({ value, y: y(value) });
  const ends = apart(
    curves.map((curve) => y(curve.points.at(-1) ?? 0)),
    LABEL_GAP,
  );
  const every = Math.max(1, Math.ceil(length / marks));
  const lines = curves.map((curve, index) => ({
    seat: curve.seat,
    name: curve.name,
    last: curve.points.at(-1) ?? 0,
    path: curve.points
      .map((value, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(value).toFixed(1)}`)
      .join(""),
    labelY: ends[index] ?? 0,
    marks: curve.points
      .map((value, place) => ({
        place,
        x: x(place),
        y: y(value),
        label: `${curve.name}: ${String(value)}`,
      }))
      .filter(({ place }) => place % every === 0 || place === curve.points.length - 1),
  }));
  return { left, right, bottom, grid, lines, x, y };
}
