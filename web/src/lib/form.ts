/** The form of the page: four drawings, one scale.
 *
 * Each form is drawn at a base size; everything on the page is a multiple of one length, the root size (1rem is 10
 * pixels at the base). The styles compute it (art/scale.css); scripts only need to know the form.
 */
export type Form = "wide" | "square" | "tall" | "phone";

/** Up to this width there is room for one part of a table at a time. */
const PHONE = 700;
const WIDE = 1.5;

export function formOf(width: number, height: number): Form {
  if (width <= PHONE) return "phone";
  if (width >= height * WIDE) return "wide";
  return width >= height ? "square" : "tall";
}

/** How many pixels a pixel of the drawing is now. */
export const scale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 10;

/** A length of the drawing, in pixels at the base, as a length on the page. */
export const rem = (drawn: number): string => `${String(drawn / 10)}rem`;
