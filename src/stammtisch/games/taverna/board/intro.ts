/** What stands in the pictures of a first evening. */
import type { Texts } from "$shell/lib/intro";

const MINUS = "\u2212";

export const texts = (figures: Readonly<Record<string, number>>): Texts =>
  Object.fromEntries(
    Object.entries(figures).map(([name, number]) => [name, String(number).replace("-", MINUS)]),
  );
