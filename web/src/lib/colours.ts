/** Colours and shapes of the seats at a table: they belong to people, whatever number their seat has.
 *
 * Everything draws a seat by its number (`#seat-2` of the sprite, `--seat-2` of the tokens). A table where they are
 * dealt otherwise turns the drawings and the tokens themselves.
 */
const SEATS = [0, 1, 2, 3, 4];
let shapes: string[] | null = null;

const symbol = (seat: number): Element | null => document.getElementById(`seat-${String(seat)}`);

/** The colour of each seat; those that are not named keep what is left, in order. */
export function dealt(colours: readonly number[]): number[] {
  const left = SEATS.filter((one) => !colours.includes(one));
  return SEATS.map((seat) => colours[seat] ?? left.shift() ?? seat);
}

/** Let every seat have its colour and shape, until the way back is called. */
export function wear(colours: readonly number[]): () => void {
  shapes ??= SEATS.map((seat) => symbol(seat)?.innerHTML ?? "");
  const root = document.documentElement;
  const put = (given: readonly number[]): void => {
    given.forEach((colour, seat) => {
      const [held, drawn] = [symbol(seat), shapes?.[colour]];
      if (held && drawn !== undefined) held.innerHTML = drawn;
      if (colour === seat) root.style.removeProperty(`--seat-${String(seat)}`);
      else root.style.setProperty(`--seat-${String(seat)}`, `var(--colour-${String(colour)})`);
    });
  };
  put(dealt(colours));
  return () => put(SEATS);
}
