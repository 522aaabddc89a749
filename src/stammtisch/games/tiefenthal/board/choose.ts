/** What the person regards, and choices that name no place on the table. */
import type { Choice } from "$shell/lib/board";
import { choiceLine, regarded } from "$shell/lib/table/choose";

import { reach, type Reach } from "./dice";
import { ownMat, type Mat, type Table } from "./view";

/** The face of the die that is asked about, pointed at or picked; null where no die is. */
export function faceRegarded(board: Table): number | null {
  const asked = board.question;
  if (!asked || board.seat === null) return null;
  if (asked.kind === "choose_space") {
    const die = asked.words.args?.["die"];
    const face = typeof die === "object" && "args" in die ? die.args?.["face"] : null;
    return typeof face === "number" ? face : null;
  }
  const [what, face] = regarded(board)?.id.split(":") ?? [];
  return what === "die" || (what === "face" && asked.kind === "draft_die") ? Number(face) : null;
}

/** What a die brings that pays for the cashbox: as much as its better side gives. */
export const payment = (mat: Mat, face: number): Reach[] =>
  reach(mat, face, true)
    .filter(({ tile }) => tile === "cashbox")
    .map((found) => ({
      ...found,
      gives: { sign: "ducat", n: mat.tiles.find(({ id }) => id === "cashbox")?.upgraded ?? 0 },
    }));

/** What the regarded die could do in one's own tavern. */
export function reachRegarded(board: Table): Reach[] {
  const face = faceRegarded(board);
  const mat = ownMat(board);
  if (face === null || !mat) return [];
  const asked = board.question;
  if (asked?.kind === "pay_with_die") return payment(mat, face);
  if (asked?.kind !== "choose_space")
    return reach(mat, face, board.view.phase === "F" && asked?.kind === "turn_action");
  // the places are asked for: exactly those that the server offers
  const open = new Set(asked.choices.map(({ address }) => address));
  return reach(mat, face, true, Infinity).filter(({ address }) => open.has(address));
}

export interface Option {
  choice: Choice;
  sel: boolean;
  label: string;
  attrs: Record<string, unknown>;
}

/** A choice without a place, as a button of its own. */
export function option(board: Table, choice: Choice): Option {
  const sel = board.picked === choice.option;
  return {
    choice,
    sel,
    label: choiceLine(board.say, choice),
    attrs: {
      type: "button",
      "aria-pressed": sel,
      onclick: () => board.pick(choice.option),
      onpointerenter: () => board.hover(choice.option),
      onpointerleave: () => board.hover(null),
      onfocus: () => board.hover(choice.option),
      onblur: () => board.hover(null),
    },
  };
}

/** The choices that lie nowhere: faces to turn to, cards to return, schnapps or a removal. */
export const placeless = (board: Table): Choice[] =>
  (board.question?.choices ?? []).filter((choice) => !choice.address);

/** The parts of the narrow table; dice and coaster lie in the tray and so on each of them. */
export function partOf(address: string, seat: number | null): "board" | "me" | "others" | "tray" {
  const [zone, owner, what] = address.split("/");
  if (zone !== "mat") return "board";
  if (Number(owner) !== seat) return "others";
  if (what === "coaster" || what === "die" || what === "dice") return "tray";
  return what === "deck" ? "board" : "me";
}
