/** The coach: what is said about the question, once for each kind, and what is warned of before it is answered. */
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";

import { api } from "$shell/lib/api";
import { learning } from "$shell/lib/learning.svelte";
import type { Caution, Coached, UpdateTold } from "$shell/lib/messages";
import { settings } from "$shell/lib/settings.svelte";

/** The table as whoever sits beside a learner sees it. */
export interface Pupil {
  readonly table: string;
  readonly title: () => string;
  readonly seat: () => number | null;
  /** the question that is put, and that it can be answered: all has been seen that led to it */
  readonly asked: () => number | undefined;
  readonly ready: () => boolean;
  /** the table as far as it may be read */
  readonly shown: () => UpdateTold | null;
}

export class Coach {
  /** how many lessons the title has: none, and nobody is taught */
  lessons = $state(0);
  /** what was said about the question that is asked */
  told = $state.raw<Coached | null>(null);
  /** the lesson lies over the board */
  open = $state(false);
  /** what the person is warned of before it is done */
  warning = $state.raw<{ said: Caution; anyway: () => void } | null>(null);
  private asked: number | null = null;
  /** what was warned of in this turn: nobody is told twice */
  private readonly warned = new SvelteSet<string>();

  constructor(private readonly pupil: Pupil) {
    const { title, seat, asked, ready, shown } = pupil;
    $effect(() => void this.count(title()));
    $effect(() => {
      void asked();
      untrack(() => this.close());
    });
    $effect(() => {
      const [question, own] = [ready() ? asked() : undefined, seat()];
      if (question !== undefined && own !== null && this.teaches)
        untrack(() => this.ask(question, own));
    });
    $effect(() => {
      settings.learns = this.teaches;
      return () => (settings.learns = false);
    });
    $effect(() => {
      const [told, own] = [shown(), seat()];
      if (told === null || own === null) return;
      if (!told.waiting.seats.includes(own)) untrack(() => this.rest());
      if (told.over) untrack(() => learning.finish(title()));
    });
  }

  get on(): boolean {
    return learning.coached(this.pupil.title());
  }

  private get teaches(): boolean {
    return this.pupil.seat() !== null && this.lessons > 0 && this.on;
  }

  private async count(title: string): Promise<void> {
    const titles = await api.titles();
    this.lessons = titles.find(({ name }) => name === title)?.lessons?.length ?? 0;
  }

  /** A question is put: hear what it is about. */
  private ask(question: number, seat: number): void {
    if (this.asked === question) return;
    this.asked = question;
    this.told = null;
    api.coach(this.pupil.table, seat).then(
      (told) => {
        if (this.asked !== question || told.question !== question) return;
        this.told = told;
        this.open = this.isNew(told.lesson?.kind) || this.isNew(told.goal?.id);
      },
      () => {
        // who cannot be taught plays on; the next question tries again
        if (this.asked === question) this.asked = null;
      },
    );
  }

  /** Whether a lesson or a goal has not been heard yet. */
  isNew(said: string | undefined): boolean {
    return said !== undefined && !learning.of(this.pupil.title()).heard.includes(said);
  }

  /** Lesson and goal have been heard: they are read, or the question is answered. */
  known(): void {
    if (this.open)
      for (const said of [this.told?.lesson?.kind, this.told?.goal?.id])
        if (said !== undefined) learning.hear(this.pupil.title(), said);
    this.open = false;
  }

  /** The question is gone. */
  private close(): void {
    this.known();
    [this.asked, this.told, this.warning] = [null, null, null];
  }

  /** Somebody else's turn: in the next one of ours warnings may be said again. */
  private rest(): void {
    this.warned.clear();
  }

  off(): void {
    this.close();
    learning.wish(this.pupil.title(), false);
  }

  /** Whether the person is warned of an answer before it is given; then `anyway` gives it. */
  warns(kind: string, option: number, anyway: () => void): boolean {
    if (!this.on) return false;
    const said = (this.told?.cautions ?? []).find(
      (one) => one.kind === kind && one.option === option,
    );
    const { muted } = learning.of(this.pupil.title());
    if (!said || this.warned.has(said.id) || muted.includes(said.id)) return false;
    this.warned.add(said.id);
    this.known();
    this.warning = { said, anyway };
    return true;
  }
}
