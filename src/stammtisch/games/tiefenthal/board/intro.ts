/** What stands in the pictures of a first evening. */
import type { Texts } from "$shell/lib/intro";
import { words } from "$shell/lib/words.svelte";

export const texts = (figures: Readonly<Record<string, number>>): Texts => ({
  ...Object.fromEntries(Object.entries(figures).map(([name, number]) => [name, String(number)])),
  cashbox_name: words("tile-cashbox"),
  noble_name: words("card-noble"),
});
