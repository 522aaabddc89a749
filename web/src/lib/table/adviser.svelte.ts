/** The Master, asked for a hint: what was said, for which question, and where its places lie. */
import { api } from "$shell/lib/api";
import type { Question } from "$shell/lib/board";
import type { Hinted } from "$shell/lib/messages";

import { ENDS } from "./gesture";

/** A place or a button that the hint speaks of; the first is ringed, all are numbered. */
export interface Mark {
  number: number;
  address: string | null;
  option: number;
}

const SHOWN = 3;

export class Adviser {
  /** the question for which the Master was asked */
  asked = $state<number | null>(null);
  hint = $state.raw<Hinted | null>(null);
  trouble = $state.raw<unknown>(null);

  constructor(private readonly table: string) {}

  get open(): boolean {
    return this.asked !== null;
  }

  ask(question: number, seat: number): void {
    if (this.asked === question && this.trouble === null) return;
    [this.asked, this.hint, this.trouble] = [question, null, null];
    const mine = (): boolean => this.asked === question;
    api.hint(this.table, seat).then(
      (hint) => mine() && (this.hint = hint),
      (error: unknown) => mine() && (this.trouble = error),
    );
  }

  close(): void {
    [this.asked, this.hint, this.trouble] = [null, null, null];
  }
}

/** The option that plays the best answer: the end of its gesture where it has one. */
export function bestOption(hint: Hinted, question: Question): number | null {
  const best = hint.options[0]?.option ?? null;
  const at = (question.leads ?? []).findIndex(
    ({ begins, ends }) => begins === best && ends.address === hint.ends?.address,
  );
  return at >= 0 && hint.ends ? ENDS + at : best;
}

/** What the hint points at on the table. */
export function marks(hint: Hinted, question: Question): Mark[] {
  const found = hint.options.slice(0, SHOWN).flatMap(({ option }, at): Mark[] => {
    const choice = question.choices.find((one) => one.option === option);
    return choice ? [{ number: at + 1, address: choice.address ?? null, option }] : [];
  });
  const end = hint.ends?.address;
  return end ? [...found, { number: 1, address: end, option: -1 }] : found;
}
