/** Words: the server sends message ids and arguments, this turns them into the reader's language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { SeatName, Words } from "./messages";

export type Argument = number | string | Words | SeatName | Words[];
export type { Words };
export type Say = (said: Words) => string;

const JOINTS: Record<string, string> = { list: ", ", sentences: " " };

export const words = (id: string, args: Record<string, Argument> = {}): Words => ({
  is: "words",
  id,
  args,
});

/** The seats of which a sentence speaks, each once, in its order. */
export function seatsIn(said: Words): number[] {
  const found = Object.values(said.args ?? {}).flatMap(seatsOf);
  return [...new Set(found)];
}
function seatsOf(value: Argument): number[] {
  if (typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(seatsIn);
  return value.is === "words" ? seatsIn(value) : [value.seat];
}

/** The numbers that a sentence names. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** A number below nothing has the sign that is meant for it, and not a hyphen. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

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
    for (const [key, value] of Object.entries(said.args ?? {}))
      args[key] = this.argument(value, names);
    return this.bundle.formatPattern(pattern, args, []);
  }

  private argument(value: Argument, names: readonly string[]): FluentVariable {
    if (typeof value === "number") return new Figure(value);
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return this.say(words("list", { items: value }), names);
    if (value.is === "words") return this.say(value, names);
    return names[value.seat] || this.say(words("seat-name", { number: value.seat + 1 }));
  }
}
