/** Where the needle would stand after what is pointed at or picked. */
import type { Choice } from "$shell/lib/board";
import { addressOf, regarded } from "$shell/lib/table/choose";

import { isJourney } from "./choose";
import { court, shared } from "./forecast";
import { clamp } from "./gauge";
import type { Table } from "./view";

/** The needle after a move of the Nightingale, whose option is named "comedy_2". */
export function needleAfter(board: Table, id: string): number {
  const [genre, steps] = id.split("_");
  const move = Number(steps) || 0;
  return clamp(board.view.needle + (genre === "comedy" ? move : -move), board.view.spaces);
}

export function ghostNeedle(board: Table): number | null {
  const { view, seat, question } = board;
  const choice = regarded(board);
  const parts = addressOf(board).split("/");
  if (!choice || !question) return null;
  if (question.kind === "nightingale_move") return needleAfter(board, choice.id);
  if (parts[0] === "city" && isJourney(board)) {
    const city = view.cities[Number(parts[1]) - 1];
    return city ? shared(view, city).needle : null;
  }
  if (question.kind === "court_choice" && seat !== null) {
    const card = view.mats[seat]?.company.find((actor) => actor.id === parts[3]);
    return card ? court(view, seat, card).needle : null;
  }
  return null;
}

/** One choice for each space that a move of the needle may reach; at the end of the gauge two moves may meet. */
export function needleMoves(board: Table): { choice: Choice; needle: number }[] {
  const moves = (board.question?.choices ?? [])
    .filter((choice) => choice.address?.startsWith("theatre/needle/"))
    .map((choice) => ({ choice, needle: needleAfter(board, choice.id) }));
  return moves.filter(
    (move, place) => moves.findIndex((other) => other.needle === move.needle) === place,
  );
}
