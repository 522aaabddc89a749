/** Words: the server sends message ids and arguments, this turns them into the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";

export interface SeatName { is: "seat"; seat: number }
export interface Words { is: "words"; id: string; args?: Record<string, Argument> }
export type Argument = number | string | Words | SeatName | Words[];
export type Say = (said: Words) => string;

const JOINTS: Record<string, string> = { list: ", ", sentences: " " };

export const words = (id: string, args: Record<string, Argument> = {}): Words => ({ is: "words", id, args });

/** The words of one title and of the platform in one language. */
export class Phrasebook {
  private readonly bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(said: Words, names: readonly string[] = []): string {
    const joint = JOINTS[said.id];
    if (joint !== undefined) {
      const items = said.args?.["items"];
      return Array.isArray(items) ? items.map((item) => this.say(item, names)).join(joint) : "";
    }
    const pattern = this.bundle.getMessage(said.id)?.value;
    if (!pattern) return typeof said.args?.["name"] === "string" ? said.args["name"] : said.id;
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(said.args ?? {})) args[key] = this.argument(value, names);
    return this.bundle.formatPattern(pattern, args, []);
  }

  private argument(value: Argument, names: readonly string[]): FluentVariable {
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return this.say(words("list", { items: value }), names);
    if (value.is === "words") return this.say(value, names);
    return names[value.seat] || this.say(words("seat-name", { number: value.seat + 1 }));
  }
}

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

  private async fetch(key: string, language: Language): Promise<void> {
    const answer = await fetch(`/api/words/${key}`);
    if (answer.ok) this.books[key] = new Phrasebook(language, await answer.text());
    else this.asked.delete(key);
  }
}

export const library = new Library();
