/**
 * The pictures in the rules: parts of the real board over one fixed position. A title draws them in
 * `board/pictures/Pictures.svelte`; a line `[picture: name]` in its rules is where one stands, and `{sign:name}` is a
 * drawing of its sprite beside a word.
 */
import type { Component } from "svelte";

import type { BoardProps } from "./board";
import { settings } from "./settings.svelte";
import { room } from "./room.svelte";
import { library, type Say, type Words } from "./words.svelte";

interface PicturesFile {
  default: Component<{ name: string; board: BoardProps }>;
  /** the names that the rules may use */
  pictures: readonly string[];
  /** the position that is shown */
  view: unknown;
}
export type Pictures = PicturesFile;

const files = import.meta.glob<PicturesFile>(
  "../../../src/stammtisch/games/*/board/pictures/Pictures.svelte",
);

/** The pictures of a title, or null where it has none (or none to be had: the words suffice). */
export async function loadPictures(title: string): Promise<Pictures | null> {
  const load = Object.entries(files).find(([file]) => file.split("/").at(-4) === title)?.[1];
  return (await load?.().catch(() => null)) ?? null;
}

/** Who sits at the table of the pictures. */
export const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"] as const;

/** What a title says in the reader's language, with those names. */
export function sayOf(title: string): Say {
  const book = library.book(title, settings.language);
  return (said: Words): string => book?.say(said, NAMES) ?? "";
}

const nothing = (): void => undefined;

/** A table that is only looked at: nobody is asked, nothing moves. */
export const still = (view: unknown, say: Say): BoardProps => ({
  view,
  seat: 0,
  question: null,
  picked: null,
  names: NAMES,
  sitting: [],
  waiting: [],
  events: [],
  perform: () => nothing,
  time: () => 0,
  say,
  pick: nothing,
  hover: nothing,
  hovered: null,
  explain: nothing,
  tab: "board",
  form: room.form,
  narrow: room.narrow,
  log: null,
});
