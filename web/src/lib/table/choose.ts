/** One way to choose for everything on the board: a tap acts, pointing previews, a closed thing says why. */
import { choiceAt, type BoardProps, type Choice } from "$shell/lib/board";
import type { Say } from "$shell/lib/phrasebook";

import { isEnd, takesUp } from "./gesture";

/** A choice with what it costs and gives. */
export const choiceLine = (say: Say, choice: Choice): string =>
  choice.effect ? `${say(choice.words)}: ${say(choice.effect)}` : say(choice.words);

export interface Target {
  choice: Choice | null;
  /** can be chosen now */
  may: boolean;
  /** picked, not yet handed in */
  sel: boolean;
  pointed: boolean;
  label: string | null;
  attrs: Record<string, unknown>;
}

/** The state and the listeners of a button at an address. `otherwise` runs where nothing is asked. */
export function target(board: BoardProps, address: string, otherwise?: () => void): Target {
  const choice = choiceAt(board.question, address);
  const sel = choice !== null && board.picked === choice.option;
  const point = (): void => {
    if (choice) board.hover(choice.option);
  };
  const leave = (): void => {
    if (choice) board.hover(null);
  };
  const why = (anchor: Element): void => {
    if (board.question && board.seat !== null) board.explain(address, anchor);
    else otherwise?.();
  };
  return {
    choice,
    may: choice !== null,
    sel,
    pointed: choice !== null && board.hovered === choice.option,
    label: choice ? choiceLine(board.say, choice) : null,
    attrs: {
      type: "button",
      "data-address": address,
      "data-option": choice?.option,
      // it leads on to another place: it can be dragged there
      "data-leads":
        choice && board.question && takesUp(board.question, choice.option) ? "" : undefined,
      "data-end": choice && isEnd(choice.option) ? "" : undefined,
      "aria-pressed": choice ? sel : undefined,
      "aria-disabled": choice || !board.question ? undefined : true,
      // what is closed says why when it is asked, but nobody has to pass it on the way to what is open
      tabindex: choice || !board.question || board.seat === null ? undefined : -1,
      onclick: (event: MouseEvent) =>
        choice ? board.pick(choice.option) : why(event.currentTarget as Element),
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => {
        const here = event.currentTarget as Element;
        // what a thing is, and why not now, the shell says (explaining.svelte.ts)
        if (choice && here.matches(":focus-visible")) point();
      },
      onblur: leave,
    },
  };
}

/** The choice that the preview is about: what is pointed at, else what is picked. */
export function regarded(board: BoardProps): Choice | null {
  const find = (option: number | null): Choice | null =>
    option === null
      ? null
      : (board.question?.choices.find((choice) => choice.option === option) ?? null);
  return find(board.hovered) ?? find(board.picked);
}

/** On a narrow screen: the part of the board where a question is answered. */
export function partOf(address: string, seat: number | null): "board" | "me" | "others" {
  const [zone, owner] = address.split("/");
  if (zone !== "mat") return "board";
  return Number(owner) === seat ? "me" : "others";
}

/** The address of the choice that the preview is about. */
export const addressOf = (board: BoardProps): string => regarded(board)?.address ?? "";
