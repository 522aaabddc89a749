/** What stands in the pictures of a first evening. */
import type { Texts } from "$shell/lib/intro";
import { words } from "$shell/lib/words.svelte";

export const texts = (figures: Readonly<Record<string, number>>): Texts => ({
  ...Object.fromEntries(Object.entries(figures).map(([name, number]) => [name, String(number)])),
  each_name: words("intro-each-actor"),
  liked_name: words("intro-liked-show"),
  best_name: words("intro-best-show"),
  alone_name: words("intro-alone"),
  shared_name: words("intro-shared"),
  yours_name: words("intro-yours"),
});
