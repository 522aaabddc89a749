/** The clock of a question: seconds that are left, and how they are written. */
import type { Shell } from "./shell";

const HOUR = 3600;

export const left = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** A reaction window: when it ends, and how long each lasts, in milliseconds. */
export interface ReactionTime {
  endsAt: number;
  lasts: number;
}

/** When the window that runs now ends: another may have followed without a word. */
export function endOf({ endsAt, lasts }: ReactionTime, now: number): number {
  if (now < endsAt || lasts <= 0) return endsAt;
  return endsAt + lasts * (Math.floor((now - endsAt) / lasts) + 1);
}

/** How long somebody may think: “12 hours”. */
export function spanOf(seconds: number, shell: Shell): string {
  if (seconds < HOUR || seconds % HOUR)
    return shell("shell-clock-minutes", { number: Math.round(seconds / 60) });
  if (seconds % (24 * HOUR)) return shell("shell-clock-hours", { number: seconds / HOUR });
  return shell("shell-clock-days", { number: seconds / 24 / HOUR });
}

/** Whether so much is left that one asks until when, and not how long: nights may lie between. */
export const isLong = (seconds: number): boolean => seconds >= HOUR;

/** Minutes and seconds; from an hour on hours and minutes, which need no ticking. */
export function timeLeft(seconds: number): string {
  const [whole, part] =
    seconds < HOUR
      ? [Math.floor(seconds / 60), seconds % 60]
      : [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  const figures = `${String(whole)}:${String(part).padStart(2, "0")}`;
  return seconds < HOUR ? figures : `${figures} h`;
}
