/** Dates, figures and lists as the reader's language writes them. */
import { settings } from "./settings.svelte";

export const figure = (value: number): string =>
  new Intl.NumberFormat(settings.language).format(value).replace("-", "−");

/** The day of a moment that is told in seconds. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(seconds * 1000);

/** Which day a moment falls on where the reader is, counted from 1970. */
const dayOf = (milliseconds: number): number =>
  Math.floor((milliseconds - new Date(milliseconds).getTimezoneOffset() * 60_000) / 86_400_000);

/** The day as one says it: “today”, “yesterday”, “Thursday”, then the date. */
export function lately(seconds: number, now = Date.now()): string {
  const days = dayOf(now) - dayOf(seconds * 1000);
  const { language } = settings;
  if (days < 2)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  const form: Intl.DateTimeFormatOptions =
    days < 7
      ? { weekday: "long" }
      : days < 300
        ? { day: "numeric", month: "long" }
        : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(language, form).format(seconds * 1000);
}

/** The month of a moment: “November 2026”. */
export const month = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { month: "long", year: "numeric" }).format(
    seconds * 1000,
  );

/** A figure with so many places behind the point, always the same number of them. */
export const rounded = (value: number, places: number): string =>
  new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
    .format(value)
    .replace("-", "−");

/** A gain or a loss, with its sign. */
export const signed = (value: number): string => `${value < 0 ? "" : "+"}${rounded(value, 1)}`;

/** The time of day of a moment that is told in seconds. */
export const clockTime = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(seconds * 1000);

/** The weekday and time of a moment that is soon to come: “Thu 16:00”. */
export const soon = (seconds: number): string =>
  `${new Intl.DateTimeFormat(settings.language, { weekday: "short" }).format(seconds * 1000)} ${clockTime(seconds)}`;

/** Names one after the other: “Ada, Mira and Tobias”. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);

/** From so many to so many. */
export const range = (fewest: number, most: number): string =>
  fewest === most ? figure(fewest) : `${figure(fewest)}–${figure(most)}`;
