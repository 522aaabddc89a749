/** How long things take on a board, in milliseconds, at each speed; the stage says which speed holds. */

/** how fast things happen on the board */
export type Pace = "calm" | "brisk" | "instant";
type Timed = Record<Exclude<Pace, "instant">, number>;

/** Every speed has times of its own: a calm table is not a brisk one seen in slow motion. */
export const TIMES = {
  /** travel cards turn over, all at once */
  turn: { calm: 450, brisk: 320 },
  /** caravels sail, all at once */
  sail: { calm: 800, brisk: 520 },
  /** a card of a row that one seat takes alone */
  alone: { calm: 450, brisk: 220 },
  /** a row that several share falls */
  row: { calm: 700, brisk: 600 },
  /** a needle goes on by one space */
  needle: { calm: 160, brisk: 110 },
  /** the scenery turns */
  scenery: { calm: 1000, brisk: 700 },
  /** a coin, a beer, a card flies */
  flight: { calm: 520, brisk: 380 },
  /** a die goes where it was planned */
  planned: { calm: 520, brisk: 380 },
  /** one of the cards that are dealt */
  deal: { calm: 300, brisk: 60 },
} satisfies Record<string, Timed>;
export type Kind = keyof typeof TIMES;

let pace: Pace = "brisk";

export const setPace = (to: Pace): void => void (pace = to);

export const takes = (kind: Kind): number => (pace === "instant" ? 0 : TIMES[kind][pace]);

/** A breath that has no time of its own: it is as much longer as flights are. */
export const breath = (brisk: number): number => (brisk * takes("flight")) / TIMES.flight.brisk;

/** The most that the events of a beat may take; calm knows no limit. */
export const atMost = (brisk: number): number => (pace === "calm" ? Infinity : brisk);
