import { describe, expect, it } from "vitest";

import {
  afterAnswer,
  afterNews,
  arriving,
  lookingAt,
  next,
  passedOn,
  type Screen,
  type Told,
} from "../lib/hotseat";

const told = (seats: number[], window = false, asked = false): Told => ({
  asked,
  waiting: { seats, window },
});
const OURS = [0, 1, 2];

describe("one screen for several seats", () => {
  it("goes to the seat that is asked openly", () => {
    expect(next(lookingAt(0), OURS, told([2]))).toEqual(lookingAt(2));
    expect(next(lookingAt(0), OURS, told([3]))).toBeNull();
    expect(next(lookingAt(0), OURS, told([0, 1], true, true))).toBeNull();
  });

  it("goes round while a reaction is possible, and rests when everybody has looked", () => {
    const way: number[] = [];
    let screen = lookingAt(1);
    for (let step = 0; step < 9; step++) {
      const then = next(screen, OURS, told([], true));
      if (!then) break;
      way.push(then.seat);
      expect(then.called).toBe(true);
      expect(next(then, OURS, told([], true))).toBeNull(); // it waits for the person, asked or not
      screen = passedOn(then, OURS);
    }
    expect(way).toEqual([2, 0]);
  });

  it("begins a new round by hand, after news and after an answer", () => {
    const rests: Screen = { seat: 0, called: false, looked: [1, 2] };
    expect(next(rests, OURS, told([], true))).toBeNull();
    expect(next(passedOn(rests, OURS), OURS, told([], true))?.seat).toBe(1);
    expect(next(afterNews(rests), OURS, told([], true))?.seat).toBe(1);
    expect(next(afterAnswer({ ...rests, called: true }), OURS, told([], true))?.seat).toBe(1);
  });

  it("lets the seat that was called pass on even when the window is over by then", () => {
    const called: Screen = { seat: 1, called: true, looked: [0] };
    expect(next(called, OURS, told([0]))).toBeNull();
    expect(next(passedOn(called, OURS), OURS, told([0]))).toEqual(lookingAt(0));
  });

  it("finds every secret question, whoever is asked and however many follow", () => {
    for (const chain of [[1], [2, 0], [1, 0, 1], [2, 1, 0, 2]])
      expect(played(chain, 0)).toEqual(chain);
  });

  it("opens with the seat that is asked openly, else with the first", () => {
    expect(arriving(0, OURS, told([2])).seat).toBe(2);
    expect(arriving(0, OURS, told([0], true, true)).seat).toBe(0);
    expect(arriving(0, OURS, told([], true))).toEqual({ seat: 0, called: true, looked: [] });
  });
});

/** Seats of ours are asked in secret one after the other: who of them answers if the screen goes by the rule. */
function played(chain: number[], from: number): number[] {
  const answered: number[] = [];
  let screen = lookingAt(from);
  for (let step = 0; step < 40 && answered.length < chain.length; step++) {
    const asked = chain[answered.length];
    if (asked === screen.seat) {
      answered.push(asked);
      screen = afterAnswer(screen);
    } else {
      screen = next(screen, OURS, told([], true)) ?? passedOn(screen, OURS);
      if (screen.called && asked !== screen.seat) screen = passedOn(screen, OURS);
    }
  }
  return answered;
}
