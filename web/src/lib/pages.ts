/** The pages of the house: the shelf comes with the first load, the others when they are asked for or there is time. */
import type { Component } from "svelte";

import Shelf from "../pages/Shelf.svelte";
import type { PageProps } from "./shell";

export type Page = Component<PageProps>;

interface PageFile {
  default: Page;
}

const FILES: Readonly<Record<string, () => Promise<PageFile>>> = {
  new: () => import("../pages/Setup.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  review: () => import("../pages/Review.svelte"),
  puzzle: () => import("../pages/Puzzle.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  join: () => import("../pages/Join.svelte"),
  back: () => import("../pages/Back.svelte"),
  guide: () => import("../pages/Guide.svelte"),
  bots: () => import("../pages/Bots.svelte"),
  book: () => import("../pages/Book.svelte"),
  notices: () => import("../pages/Notices.svelte"),
};

const fetched = new Map<string, Page>();

/** A page that is here already; whatever has no page of its own is the shelf. */
export const pageAtHand = (name: string): Page | null =>
  Object.hasOwn(FILES, name) ? (fetched.get(name) ?? null) : Shelf;

export async function fetchPage(name: string): Promise<Page> {
  const here = pageAtHand(name);
  if (here) return here;
  const page = (await FILES[name]?.())?.default ?? Shelf;
  fetched.set(name, page);
  return page;
}

/** Fetch the other pages while nothing else is to do, so that none has to be waited for, even where the line breaks. */
export async function fetchTheRest(): Promise<void> {
  for (const name of Object.keys(FILES)) await fetchPage(name).catch(() => null);
}
