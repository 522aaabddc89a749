/** Steps of a replay: how many there are depends on whose eyes look, so a moment is named by its answers. */
import type { ReplayShown } from "./messages";

/** The step that shows the table after so many answers: the last one that is reached by then. */
export const stepAt = (plies: readonly number[], answers: number): number =>
  Math.max(
    0,
    plies.findLastIndex((reached) => reached <= answers),
  );

/** The same moment for other eyes. While the match runs the server does not tell; then the step's number has to do. */
export function sameMoment(step: number, before: ReplayShown | null, now: ReplayShown): number {
  const answers = before?.plies?.[step];
  return answers === undefined || !now.plies?.length
    ? Math.min(step, now.steps - 1)
    : stepAt(now.plies, answers);
}
