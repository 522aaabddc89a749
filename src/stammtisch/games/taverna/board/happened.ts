/** What happened, by name: the kinds are numbered in the order of rules/ids.py and named as in telling/events.py. */
import type { BoardEvent } from "$shell/lib/board";
import type { Words } from "$shell/lib/phrasebook";

export const NAMES = [
  "chose-king",
  "chose-queen",
  "bought-deed",
  "took-over",
  "turn-began",
  "picked-card",
  "customer-waits",
  "seated",
  "replaced",
  "rose",
  "was-blocked",
  "took-privilege",
  "income",
  "feasted",
  "influence",
  "drew-spell",
  "found-no-spell",
  "cursed",
  "shuffled",
  "gained-coins",
  "gained-points",
  "gained-privileges",
  "paid-privileges",
  "walked",
  "blown",
  "placed-token",
  "took-favour",
  "favour-revealed",
  "used-favour",
  "announced",
  "cast",
  "reacted",
  "countered",
  "sold",
  "moved",
  "swapped",
  "stole",
  "changed-people",
  "changed-symbol",
  "added-symbol",
  "tables-match",
  "all-symbols",
  "may-cast-again",
  "herald",
  "customer-revealed",
  "exchanged",
  "royal-order",
  "scored-royalty",
  "scored-peoples",
  "paid-dignitary",
  "stands",
] as const;

export interface Happening {
  name: string;
  numbers: readonly number[];
  /** the things that its words name: tables and deeds by id, spells and favours by kind */
  table?: string;
  from?: string;
  deed?: string;
  kind?: string;
}

type Args = NonNullable<Words["args"]>;

const message = (args: Args, name: string): Words | undefined => {
  const value = args[name];
  return typeof value === "object" && !Array.isArray(value) && value.is === "words"
    ? value
    : undefined;
};

/** A table or deed: its words name the tavern and its number there. */
function place(args: Args, name: string, letter: string): string | undefined {
  const said = message(args, name);
  const tavern = said?.args && message(said.args, "tavern");
  return tavern
    ? `${tavern.id.replace("tavern-", "")}_${letter}${String(said.args?.["place"])}`
    : undefined;
}

export function happenings(events: readonly BoardEvent[]): Happening[] {
  return events.map(({ kind, args: numbers, words }) => {
    const args = words?.args ?? {};
    const found: Happening = { name: NAMES[kind] ?? "", numbers };
    const table = place(args, "table", "t");
    const from = place(args, "from-table", "t");
    const deed = place(args, "deed", "d");
    const thing = message(args, "spell") ?? message(args, "favour");
    if (table) found.table = table;
    if (from) found.from = from;
    if (deed) found.deed = deed;
    if (thing) found.kind = thing.id.replace(/^(spell|favour)-/, "");
    return found;
  });
}

/** The tables where somebody sat down just now, with the seat that brought it about. */
export function freshGuests(told: readonly Happening[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name, numbers, table, from } of told) {
    if (!table || !["seated", "replaced", "moved", "swapped"].includes(name)) continue;
    found.set(table, numbers[0] ?? 0);
    if (name === "swapped" && from) found.set(from, numbers[0] ?? 0);
    if (name === "moved" && from) found.delete(from);
  }
  return found;
}

/** The kinds of spells that a seat drew just now, as far as we may know. */
export const drawnSpells = (told: readonly Happening[], seat: number): Set<string> =>
  new Set(
    told.flatMap(({ name, numbers, kind }) =>
      name === "drew-spell" && numbers[0] === seat && kind ? [kind] : [],
    ),
  );
