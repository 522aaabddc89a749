/** Who calls the table: first what happened, then the question, once; refusals, clocks, the end.
 *
 * Where the focus goes to the question, its name is what is read: then nothing else says it. Where somebody is in the
 * middle of something else, the focus stays there and the announcer says it.
 */
import { tick, untrack } from "svelte";

import { announcer, CALLS, spoken } from "$shell/lib/announcer.svelte";
import type { Question } from "$shell/lib/board";
import type { Connection } from "$shell/lib/connection.svelte";
import type { ScoreSheet } from "$shell/lib/messages";
import { verdict } from "$shell/lib/verdict";
import { left, timeLeft } from "$shell/lib/clock";
import { listed } from "$shell/lib/format.svelte";
import { settings } from "$shell/lib/settings.svelte";
import type { Shell } from "$shell/lib/shell";
import { summary, type Keeping } from "$shell/lib/text/summary";
import type { Say } from "$shell/lib/words.svelte";

import type { Stage } from "./stage.svelte";

/** milliseconds after which it is said for whom the table waits */
const PATIENCE = 2500;

export interface Called {
  readonly connection: Connection;
  readonly stage: Stage;
  readonly question: () => Question | null;
  /** the score, once the match is over and nothing is left to be seen of it */
  readonly ended: () => ScoreSheet | null;
  readonly closed: () => boolean;
  readonly seat: () => number | null;
  readonly names: () => readonly string[];
  readonly keeping: () => Keeping;
  readonly say: Say;
  readonly shell: Shell;
}

const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export class Calling {
  /** what happened since the last answer */
  told = $state("");
  /** the heading that asks */
  place = $state<HTMLElement | null>(null);
  private lines = 0;
  private view: unknown = null;
  private answered = false;
  private number: number | undefined;
  private done = false;

  constructor(private readonly called: Called) {
    const { connection, stage, shell } = called;
    this.lines = stage.log.length;
    this.view = stage.shown?.view ?? null;
    $effect(() => {
      if (connection.waitingForServer || connection.held !== null) this.answered = true;
    });
    $effect(() => {
      const asked = called.question();
      const number = stage.shown?.question?.number;
      // on a slow line the question is there before its words are
      const words = asked ? called.say(asked.words) : "";
      if (words && number !== undefined) untrack(() => void this.ask(number, words));
    });
    $effect(() => {
      const sheet = called.ended();
      if (sheet) untrack(() => void this.end(sheet));
    });
    $effect(() => {
      if (called.closed()) announcer.tell(shell("shell-closed"));
    });
    $effect(() => this.refuse());
    $effect(() => this.wait());
    $effect(() => this.ring());
    $effect(() => {
      if (connection.undone > 0) announcer.tell(shell("shell-undone"));
    });
    $effect(() => {
      if (connection.line === "lost") announcer.warn(shell("shell-lost"));
    });
    let talked = connection.chat.length;
    $effect(() => {
      const { chat } = connection;
      const fresh = chat.slice(talked).filter(({ seat }) => seat !== untrack(called.seat));
      talked = chat.length;
      for (const { name, seat, text } of fresh)
        announcer.tell(`${name || (called.names()[seat ?? -1] ?? "")}: ${text}`);
    });
  }

  /** A new question: say what led to it, then the question. */
  private async ask(number: number, words: string): Promise<void> {
    if (number === this.number) return;
    const first = this.number === undefined;
    this.number = number;
    const news = this.news();
    this.told = news && `${news} ${this.called.shell("shell-text-now")}`;
    await tick();
    this.call(first, [this.told, words].filter(Boolean).join(" "));
  }

  /** The match is over: say what led to it, who won and what everybody has, once. */
  private async end(sheet: ScoreSheet): Promise<void> {
    if (this.done) return;
    this.done = true;
    const { names, say, shell } = this.called;
    const [news, result] = [this.news(), verdict(sheet, names(), say)];
    await tick();
    const here = document.activeElement;
    const moves = this.place !== null && (here === document.body || here === null);
    if (moves) this.place?.focus({ preventScroll: true });
    // the heading says by itself that it is over
    announcer.tell(spoken([news, moves ? "" : shell("shell-over"), ...result]));
  }

  /** What happened since the last answer, summed up. */
  private news(): string {
    const { stage, seat, keeping, say } = this.called;
    const { log } = stage;
    const past = {
      lines: log.slice(Math.min(this.lines, log.length)),
      before: this.view,
      after: stage.shown?.view,
    };
    this.lines = log.length;
    this.view = stage.shown?.view;
    return spoken(summary(past, seat(), keeping(), settings.telling, say));
  }

  /** Read the question by moving there; or say it, where somebody is busy elsewhere or is there already. */
  private call(first: boolean, text: string): void {
    const here = document.activeElement;
    const idle = here === document.body || here === null;
    const may =
      (this.answered || idle) && !isField(here) && !document.querySelector("dialog[open]");
    this.answered = false;
    if (may && this.place && here !== this.place) {
      this.place.focus({ preventScroll: !first });
      announcer.keep(text);
    } else announcer.tell(text);
  }

  private refuse(): void {
    const { connection, say } = this.called;
    const { refusal } = connection;
    if (refusal) untrack(() => announcer.warn(say(refusal)));
  }

  /** Nothing is asked: after a while it is said who is awaited. */
  private wait(): (() => void) | undefined {
    const { stage, question, names, shell } = this.called;
    const seats = stage.shown?.waiting.seats ?? [];
    const own = this.called.seat();
    if (question() || (own !== null && seats.includes(own))) return undefined;
    if (seats.length === 0 || settings.telling === "brief") return undefined;
    const awaited = listed(seats.map((seat) => names()[seat] ?? ""));
    const timer = setTimeout(
      () => announcer.tell(shell("shell-waiting", { names: awaited })),
      PATIENCE,
    );
    return () => clearTimeout(timer);
  }

  /** The clock of a question is called out a few times. */
  private ring(): (() => void) | undefined {
    const { connection, question, shell } = this.called;
    const { endsAt } = connection;
    if (endsAt === null || !question()) return undefined;
    const rest = left(endsAt, Date.now());
    const timers = CALLS.filter((seconds) => seconds < rest).map((seconds) =>
      setTimeout(
        () => announcer.warn(shell("shell-time-left", { time: timeLeft(seconds) })),
        (rest - seconds) * 1000,
      ),
    );
    return () => timers.forEach((timer) => clearTimeout(timer));
  }
}
