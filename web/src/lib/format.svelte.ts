/** Dates, figures and lists as the reader's language writes them. */
import { settings } from "./settings.svelte";

export const figure = (value: number): string =>
  new Intl.NumberFormat(settings.language).format(value).replace("-", "−");

/** The day of a moment that is told in seconds. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(seconds * 1000);

/** The time of day of a moment that is told in seconds. */
export const clockTime = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(seconds * 1000);

/** Names one after the other: “Ada, Mira and Tobias”. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);

/** From so many to so many. */
export const range = (fewest: number, most: number): string =>
  fewest === most ? figure(fewest) : `${figure(fewest)}–${figure(most)}`;
