/** How strong a bot is, in words: a level for people, else the plain name of the bot. */
import { library, PLATFORM, words } from "./words.svelte";

const either = (first: string, second: string): string => {
  const book = library.book(PLATFORM);
  return book?.say(words(book.has(first) ? first : second)) ?? "";
};

export const levelName = (bot: string): string => either(`level-${bot}`, `bot-${bot}`);
export const levelText = (bot: string): string => either(`level-${bot}-hint`, `bot-${bot}-text`);
