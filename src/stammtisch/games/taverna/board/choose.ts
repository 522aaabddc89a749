/** Choosing where one thing stands for several choices. */
import { getContext, setContext } from "svelte";

import type { Choice } from "$shell/lib/board";
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

/** What every part of the board may use. */
export interface Desk {
  /** show what a thing is, in words */
  tell: (title: string, rows: Row[]) => void;
}

const KEY = "taverna-desk";
export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);
