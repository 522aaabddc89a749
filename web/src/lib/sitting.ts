/** Who plays a seat now, in a sign and in words: never by colour alone, and the same for everybody. */
import type { Sitting } from "./board";
import { day } from "./format.svelte";
import { levelName } from "./levels";
import type { SeatTold } from "./messages";
import { now } from "./now.svelte";
import type { Shell } from "./shell";

/** A line that is cut for a moment (a page that is loaded anew) is not lost yet. */
const LOST_AFTER = 15;

/** What somebody is, and for how long, in the largest unit that fits; less than a minute is not worth telling. */
function lasting(what: string, since: number, shell: Shell): string {
  const minutes = Math.max(0, Math.floor((now.seconds - since) / 60));
  if (minutes < 1) return what;
  if (minutes < 60) return `${what}, ${shell("shell-ago-minutes", { number: minutes })}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${what}, ${shell("shell-ago-hours", { number: hours })}`;
  return `${what}, ${shell("shell-ago-days", { number: Math.floor(hours / 24) })}`;
}

/** In words: “bot, Regular”, “bot for Bruno”, “away, 6 min”. */
export function sittingOf(one: SeatTold, shell: Shell): Sitting {
  const { kind, bot, held, away, since = 0, off = 0 } = one;
  if (kind === "open") return { who: "free", sign: "free", said: shell("shell-free") };
  if (kind === "bot") {
    const level = levelName(bot ?? "");
    return held
      ? { who: "bot", sign: "robot", said: shell("shell-bot-stands-in", { level }) }
      : { who: "bot", sign: "robot", said: `${shell("shell-sitter-bot")}, ${level}` };
  }
  if (off > now.seconds)
    return { who: "away", sign: "away", said: shell("shell-off-until", { date: day(off) }) };
  const gone = now.seconds - since;
  if (away === "lost" && gone >= LOST_AFTER)
    return { who: "lost", sign: "gone", said: lasting(shell("shell-line-lost"), since, shell) };
  if (away === "hidden")
    return { who: "away", sign: "away", said: lasting(shell("shell-away"), since, shell) };
  return { who: "person", sign: "here", said: shell("shell-here") };
}
