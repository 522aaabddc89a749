/** The coach: what is said about the question, once for each kind, and what is warned of before it is answered. */
import { SvelteSet } from "svelte/reactivity";

import { api } from "$shell/lib/api";
import { learning } from "$shell/lib/learning.svelte";
import type { Caution, Coached } from "$shell/lib/messages";

export class Coach {
  /** what was said about the question that is asked */
  told = $state.raw<Coached | null>(null);
  /** the lesson lies over the board */
  open = $state(false);
  /** what the person is warned of before it is done */
  warning = $state.raw<{ said: Caution; anyway: () => void } | null>(null);
  private asked: number | null = null;
  /** what was warned of in this turn: nobody is told twice */
  private readonly warned = new SvelteSet<string>();

  constructor(
    private readonly table: string,
    private readonly title: () => string,
  ) {}

  get on(): boolean {
    return learning.coached(this.title());
  }

  /** A question is put: hear what it is about. */
  ask(question: number, seat: number): void {
    if (this.asked === question) return;
    this.asked = question;
    this.told = null;
    api.coach(this.table, seat).then(
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
    return said !== undefined && !learning.of(this.title()).heard.includes(said);
  }

  /** Lesson and goal have been heard: they are read, or the question is answered. */
  known(): void {
    if (this.open)
      for (const said of [this.told?.lesson?.kind, this.told?.goal?.id])
        if (said !== undefined) learning.hear(this.title(), said);
    this.open = false;
  }

  /** The question is gone. */
  close(): void {
    this.known();
    [this.asked, this.told, this.warning] = [null, null, null];
  }

  /** Somebody else's turn: in the next one of ours warnings may be said again. */
  rest(): void {
    this.warned.clear();
  }

  off(): void {
    this.close();
    learning.wish(this.title(), false);
  }

  /** Whether the person is warned of an answer before it is given; then `anyway` gives it. */
  warns(kind: string, option: number, anyway: () => void): boolean {
    if (!this.on) return false;
    const said = (this.told?.cautions ?? []).find(
      (one) => one.kind === kind && one.option === option,
    );
    const { muted } = learning.of(this.title());
    if (!said || this.warned.has(said.id) || muted.includes(said.id)) return false;
    this.warned.add(said.id);
    this.known();
    this.warning = { said, anyway };
    return true;
  }
}
