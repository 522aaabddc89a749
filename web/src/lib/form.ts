/** The form of the page: four drawings, one scale.
 *
 * Each form is drawn at a base size; everything on the page is a multiple of one length, the root size (1rem is 10
 * pixels at the base). The styles compute it (art/scale.css); scripts only need to know the form.
 */
export type Form = "wide" | "square" | "tall" | "phone";

/** Up to this width there is room for one part of a table at a time. */
const PHONE = 700;
const WIDE = 1.5;
/** Below this height a page scrolls as a whole: a window enlarged several times, a phone on its side. */
const LOW = 480;
/** So wide a low window has room for one part at a time. */
const LOW_PHONE = 1000;

export const isLow = (height: number): boolean => height < LOW;

export function formOf(width: number, height: number): Form {
  if (width <= PHONE || (isLow(height) && width <= LOW_PHONE)) return "phone";
  if (width >= height * WIDE) return "wide";
  return width >= height ? "square" : "tall";
}

/** The size at which each form is drawn. */
const BASES: Record<Form, readonly [number, number]> = {
  wide: [1366, 768],
  square: [1024, 768],
  tall: [820, 1180],
  phone: [360, 640],
};
/** Frames and scroll bars take less than this; from here on the browser enlarges the page. */
const ENLARGED = 1.2;

export interface Window {
  innerWidth: number;
  innerHeight: number;
  outerWidth: number;
  outerHeight: number;
}

/** How many times the browser enlarges the page: then the page has fewer pixels, the window as many as before. What
 * stands beside a page takes room of one side only. */
export function enlargement({ innerWidth, innerHeight, outerWidth, outerHeight }: Window): number {
  const found = Math.min(outerWidth / innerWidth, outerHeight / innerHeight);
  return found >= ENLARGED ? found : 1;
}

/** How many pixels a pixel of the drawing is in a window of this size, as art/scale.css computes it. */
export function drawnScale(width: number, height: number): number {
  const [across, down] = BASES[formOf(width, height)];
  return Math.max(Math.min(width / across, height / down), Math.min(1, width / across));
}

/** How many pixels a pixel of the drawing is now. */
export const scale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 10;

/** A length of the drawing, in pixels at the base, as a length on the page. */
export const rem = (drawn: number): string => `${String(drawn / 10)}rem`;
