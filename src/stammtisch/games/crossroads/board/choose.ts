/** Which part of the board answers which question, and buttons for places with several choices. */
import type { Choice } from "$shell/lib/board";
import { target, type Target } from "$shell/lib/table/choose";

import type { Mat, Table } from "./view";

export type Part =
  "signs" | "tracks" | "inn" | "purse" | "held" | "recipes" | "guests" | "groups" | "ask" | "none";

const PARTS: Record<string, Part> = {
  signboard: "signs",
  invest: "tracks",
  reserve: "tracks",
  reserve_effect: "tracks",
  gossip_track: "tracks",
  build: "inn",
  swap_own_tile: "inn",
  ingredient_source: "inn",
  place_basic: "inn",
  pay: "purse",
  distressed_gossip: "purse",
  outlaws_lose_gossip: "purse",
  gain_gossip_type: "purse",
  lose_gossip_type: "purse",
  townsfolk_own: "held",
  discard_reserved: "held",
  complete_recipe: "recipes",
  travellers_keep: "recipes",
  travellers_discard: "recipes",
  travellers_replace: "recipes",
  impression_welcome: "guests",
  impression_unwelcome: "guests",
  gossip_rep_up: "groups",
  gain_reputation_group: "groups",
  lose_reputation_group: "groups",
};

/** The part of the board on which a question is answered. */
export function partFor(board: Table): Part {
  const kind = board.question?.kind;
  if (!kind) return "none";
  if (kind === "townsfolk_target")
    return board.question?.choices.some((choice) => choice.address?.startsWith("mat/"))
      ? "ask"
      : "tracks";
  return PARTS[kind] ?? "ask";
}

const WHOLE = new Set(["draft_pick", "place_basic", "gossip_rep_down", "swap_other_tile"]);

/** So many cards fit beside something else. */
const BESIDE = 3;

/** What stays in sight beside the cards of a question: tiles where some wait or are asked about, and recipes;
 * nothing where the cards need all the room. */
export function besideAsk(board: Table, mat: Mat): ("held" | "recipes")[] {
  const kind = board.question?.kind ?? "";
  if (
    WHOLE.has(kind) ||
    (board.question?.choices.filter((choice) => choice.address !== "pass").length ?? 0) > BESIDE
  )
    return [];
  const bought = board.view.active === mat.seat && board.view.acquired.length > 0;
  const holds = bought || mat.reserved.some((tile) => tile !== null);
  return holds || kind.startsWith("townsfolk") ? ["held", "recipes"] : ["recipes"];
}

/** A button for one certain choice where several share an address. */
export function targetOf(board: Table, choice: Choice): Target {
  const question = board.question && { ...board.question, choices: [choice] };
  return target({ ...board, question }, choice.address ?? "");
}

/** The question as the rooms of the inn see it: the placements of one basic tile, no address for what has cards. */
export function withBasic(board: Table, basic: string): Table {
  if (board.question?.kind === "collector_line")
    return {
      ...board,
      question: {
        ...board.question,
        choices: board.question.choices.map((choice) => ({ ...choice, address: null })),
      },
    };
  if (board.question?.kind !== "place_basic") return board;
  const choices = board.question.choices.filter((choice) => choice.id.startsWith(`${basic}-`));
  return { ...board, question: { ...board.question, choices } };
}

/** The basic tiles that can still be put down. */
export const placeable = (board: Table): string[] =>
  board.question?.kind === "place_basic"
    ? [...new Set(board.question.choices.map((choice) => choice.id.split("-")[0] ?? ""))]
    : [];

/** The board as a thing sees it: where the question is about nothing of its kind, a tap looks at it
 * instead of hearing "not now". */
export function asking(board: Table, zone: string, ...kinds: string[]): Table {
  const { question } = board;
  const about =
    question !== null &&
    (kinds.includes(question.kind) ||
      question.choices.some((choice) => choice.address?.startsWith(zone)));
  return about ? board : { ...board, question: null };
}
