/** How a match ended, in sentences: who won and with how many points, then what the others have. */
import { listed } from "./format.svelte";
import type { ScoreSheet } from "./messages";
import { words, type Say } from "./words.svelte";

// a number, not its figure: the title's words choose between “point”, “points”, “ecus”
const amount = (points: number): ReturnType<typeof words> => words("points-amount", { points });

/** Who won, with how much. */
export function victory({ ranks, totals }: ScoreSheet, names: readonly string[], say: Say): string {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return say(
    words(first.length > 1 ? "shell-shared-victory" : "shell-victory", {
      names: listed(first.map((seat) => names[seat] ?? "")),
      amount: amount(Math.max(...first.map((seat) => totals[seat] ?? 0))),
    }),
  );
}

/** Who won, then everybody else in their order: all that a podium shows. */
export function verdict(sheet: ScoreSheet, names: readonly string[], say: Say): string[] {
  const others = sheet.ranks
    .map((rank, seat) => ({ rank, seat }))
    .filter(({ rank }) => rank > 1)
    .sort((a, b) => a.rank - b.rank);
  return [
    victory(sheet, names, say),
    ...others.map(({ seat }) => `${names[seat] ?? ""}: ${say(amount(sheet.totals[seat] ?? 0))}`),
  ];
}
