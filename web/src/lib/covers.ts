/** The boxes: our titles have their covers drawn; for others a cover is made here. */
const files = import.meta.glob<string>("../../../src/stammtisch/games/*/board/cover.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const covers = new Map(
  Object.entries(files).map(([path, drawing]) => [path.split("/").at(-3) ?? "", drawing]),
);

export const cover = (title: string): string => covers.get(title) ?? "";

/** The colours of a box that nobody has drawn. */
export interface Paint {
  wall: string;
  glow: string;
  band: string;
  name: string;
  edge: string;
  lid: string;
}

const PAINTS: readonly [Paint, ...Paint[]] = [
  {
    wall: "#274f57",
    glow: "#4d8488",
    band: "#1c3a40",
    name: "#f4dfae",
    edge: "#16292d",
    lid: "#3f747a",
  },
  {
    wall: "#6b3d24",
    glow: "#b0703c",
    band: "#4a2817",
    name: "#f8e0b0",
    edge: "#3a1f12",
    lid: "#9a6238",
  },
  {
    wall: "#4b4e23",
    glow: "#868a45",
    band: "#34371a",
    name: "#f3e6b3",
    edge: "#262813",
    lid: "#7b7f3d",
  },
  {
    wall: "#3b3763",
    glow: "#6d68a0",
    band: "#292649",
    name: "#f1dfbd",
    edge: "#1f1c38",
    lid: "#5f5a92",
  },
  {
    wall: "#7a3344",
    glow: "#b9636a",
    band: "#552130",
    name: "#f9dfb5",
    edge: "#411824",
    lid: "#a5525c",
  },
];

/** The same title has the same colours on every screen. */
export function paintOf(title: string): Paint {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return PAINTS[sum % PAINTS.length] ?? PAINTS[0];
}

/** A name in at most three lines, as even as they can be. */
export function linesOf(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  const whole = words.join(" ").length;
  const wanted = Math.min(words.length, Math.ceil(whole / 13), 3);
  let best = [words.join(" ")];
  for (const lines of broken(words, wanted)) if (longest(lines) < longest(best)) best = lines;
  return best;
}

/** How long the longest line is. */
export const longest = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => line.length));

/** Every way to lay words into so many lines. */
function broken(words: readonly string[], lines: number): string[][] {
  if (lines <= 1) return [[words.join(" ")]];
  const ways: string[][] = [];
  for (let first = 1; first <= words.length - lines + 1; first++)
    for (const rest of broken(words.slice(first), lines - 1))
      ways.push([words.slice(0, first).join(" "), ...rest]);
  return ways;
}

/** Boxes in rows: no row has more than fit, and no row is much longer than the last. */
export function rowsOf<T>(boxes: readonly T[], most: number): T[][] {
  const size = Math.ceil(boxes.length / Math.ceil(boxes.length / most));
  const rows: T[][] = [];
  for (let first = 0; first < boxes.length; first += size)
    rows.push(boxes.slice(first, first + size));
  return rows;
}
