/** The one voice of the page: whatever is to be heard goes through here, once. */

/** seconds on a clock at which it is said what is left */
export const CALLS = [60, 30, 10];

class Announcer {
  /** what is said when there is a pause, and what interrupts */
  calm = $state.raw({ number: 0, text: "" });
  urgent = $state.raw({ number: 0, text: "" });
  private last = "";
  /** how often something was said; whoever speaks does not listen to this */
  private count = 0;

  tell(text: string): void {
    if (!text) return;
    this.last = text;
    this.calm = { number: ++this.count, text };
  }

  /** A refusal or a clock that runs out: it is said at once. */
  warn(text: string): void {
    if (text) this.urgent = { number: ++this.count, text };
  }

  /** It was read as the name of what has the focus: only remember it. */
  keep(text: string): void {
    this.last = text;
  }

  repeat(): void {
    this.tell(this.last);
  }
}

export const announcer = new Announcer();

/** Sentences one after the other; what is no whole sentence gets its stop. */
export const spoken = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/[.!?…:]$/u.test(part) ? part : `${part}.`))
    .join(" ");
