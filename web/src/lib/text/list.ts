/** One list, one tab stop: arrows, Home and End go through it, typed digits go to the answer with that number. */

/** milliseconds between two digits of one number */
const PAUSE = 1200;

/** Where a key leads in a list of so many; `from` is -1 on the question above it. Null where it leads nowhere. */
export function stepped(key: string, from: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return Math.min(from + 1, length - 1);
    case "ArrowUp":
    case "ArrowLeft":
      return from <= 0 ? -1 : from - 1;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}

/** Digits that are typed one after the other make one number. */
export class Digits {
  private typed = "";
  private at = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Another question: what was typed for the last one counts no more. */
  clear(): void {
    this.typed = "";
  }

  /** The place of the answer whose number the digits mean by now, or null. */
  press(digit: string, numbers: readonly number[]): number | null {
    const now = this.now();
    const grown = now - this.at < PAUSE ? this.typed + digit : digit;
    this.typed = numbers.includes(Number(grown)) ? grown : digit;
    this.at = now;
    const place = numbers.indexOf(Number(this.typed));
    return place < 0 ? null : place;
  }
}
