/** What is typed at a table is done here; what there is to tell about it comes back as lines. */
import { announcer } from "$shell/lib/announcer.svelte";
import type { Layout } from "$shell/lib/messages";
import type { Shell } from "$shell/lib/shell";
import type { Say } from "$shell/lib/words.svelte";

import { COMMANDS, meant, read, type Command } from "./commands";
import { partOf, partsOf, thingsOn, type Part, type Teller } from "./facts";
import { numberedLine, offerLine, type Offer } from "./offers";

/** so many things of one name at most */
const FEW = 6;

export interface Service {
  offers: () => readonly Offer[];
  layout: () => Layout | null;
  teller: () => Teller;
  /** what happened since the last answer */
  last: () => string;
  undo: () => string;
  /** ask the Master; what keeps us from it, if anything does */
  hint: () => string;
  why: (address: string) => void;
  log: () => void;
  say: Say;
  shell: Shell;
}

export class Obeying {
  constructor(private readonly service: Service) {}

  readonly called = (command: Command): string => this.service.shell(`shell-command-${command}`);

  private readonly does = (command: Command): string => this.service.shell(`shell-does-${command}`);

  /** Everything that makes sense here, for completion. */
  known(): string[] {
    const { offers, teller, layout, say } = this.service;
    const things = layout();
    const names = teller().names;
    return [
      ...offers().map(({ name }) => name),
      ...COMMANDS.map(this.called),
      ...names.map((name) => `${this.called("status")} ${name}`),
      ...(things ? things.common.map(({ words }) => `${this.called("status")} ${say(words)}`) : []),
    ].filter((one, at, all) => all.indexOf(one) === at);
  }

  obey(typed: string): readonly string[] {
    const { shell } = this.service;
    const wish = read(typed, this.called);
    switch (wish.is) {
      case "nothing":
        return [];
      case "number":
        return this.take(this.placeOf(wish.number)) ?? [this.numbers()];
      case "command":
        return this.told(this.command(wish.command, wish.rest));
      case "words":
        return this.told(this.byWords(wish.words, shell));
    }
  }

  private told(lines: readonly string[]): readonly string[] {
    announcer.tell(lines.join(" "));
    return lines;
  }

  private take(at: number): [] | null {
    const offer = this.service.offers()[at];
    offer?.act();
    return offer ? [] : null;
  }

  private placeOf(number: number): number {
    return this.service.offers().findIndex((offer) => offer.number === number);
  }

  private numbers(): string {
    const { offers, shell } = this.service;
    const numbers = offers().map(({ number }) => String(number));
    const text = numbers.length
      ? shell("shell-command-numbers", { numbers: numbers.join(", ") })
      : shell("shell-command-nothing");
    announcer.tell(text);
    return text;
  }

  private byWords(typed: string, shell: Shell): readonly string[] {
    const offers = this.service.offers();
    const found = meant(typed, offers.map(offerLine));
    const named = meant(
      typed,
      offers.map(({ name }) => name),
    );
    const [only, ...others] = named.length ? named : found;
    if (only === undefined) return [shell("shell-command-unknown", { typed })];
    if (others.length === 0) return this.take(only) ?? [];
    return [
      shell("shell-command-which"),
      ...[only, ...others].flatMap((at) => {
        const offer = offers[at];
        return offer ? [numberedLine(offer)] : [];
      }),
    ];
  }

  private command(command: Command, rest: string): readonly string[] {
    const { offers, last, undo, hint, log, shell } = this.service;
    switch (command) {
      case "options":
        return offers().map(numberedLine);
      case "status":
        return this.status(rest);
      case "last":
        return [last() || shell("shell-command-no-news")];
      case "look":
      case "why":
        return this.look(command, rest);
      case "undo":
        return [undo()].filter(Boolean);
      case "hint":
        return [hint()].filter(Boolean);
      case "log":
        log();
        return [];
      case "repeat":
        announcer.repeat();
        return [];
      case "help":
        return COMMANDS.map((one) => `${this.called(one)}: ${this.does(one)}`);
    }
  }

  /** How the match stands, or one seat, or one place. */
  private status(name: string): readonly string[] {
    const { layout, teller, say, shell } = this.service;
    const table = layout();
    if (!table) return [];
    if (!name) return table.status.map(say);
    const { names } = teller();
    const seats = meant(name, names);
    const seat = seats[0];
    const mat = seats.length === 1 ? table.mats.find(({ owner }) => owner === seat) : undefined;
    if (mat) return lines(partOf(mat, teller()));
    const { common, mats } = partsOf(table, teller());
    const parts = [...common, ...mats].flatMap(within);
    const found = meant(
      name,
      parts.map(({ heading }) => heading),
    ).slice(0, FEW);
    return found.length
      ? found.flatMap((at) => (parts[at] ? lines(parts[at]) : []))
      : [shell("shell-command-no-thing", { name })];
  }

  /** What a thing says, or why it cannot be chosen: that is asked of the server, and told when it answers. */
  private look(command: "look" | "why", name: string): readonly string[] {
    const { layout, why, say, shell } = this.service;
    const table = layout();
    if (!table || !name) return [shell("shell-command-name-it")];
    const things = thingsOn(table, say);
    const found = meant(
      name,
      things.map((thing) => thing.name),
    ).flatMap((at) => things[at] ?? []);
    if (found.length === 0) return [shell("shell-command-no-thing", { name })];
    if (command === "look")
      return found.slice(0, FEW).map((thing) => [thing.name, ...thing.lines].join(". "));
    const placed = found.find(({ address }) => address !== null);
    if (placed?.address) why(placed.address);
    return placed ? [] : [shell("shell-command-no-thing", { name })];
  }
}

const within = (part: Part): Part[] => [part, ...part.parts.flatMap(within)];
/** A part read out: its heading, its facts, then what is in it. */
const lines = ({ heading, facts, parts }: Part): string[] => [
  [heading, facts.join("; ")].filter(Boolean).join(": "),
  ...parts.flatMap(lines),
];
