/** What stands along the plot of points: rounds under the axis, seasons over it, and who took the lead. */
import type { MarkShown } from "./messages";
import type { Curve, PlotLayout } from "./plot";

/** A stretch of the axis, from one sample to another. */
export interface Span {
  number: number;
  from: number;
  to: number;
}

const ahead = (curves: readonly Curve[], one: Curve, place: number): boolean =>
  curves.every((other) => other === one || (other.points[place] ?? 0) < (one.points[place] ?? 0));

function spans(marks: readonly MarkShown[], last: number): Span[] {
  return marks.map(({ at, name }, place) => {
    const told = name.args?.["n"];
    const number = typeof told === "number" ? told : place + 1;
    return { number, from: at, to: marks[place + 1]?.at ?? last };
  });
}

/** Rounds by the number that the title gives them; where it has seasons they count anew in each. */
export const rounds = (marks: readonly MarkShown[], last: number): Span[] =>
  spans(
    marks.filter(({ kind }) => kind !== "scene"),
    last,
  );

/** Seasons, where there are several. */
export function seasons(marks: readonly MarkShown[], last: number): Span[] {
  const begun = marks.filter(({ kind }) => kind === "season");
  if (begun.length < 2) return [];
  return spans(begun, last).map((span, place) => ({ ...span, number: place + 1 }));
}

/** The sample from which on the winner is ahead; nobody who always was, or only at the very end. */
export function leadsForGood(curves: readonly Curve[]): { seat: number; place: number } | null {
  const last = (curves[0]?.points.length ?? 0) - 1;
  const winner = curves.find((one) => ahead(curves, one, last));
  if (!winner) return null;
  let place = last;
  while (place > 0 && ahead(curves, winner, place - 1)) place--;
  return place > 0 && place < last ? { seat: winner.seat, place } : null;
}

const LETTER = 8; // a wide one, as notes are written
const AWAY = 44;

/** Where a note on a point may stand without covering a line: up beside it, else at the foot. */
export function clearOf(
  plot: PlotLayout,
  curves: readonly Curve[],
  from: { x: number; y: number },
  text: string,
  top: number,
): { x: number; y: number } {
  const right = from.x - 16;
  const left = right - text.length * LETTER;
  const high = Math.max(top, from.y - AWAY);
  const covers = curves.some(({ points }) =>
    points.some((value, place) => {
      const [x, y] = [plot.x(place), plot.y(value)];
      return x > left && x < right && y > high - 20 && y < high + 12;
    }),
  );
  return covers ? { x: from.x - 8, y: plot.bottom - 12 } : { x: right, y: high };
}
