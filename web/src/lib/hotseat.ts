/**
 * One screen for several seats: through whose eyes it looks next.
 *
 * Who is asked openly gets the screen. Who is asked in secret is not told, so while a reaction is possible the screen
 * goes round: every own seat looks once and passes on, asked or not, always in the order of the table. So the way of
 * the screen says nothing about who had something to decide. After a round that nobody answered it rests: others are
 * asked then, and their thinking must not send it round for ever.
 */
import type { SeatTold, Waiting } from "./messages";

export interface Screen {
  /** the seat through which it looks */
  readonly seat: number;
  /** the seat was called because a reaction is possible, and has not passed the screen on */
  readonly called: boolean;
  /** own seats that have looked since something last happened */
  readonly looked: readonly number[];
}

/** What the seat that looks is told. */
export interface Told {
  readonly asked: boolean;
  readonly waiting: Waiting;
}

/** Our seats, without those that a bot plays for us. */
export const played = (yours: readonly number[], seated: readonly SeatTold[]): number[] =>
  yours.filter((seat) => seated[seat]?.kind !== "bot");

export const lookingAt = (seat: number): Screen => ({ seat, called: false, looked: [] });

/** Somebody comes to the screen: it looks through the seat that is asked openly, else through the first. */
export function arriving(first: number, own: readonly number[], told: Told): Screen {
  const open = told.asked ? undefined : own.find((seat) => told.waiting.seats.includes(seat));
  return open === undefined
    ? { ...lookingAt(first), called: told.waiting.window ?? false }
    : lookingAt(open);
}

/** Something happened for all to see: whoever looked before may be asked now. */
export const afterNews = (screen: Screen): Screen => ({ ...screen, looked: [] });

/** The seat has given an answer, and with it the screen out of its hand. */
export const afterAnswer = (screen: Screen): Screen => lookingAt(screen.seat);

/** The seat passes the screen on; where everybody has looked, a new round begins. */
export function passedOn(screen: Screen, own: readonly number[]): Screen {
  const rests = othersOf(screen, own).every((seat) => screen.looked.includes(seat));
  return { seat: screen.seat, called: false, looked: rests && !screen.called ? [] : screen.looked };
}

/** Whose turn it is to look, if the seat that looks has nothing to do with the screen any more. */
export function next(screen: Screen, own: readonly number[], told: Told): Screen | null {
  if (told.asked || screen.called) return null;
  const others = othersOf(screen, own);
  const open = others.find((seat) => told.waiting.seats.includes(seat));
  if (open !== undefined) return lookingAt(open);
  const unseen = told.waiting.window
    ? others.find((seat) => !screen.looked.includes(seat))
    : undefined;
  return unseen === undefined
    ? null
    : { seat: unseen, called: true, looked: [...screen.looked, screen.seat] };
}

/** The other own seats, in the order of the table from the one that looks. */
function othersOf({ seat }: Screen, own: readonly number[]): number[] {
  return [...own.filter((one) => one > seat), ...own.filter((one) => one < seat)];
}
