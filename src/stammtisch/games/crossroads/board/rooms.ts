/** Which things are drawn; an owner's own tiles and recipes fall back to the glyph of their kind. */
import art from "./art.svg?raw";

export { art };
const DRAWN = new Set(
  [...art.matchAll(/<symbol id="x-v-([\w-]+)"/g)].map((found) => found[1] ?? ""),
);
export const drawn = (id: string): boolean => DRAWN.has(id);
