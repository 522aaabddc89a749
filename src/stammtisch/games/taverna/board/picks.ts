/** Choosing where one thing stands for several choices, or one tap answers two questions in a row. */
import { getContext, setContext, tick } from "svelte";

import { choiceAt, type Choice } from "$shell/lib/board";
import { choiceLine, type Target } from "$shell/lib/table/choose";

import type { Row } from "./notes";
import type { Town } from "./view";

/** The state and the listeners of a button that stands for one choice, whatever address it has. */
export function option(town: Town, choice: Choice): Target {
  const sel = town.picked === choice.option;
  const leave = (): void => town.hover(null);
  const point = (): void => town.hover(choice.option);
  return {
    choice,
    may: true,
    sel,
    pointed: town.hovered === choice.option,
    label: choiceLine(town.say, choice),
    attrs: {
      type: "button",
      "data-option": choice.option,
      "aria-pressed": sel,
      onclick: () => town.pick(choice.option),
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: point,
      onblur: leave,
    },
  };
}

/** A choice of the turn's menu by its name. */
export const entry = (town: Town, id: string): Choice | null =>
  town.question?.kind === "take_turn"
    ? (town.question.choices.find((choice) => choice.id === id) ?? null)
    : null;

/** One tap for two answers: the first is handed in, the second is picked as soon as it is asked. */
export class Wish {
  private address: string | null = null;

  /** Hand in the choice, and remember what is to be picked after it. */
  then(town: Town, choice: Choice, address: string): void {
    this.address = address;
    if (town.picked !== choice.option) town.pick(choice.option);
    town.pick(choice.option);
  }

  /** A new question: pick what was wished for, if it is offered. */
  async grant(town: () => Town): Promise<void> {
    const { question } = town();
    if (this.address === null || !question) return;
    const { address } = this;
    this.address = null;
    if (question.kind === "take_turn") return; // the first answer was refused or taken back
    await tick(); // the shell forgets what was picked for the last question
    const choice = choiceAt(town().question, address);
    if (choice && town().picked === null) town().pick(choice.option);
  }
}

/** What every part of the board may use. */
export interface Desk {
  wish: Wish;
  /** show what a thing is, in words */
  tell: (title: string, rows: Row[]) => void;
}

const KEY = "taverna-desk";
export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);
