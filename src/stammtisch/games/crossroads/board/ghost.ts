/** The future of what is pointed at or picked: which tokens would move, and which tile is looked at. */
import type { Choice } from "$shell/lib/board";
import { addressOf, regarded } from "$shell/lib/table/choose";

import { bonuses } from "./facts";
import { outcome, type Outcome } from "./forecast";
import { lineOf } from "./laws";
import type { Effect, Mat, Space, Table, Tile } from "./view";

/** The tile at an address of a track, of the own reserve, or the one that is built now. */
export function tileAt(board: Table, address: string): Tile | null {
  const [zone, first, second, third] = address.split("/");
  if (zone === "track" && second === "slot")
    return board.view.tracks[Number(first) - 1]?.slots[Number(third) - 1] ?? null;
  if (zone === "track" && second === "discard")
    return board.view.tracks[Number(first) - 1]?.top ?? null;
  if (zone === "mat" && second === "reserve")
    return board.view.mats[Number(first)]?.reserved[Number(third) - 1] ?? null;
  return null;
}

/** The tile that a purchase is about: looked at on a track, in the reserve, or bought and about to be built. */
export function regardedTile(board: Table): Tile | null {
  if (board.question?.kind === "build") return board.view.acquired[0] ?? null;
  return tileAt(board, addressOf(board));
}

/** The kinds of the tiles that a line for the collector names. */
export function tilesIn(choice: Choice): string[] {
  const said = choice.words.args?.["tiles"];
  const items =
    typeof said === "object" && !Array.isArray(said) && said.is === "words"
      ? said.args?.["items"]
      : said;
  return Array.isArray(items) ? items.map((one) => one.id.replace("tile-", "")) : [];
}

/** The spaces of the line that the person looks at while the collector waits. */
export function shownLine(board: Table, inn: readonly Space[]): number[] {
  const choice = board.question?.kind === "collector_line" ? regarded(board) : null;
  return choice ? lineOf(inn, tilesIn(choice)) : [];
}

const rise = (group: string, n: number): Effect => ({ kind: "reputation", of: group, n });
const argument = (board: Table, name: string): unknown => board.question?.words.args?.[name];

/** The groups that an answer about guests or groups moves. */
function groupEffects(board: Table, address: string): Effect[] {
  const { kind } = board.question ?? { kind: "" };
  const group = address.split("/").at(-1) ?? "";
  const n = Number(argument(board, "number") ?? 1);
  if (kind === "impression_welcome") return [rise(group, 1)];
  if (kind === "impression_unwelcome") {
    const welcome = argument(board, "group");
    const id =
      typeof welcome === "object" && welcome !== null && "id" in welcome
        ? String(welcome.id).replace("group-", "")
        : "";
    return [rise(id, 1), rise(group, -1)];
  }
  if (kind === "gossip_rep_up" || kind === "gain_reputation_group") return [rise(group, n)];
  return kind === "lose_reputation_group" || kind === "gossip_rep_down" ? [rise(group, -n)] : [];
}

/** What covering the basic tile on the regarded space takes back before the new tile gives
 * anything; only bonuses are. [7.6] */
function takenBack(board: Table, mat: Mat): Effect[] {
  const id = addressOf(board).split("/").at(-1);
  return bonuses(mat.inn.find((space) => space.id === id)?.basic?.effects ?? []).map((effect) => ({
    ...effect,
    n: -(effect.n ?? 0),
  }));
}

const BUYS = new Set(["invest", "build", "reserve", "reserve_effect"]);

/** What would move on the boards if the regarded choice were made; null where nothing would. */
export function ghost(board: Table): Outcome | null {
  const { view, seat, question } = board;
  const address = addressOf(board);
  if (seat === null || !question || (!regarded(board) && question.kind !== "build")) return null;
  const victim = question.kind === "gossip_rep_down" ? Number(address.split("/")[1]) : seat;
  const mat = view.mats[victim];
  const tile = regardedTile(board);
  if (!mat) return null;
  if (tile && BUYS.has(question.kind)) {
    const earlier = question.kind === "invest" ? view.acquired.flatMap((one) => one.effects) : [];
    const back = question.kind === "build" ? takenBack(board, mat) : [];
    return outcome(view, mat, [...back, ...earlier, ...tile.effects]);
  }
  const effects = groupEffects(board, address);
  return effects.length ? outcome(view, mat, effects) : null;
}
