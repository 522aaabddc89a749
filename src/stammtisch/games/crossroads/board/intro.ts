/** What stands in the pictures of a first evening. */
import type { Texts } from "$shell/lib/intro";
import { words } from "$shell/lib/words.svelte";

export const texts = (figures: Readonly<Record<string, number>>): Texts => ({
  ...Object.fromEntries(
    Object.entries(figures).map(([name, number]) => [name, String(Math.abs(number))]),
  ),
  cook: words("tile-cook"),
  cellar: words("tile-wine_cellar"),
});
