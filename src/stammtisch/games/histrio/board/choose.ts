/** Which of Histrio's questions send a troupe somewhere: these have the two halves alone and shared. */
import type { Table } from "./view";

const JOURNEYS = new Set(["choose_travel", "choose_second_city", "ox_city", "fox_to"]);
export const isJourney = (board: Table): boolean =>
  board.question !== null && JOURNEYS.has(board.question.kind);
