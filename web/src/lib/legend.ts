/** The signs of a title: what each drawing stands for. A title says it in `board/legend.ts`. */
import type { Words } from "./messages";

export interface LegendSign {
  /** a drawing of the title's sprite, or a few letters where the board prints letters */
  art?: string;
  letters?: string;
  name: Words;
  says: Words;
}
export interface LegendGroup {
  name: Words;
  signs: readonly LegendSign[];
}
export interface Legend<View = never> {
  /** the drawing that stands for points */
  points: string;
  /** the signs of this table, by its modules and seats */
  groups: (view: View) => LegendGroup[];
}

const legends = import.meta.glob<{ legend: Legend<unknown> }>(
  "../../../src/stammtisch/games/*/board/legend.ts",
);

/** The legend of a title, or null where it has none. */
export async function loadLegend(title: string): Promise<Legend<unknown> | null> {
  const load = Object.entries(legends).find(([file]) => file.split("/").at(-3) === title)?.[1];
  return (await load?.().catch(() => null))?.legend ?? null;
}
