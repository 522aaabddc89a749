/** Geometry of the king's gauge: an arch of equal spaces round a hidden centre, tragedy left, comedy right.
 *
 * The needle is one number: 1, 2, ... are the spaces of comedy, 0, -1, ... those of tragedy. There is no neutral space.
 */
import type { Genre } from "./view";

export const CENTRE = { x: 270, y: 266 } as const;
export const OUTER = 250;
export const INNER = 215;
const SPAN = 61.6; // degrees on each side

const TINTS: Record<Genre, readonly string[]> = {
  comedy: ["#f7e3a6", "#f6dc92", "#f4d47d", "#f1cb68", "#edc155", "#e8b643", "#e2aa33", "#d99d24"],
  tragedy: ["#dd9586", "#d58273", "#b14a43", "#a8403b", "#9d3532", "#902c2b", "#822424", "#741d1e"],
};

export const side = (needle: number): Genre => (needle >= 1 ? "comedy" : "tragedy");
export const space = (needle: number): number => (needle >= 1 ? needle : 1 - needle);
export const needleAt = (genre: Genre, number: number): number =>
  genre === "comedy" ? number : 1 - number;
export const clamp = (needle: number, spaces: number): number =>
  Math.max(1 - spaces, Math.min(spaces, needle));

/** All needle positions from the far tragedy end to the far comedy end. */
export const positions = (spaces: number): number[] =>
  Array.from({ length: 2 * spaces }, (_, i) => i + 1 - spaces);

/** Degrees from the top, clockwise, of the middle of a space. */
export const angle = (needle: number, spaces: number): number => (needle - 0.5) * (SPAN / spaces);

/** A point on a circle round the hidden centre, by degrees from the top. */
export function point(degrees: number, radius: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.sin(turn), y: CENTRE.y - radius * Math.cos(turn) };
}

const at = (degrees: number, radius: number): string => {
  const { x, y } = point(degrees, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** The outline of a space, as a path; `grow` makes it larger on both radii. */
export function outline(needle: number, spaces: number, grow = 0): string {
  const half = SPAN / spaces / 2;
  const middle = angle(needle, spaces);
  const [from, to] = [middle - half - grow / 20, middle + half + grow / 20];
  const [outer, inner] = [OUTER + grow, INNER - grow];
  const there = `M${at(from, outer)} A${outer} ${outer} 0 0 1 ${at(to, outer)}`;
  return `${there} L${at(to, inner)} A${inner} ${inner} 0 0 0 ${at(from, inner)} Z`;
}

export function tint(needle: number, spaces: number): string {
  const tints = TINTS[side(needle)];
  const place = Math.floor(((space(needle) - 1) * tints.length) / spaces);
  return tints[Math.min(place, tints.length - 1)] ?? "#c9a14a";
}

/** The ink of the figure on a space: dark on the pale ones. */
export const figureInk = (needle: number, spaces: number): string =>
  side(needle) === "comedy" || (space(needle) - 1) / spaces < 0.25 ? "#2a2018" : "#f6ecd8";

/** The spaces that the needle passes on its way, the last one included. */
export function steps(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, i) => from + way * (i + 1));
}
