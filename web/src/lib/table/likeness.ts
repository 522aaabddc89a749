/** What a piece looks like, to be shown in the air above the table: a copy of it inside empty copies of all that it
 * lies in, so that the same styles hold for it. */
import type { Box } from "./moves";

export interface Likeness {
  whole: HTMLElement;
  piece: HTMLElement | SVGElement;
}

function strip(element: Element): void {
  for (const name of ["data-piece", "data-place", "data-card", "id"]) element.removeAttribute(name);
}

/** A piece that is part of a larger drawing cannot leave it. */
export const isLoose = (element: Element): boolean =>
  !(element instanceof SVGElement) || element.ownerSVGElement === null;

export function likeness(element: Element, root: string): Likeness | null {
  if (!isLoose(element)) return null;
  const piece = element.cloneNode(true) as HTMLElement | SVGElement;
  strip(piece);
  for (const inner of piece.querySelectorAll("[data-piece], [data-place], [id]")) strip(inner);
  let whole: Element = piece;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const empty = around.cloneNode(false) as HTMLElement;
    strip(empty);
    empty.classList.add("around"); // base.css: it has no box of its own
    empty.append(whole);
    whole = empty;
    if (around.matches(root)) break;
  }
  return { whole: whole as HTMLElement, piece };
}

/** Lay it where a piece lies, or will lie. */
export function lay({ piece }: Likeness, { left, top, width, height }: Box): void {
  const style = { position: "absolute", margin: "0", left, top, width, height };
  for (const [name, value] of Object.entries(style))
    piece.style.setProperty(
      name,
      typeof value === "number" ? `${String(value)}px` : value,
      "important",
    );
}
