/** What the shell gives to the board of a title, and what a board may ask of the shell.
 *
 * A title draws its own table in `games/<name>/board/Board.svelte`. It only draws: the shell owns the prompt bar,
 * the log, the names, the words, undo and the connection. Everything that can be chosen has an address, and the
 * choices of the question name addresses.
 */
import type { Component, Snippet } from "svelte";

import type { Form } from "./form";
import type { Parts } from "./sheet";
import type { AskedTold, Choice, EventTold, Layout, Zone } from "./messages";
import type { Story } from "./table/chronicle";
import type { Worth } from "./table/news";
import type { Performer } from "./table/stage.svelte";
import type { Say } from "./words.svelte";

export type { Choice };

/** The parts of a table on a narrow screen; the log is the shell's. */
export type Tab = "board" | "me" | "others";
/** On which part the thing at an address is chosen. */
export type PartOf = (address: string, seat: number | null) => Tab;

/** A question as a board needs it. */
export type Question = Pick<
  AskedTold,
  "kind" | "words" | "choices" | "window" | "sealed" | "leads" | "runs"
>;

/** Something that happened, in the order in which it happened; kind and numbers mean what the title says. */
export type BoardEvent = EventTold;

/** Who plays a seat now, by a sign and in words: “bot, Regular”. */
export interface Sitting {
  who: "bot" | "person" | "away" | "lost" | "free";
  sign: string;
  said: string;
}

export interface BoardProps<View = unknown> {
  view: View;
  /** the seat we look through, or null for a spectator */
  seat: number | null;
  question: Question | null;
  /** the option that is lifted, held back or asked about once more: chosen, but not handed in */
  picked: number | null;
  names: readonly string[];
  /** who plays each seat; empty where nobody does any more */
  sitting: readonly Sitting[];
  /** seats the table waits for, as far as we may know */
  waiting: readonly number[];
  /** what led from the view that was shown before to this one; empty after a reload */
  events: readonly BoardEvent[];
  /** the board is there and moves its own pieces when something happens (`lib/table/flights.ts`) */
  perform: (performer: Performer) => () => void;
  /** milliseconds for a movement of so many milliseconds, by the person's pace (0: no movement) */
  time: (milliseconds: number) => number;
  say: Say;
  /** choose an option: it is the answer at once, unless it leads on (then it is lifted) or would lose something */
  pick: (option: number) => void;
  /** what the person points at, so that prompt bar and board may show a preview */
  hover: (option: number | null) => void;
  hovered: number | null;
  /** ask why the thing at this address cannot be chosen; the shell shows the sentence near `anchor` */
  explain: (address: string, anchor: Element) => void;
  /** phone: which part is shown */
  tab: Tab | "log";
  /** how the page is arranged; sizes follow by themselves (see docs/browser.md) */
  form: Form;
  /** the form is that of a phone: one part at a time */
  narrow: boolean;
  /** the log, in the forms in which the board keeps a place for it (`placesLog`) */
  log: Snippet | null;
}

export type Board = Component<BoardProps>;

/** What the file of a board may say besides drawing it. */
interface BoardFile {
  default: Board;
  /** where a choice lies on a phone; without this every choice is on the first tab */
  partOf?: PartOf;
  /** on a phone: the tab on which whatever is asked comes first; without this the one where its pieces lie opens */
  asksOn?: Tab;
  /** the board shows the whole status of the table itself */
  tellsStatus?: boolean;
  /** the forms in which the board draws the log in a place of its own */
  placesLog?: readonly Form[];
  /** which messages head the log's rounds and turns */
  story?: Story;
  /** what a seat has, by the sign that stands for it: so that it can be said what something brought */
  worth?: Worth;
  /** at which moments the lines of the score sheet are counted */
  sheet?: Parts;
}
/** A board with its rivals for the side. */
export interface Drawn {
  board: Board;
  side: Board | null;
  partOf: PartOf | null;
  asksOn: Tab | null;
  tellsStatus: boolean;
  placesLog: readonly Form[];
  story: Story;
  worth: Worth | null;
  sheet: Parts;
}
const boards = import.meta.glob<BoardFile>("../../../src/stammtisch/games/*/board/Board.svelte");
const sides = import.meta.glob<BoardFile>("../../../src/stammtisch/games/*/board/Side.svelte");

const of = (found: Record<string, () => Promise<BoardFile>>, title: string) =>
  found[Object.keys(found).find((name) => name.split("/").at(-3) === title) ?? ""];

/** A part of the bundle, or null where it cannot be had: a newer release may have taken its file from the server. */
const fetched = async (load: (() => Promise<BoardFile>) | undefined): Promise<BoardFile | null> =>
  (await load?.().catch(() => null)) ?? null;

/** The board that a title draws, loaded when needed; null where there is none, or none to be had: the plain board
 * stands in. */
export async function loadBoard(title: string): Promise<Drawn | null> {
  const [board, side] = await Promise.all([fetched(of(boards, title)), fetched(of(sides, title))]);
  if (!board) return null;
  const {
    default: drawn,
    partOf = null,
    asksOn = null,
    tellsStatus = false,
    placesLog = [],
  } = board;
  const { story = {}, worth = null, sheet = {} } = board;
  return {
    board: drawn,
    side: side?.default ?? null,
    partOf,
    asksOn,
    tellsStatus,
    placesLog,
    story,
    worth,
    sheet,
  };
}

/** Every address that the plain board draws. */
export function addressesOf(layout: Layout): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (zone: Zone): void => {
    for (const thing of [zone, ...(zone.pieces ?? []), ...(zone.counters ?? [])])
      if (thing.address) found.add(thing.address);
    zone.zones?.forEach(walk);
  };
  [...layout.common, ...layout.mats].forEach(walk);
  return found;
}

/** The choice at an address, if there is one. */
export const choiceAt = (question: Question | null, address: string): Choice | null =>
  question?.choices.find((choice) => choice.address === address) ?? null;
