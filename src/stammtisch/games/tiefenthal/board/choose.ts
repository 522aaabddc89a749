/** What the person regards, and choices that name no place on the table. */
import type { Choice } from "$shell/lib/board";
import { choiceLine, regarded, type Target } from "$shell/lib/table/choose";
import { isEnd } from "$shell/lib/table/gesture";

import { reach, type Reach } from "./dice";
import { ownMat, type Mat, type Table } from "./view";

/** The die that was taken up; it stays the one that matters while its rooms are pointed at. */
const liftedDie = (board: Table): Choice | null =>
  board.question?.choices.find(
    ({ option, id }) => option === board.picked && id.startsWith("die:"),
  ) ?? null;

/** The face of the die that is asked about, pointed at or picked; null where no die is. */
export function faceRegarded(board: Table): number | null {
  const asked = board.question;
  if (!asked || board.seat === null) return null;
  if (asked.kind === "choose_space") {
    const die = asked.words.args?.["die"];
    const face = typeof die === "object" && "args" in die ? die.args?.["face"] : null;
    return typeof face === "number" ? face : null;
  }
  const [what, face] = (liftedDie(board) ?? regarded(board))?.id.split(":") ?? [];
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

/** What a die in the hand would do on a space. */
export interface Badge {
  gives: Reach["gives"];
  washers: number;
  /** steps of the reputation; null where there is no plan */
  steps: number | null;
  /** the die is held over it */
  over: boolean;
}

/** The steps of the reputation that a choice tells of, back as less than 0. */
export function stepsOf(choice: Choice | null): number | null {
  const { id, args } = choice?.effect ?? {};
  const n = typeof args?.["n"] === "number" ? args["n"] : 0;
  return id === "effect-in-plan" ? n : id === "effect-out-of-plan" ? -n : null;
}

/** The spaces that take the die in the hand, by their addresses. */
export function badges(board: Table): Map<string, Badge> {
  const asked = board.question;
  const [mat, face] = [ownMat(board), faceRegarded(board)];
  const asks = asked?.kind === "choose_space";
  if (!asked || !mat || face === null || (!asks && !liftedDie(board))) return new Map();
  const reached = new Map(
    reach(mat, face, true, Infinity).map((one) => [one.address, one] as const),
  );
  const spaces = asked.choices.filter(({ option }) => asks || isEnd(option));
  return new Map(
    spaces.flatMap((choice): [string, Badge][] => {
      const found = reached.get(choice.address ?? "");
      const over = board.hovered === choice.option;
      return found ? [[found.address, { ...found, steps: stepsOf(choice) ?? null, over }]] : [];
    }),
  );
}

/** The steps of the reputation by the space over which the die is held. */
export const stepsAhead = (board: Table): number =>
  [...badges(board).values()].find(({ over }) => over)?.steps ?? 0;

/** A choice without a place, as a button of its own. */
export function option(board: Table, choice: Choice): Target {
  const sel = board.picked === choice.option;
  return {
    choice,
    may: true,
    sel,
    pointed: board.hovered === choice.option,
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
