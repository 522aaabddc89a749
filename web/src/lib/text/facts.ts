/** The table in sentences: what the layout of any title says, every figure with its word, every owner named. */
import type { Layout, Piece, Zone } from "$shell/lib/messages";
import { numbersIn } from "$shell/lib/phrasebook";
import type { Shell } from "$shell/lib/shell";
import type { Say } from "$shell/lib/words.svelte";

/** A heading with what stands under it. */
export interface Part {
  heading: string;
  facts: readonly string[];
  parts: readonly Part[];
}
/** How a table is told to one person. */
export interface Teller {
  say: Say;
  shell: Shell;
  names: readonly string[];
  seat: number | null;
  /** the number of the answer that lies at an address */
  numberAt: (address: string) => number | null;
}

const isSet = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

/** The common things first, then one's own mat, then the others in their order round the table. */
export function partsOf(layout: Layout, teller: Teller): { common: Part[]; mats: Part[] } {
  const own = layout.mats.findIndex(({ owner }) => owner === teller.seat);
  const round = own < 0 ? layout.mats : [...layout.mats.slice(own), ...layout.mats.slice(0, own)];
  return {
    common: layout.common.map((zone) => partOf(zone, teller)),
    mats: round.map((zone) => partOf(zone, teller)),
  };
}

export function partOf(zone: Zone, teller: Teller): Part {
  const facts = [
    ...(zone.note ? [teller.say(zone.note)] : []),
    ...(zone.counters ?? []).map(
      ({ words, value, limit, address }) =>
        `${teller.say(words)}: ${amount(value, limit ?? null, teller.shell)}${answer(address, teller)}`,
    ),
    ...pieces(zone, teller),
  ];
  const parts = (zone.zones ?? []).map((inner) => partOf(inner, teller));
  return {
    heading: heading(zone, teller),
    facts: facts.length || parts.length ? facts : [teller.shell("nothing")],
    parts,
  };
}

const minus = (value: number): string => String(value).replace("-", "−");

const amount = (value: number, limit: number | null, shell: Shell): string =>
  limit === null ? minus(value) : shell("shell-text-of", { value: minus(value), limit });

const answer = (address: string | null | undefined, { shell, numberAt }: Teller): string => {
  const number = address ? numberAt(address) : null;
  return number === null ? "" : ` (${shell("shell-text-option", { number })})`;
};

function heading(zone: Zone, teller: Teller): string {
  const name = teller.say(zone.words);
  const owner = !isSet(zone.owner)
    ? ""
    : zone.owner === teller.seat
      ? teller.shell("shell-text-you")
      : ownerBeside(name, zone.owner, teller);
  return `${[name, owner].filter(Boolean).join(", ")}${answer(zone.address, teller)}`;
}

/** Whose it is, unless the sentence says so by itself. */
function ownerBeside(sentence: string, owner: number, { names, seat, shell }: Teller): string {
  const name = names[owner] ?? "";
  if (sentence.includes(name)) return "";
  return owner === seat ? shell("shell-text-yours") : shell("shell-text-owner", { name });
}

function pieces(zone: Zone, teller: Teller): string[] {
  const found = zone.pieces ?? [];
  if (zone.arrangement !== "track") return found.map((piece) => pieceLine(piece, teller));
  const markers = found.map((piece) => marker(piece, teller)).join(", ");
  const { first = 0, last = 0 } = zone;
  // a marker that says by itself where it stands may count in its own way
  if (found.length && found.every((piece) => speaksOfPlace(piece, teller)))
    return zone.note && teller.say(zone.note) === markers ? [] : [markers];
  return [teller.shell("shell-text-track", { markers, first: minus(first), last: minus(last) })];
}

const speaksOfPlace = ({ owner, words }: Piece, { say }: Teller): boolean =>
  !isSet(owner) && numbersIn(say(words)).length > 0;

/** Who stands where: “you −3”. */
function marker(piece: Piece, teller: Teller): string {
  const { say, shell, names, seat } = teller;
  const own = say(piece.words);
  const space = piece.number ?? 0;
  if (!isSet(piece.owner)) return speaksOfPlace(piece, teller) ? own : `${own} ${minus(space)}`;
  const who = piece.owner === seat ? shell("shell-text-you") : (names[piece.owner] ?? own);
  return `${who} ${minus(space)}`;
}

/** One remark after the other; some are whole sentences and bring their stop. */
const then = (before: string, next: string): string =>
  `${before}${/[.!?…]$/u.test(before) ? "" : "."} ${next}`;

function pieceLine(piece: Piece, teller: Teller): string {
  const { say, shell } = teller;
  const name = say(piece.words);
  const notes = (piece.notes ?? []).map(say);
  const told = [name, ...notes].some((text) => numbersIn(text).includes(piece.number ?? 0));
  const number =
    !isSet(piece.number) || told
      ? ""
      : piece.shape === "die"
        ? String(piece.number)
        : shell("shell-text-number", { number: piece.number });
  const owner = isSet(piece.owner)
    ? ownerBeside([name, ...notes].join(" "), piece.owner, teller)
    : "";
  const spent = piece.faded && piece.shape !== "tile" ? shell("shell-text-spent") : "";
  const said = [name, number, owner, spent].filter(Boolean).join(", ");
  return `${[said, ...notes].reduce(then)}${answer(piece.address, teller)}`;
}

/** Everything on the table that has a name, with where it lies and what it says. */
export interface Thing {
  name: string;
  address: string | null;
  lines: readonly string[];
}

export function thingsOn(layout: Layout, say: Say): Thing[] {
  const within = (zone: Zone): Thing[] => [
    {
      name: say(zone.words),
      address: zone.address ?? null,
      lines: zone.note ? [say(zone.note)] : [],
    },
    ...(zone.pieces ?? []).map(({ words, address, notes = [] }) => ({
      name: say(words),
      address: address ?? null,
      lines: notes.map(say),
    })),
    ...(zone.counters ?? []).map(({ words, address, value }) => ({
      name: say(words),
      address: address ?? null,
      lines: [minus(value)],
    })),
    ...(zone.zones ?? []).flatMap(within),
  ];
  return [...layout.common, ...layout.mats].flatMap(within);
}
