/** The phrasebooks that have been fetched, as state: pages redraw when one comes or the language changes. */
import { at } from "./base";
import { Phrasebook } from "./phrasebook";
import { settings, type Language } from "./settings.svelte";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Words that belong to no title. */
export const PLATFORM = "platform";

export { words, type Say, type Words } from "./phrasebook";

class Library {
  private readonly books = $state<Record<string, Phrasebook>>({});
  private readonly asked = new Set<string>();

  /** The phrasebook of a title in the reader's language; an empty one until it has come. */
  book(title: string, language: Language = settings.language): Phrasebook | null {
    const key = `${language}/${title}`;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void this.fetch(key, language);
    }
    return this.books[key] ?? null;
  }

  /** Fetch a book, again and again while the server fails; a book that it does not have is not asked for twice. */
  private async fetch(key: string, language: Language, pause = FIRST_PAUSE): Promise<void> {
    try {
      const answer = await fetch(at(`/api/words/${key}`));
      if (answer.ok) this.books[key] = new Phrasebook(language, await answer.text());
      else if (answer.status !== 404) throw new Error(answer.statusText);
    } catch {
      setTimeout(() => void this.fetch(key, language, Math.min(2 * pause, LONGEST_PAUSE)), pause);
    }
  }
}

export const library = new Library();
