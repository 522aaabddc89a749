/** What a choice would be worth to the royal court: more favours for the Queen, one more deed for the Archduke. */
import type { Choice } from "$shell/lib/board";

import { scoringSign } from "./notes";
import type { Mat, TavernaView } from "./view";

export interface CourtGain {
  sign: string;
  points: number;
}

const counted = (mat: Mat, what: string): number =>
  what === "favours" ? mat.unused.length + mat.used.length : mat.deeds.length;

/** Each seat takes a scoring once: what so much more would add to those that nobody has taken. */
function gainsOf(view: TavernaView, mat: Mat, what: string, more: number): CourtGain[] {
  const { counts, steps } = view.rates;
  const paid = (name: string, number: number): number =>
    (steps[name] ?? []).findLast(([start]) => start <= number)?.[1] ?? 0;
  return Object.keys(counts)
    .filter((name) => counts[name] === what && !(name in view.scorings_taken))
    .map((name) => ({
      sign: scoringSign(name),
      points: paid(name, counted(mat, what) + more) - paid(name, counted(mat, what)),
    }))
    .filter(({ points }) => points > 0);
}

/** How much more of what a choice brings. */
function brings(kind: string, choice: Choice): [what: string, more: number] | null {
  if (kind === "choose_favour") return ["favours", 1];
  if (kind === "choose_favour_count") return ["favours", Number(choice.words.args?.["n"] ?? 1)];
  return kind === "choose_dignitary" && choice.id === "notary" ? ["deeds", 1] : null;
}

/** The points at court that a choice of the tray brings. */
export function courtGains(
  view: TavernaView,
  seat: number | null,
  kind: string,
  choice: Choice,
): CourtGain[] {
  const mat = seat === null ? undefined : view.mats[seat];
  const found = brings(kind, choice);
  return mat && found ? gainsOf(view, mat, ...found) : [];
}
