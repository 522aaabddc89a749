/** When a choice becomes the answer: asked once more, held, final in a moment. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Question } from "../lib/board";
import type { Connection } from "../lib/connection.svelte";
import { runNumber } from "../lib/table/gesture";
import { GRACE, Hand } from "../lib/table/hand.svelte";

const set = vi.hoisted(() => ({ confirm: "final", text: false }));
vi.mock("../lib/settings.svelte", () => ({ settings: set }));

const words = { is: "words" as const, id: "x" };
const choice = (option: number, more = {}) => ({
  option,
  id: String(option),
  words,
  address: `city/${String(option)}`,
  ...more,
});
const question: Question = {
  kind: "where",
  words,
  choices: [choice(1), choice(2), choice(3, { warning: words })],
  runs: [
    { words, steps: [{ kind: "where", option: 1 }] },
    { words, steps: [{ kind: "where", option: 2 }], address: "room/a", lifts: 2 },
  ],
};
const sealed: Question = { ...question, sealed: true, runs: [] };

/** A hand at a table: what was answered, and what the table keeps for it. */
function at(asked: Question, others: number[] = []) {
  const answers: number[] = [];
  const line = {
    held: null as number | null,
    hello: { seat: 0 },
    update: { waiting: { seats: [0, ...others] } },
    waitingForServer: false,
    answer: (option: number) => answers.push(option),
    hold: (option: number | null) => (line.held = option),
  };
  const hand = new Hand(
    line as unknown as Connection,
    () => asked,
    () => undefined,
  );
  return { hand, answers, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(set, { confirm: "final", text: false });
});
afterEach(() => vi.useRealTimers());

describe("asking once more", () => {
  it("is for what would be lost, as long as nothing else is wished", () => {
    const { hand, answers } = at(question);
    hand.pick(3);
    expect([hand.state, answers]).toEqual(["sure", []]);
    hand.pick(3);
    hand.pick(1);
    expect(answers).toEqual([3, 1]);
  });
  it("is for every answer where that is wished, several under one name as well", () => {
    set.confirm = "always";
    for (const option of [1, 3, runNumber(0), runNumber(1)]) {
      const { hand, answers } = at(question);
      hand.pick(option);
      expect([hand.state, hand.choice(option)?.option, answers]).toEqual(["sure", option, []]);
      hand.pick(option);
      expect(answers.length).toBe(1);
    }
  });
  it("is for nothing where that is wished", () => {
    set.confirm = "never";
    const { hand, answers } = at(question);
    hand.pick(3);
    hand.pick(runNumber(0));
    expect(answers).toEqual([3, 1]);
  });
  it("takes nothing back where the person goes on", () => {
    set.confirm = "always";
    const { hand, line } = at(sealed, [1]);
    hand.pick(1);
    hand.pick(1);
    hand.pick(2);
    expect([hand.state, line.held]).toEqual(["sure", 1]);
    expect(hand.putBack()).toBe(true);
    expect([hand.state, line.held]).toEqual(["held", 1]);
    hand.putBack();
    expect(line.held).toBeNull();
  });
});

describe.each(["always", "final", "never"])("a secret choice, asked once more: %s", (confirm) => {
  const choose = (hand: Hand, option: number): void => {
    hand.pick(option);
    if (hand.sure === option) hand.pick(option);
  };
  beforeEach(() => void (set.confirm = confirm));
  it("is kept and can be changed until all have chosen", () => {
    const { hand, answers, line } = at(sealed, [1]);
    choose(hand, 1);
    choose(hand, 2);
    expect([line.held, hand.state, answers]).toEqual([2, "held", []]);
  });
  it("is final in a moment where all others have chosen; another click changes it", () => {
    const { hand, answers } = at(sealed);
    choose(hand, 1);
    expect([hand.state, answers]).toEqual(["grace", []]);
    vi.advanceTimersByTime(GRACE - 100);
    choose(hand, 2);
    vi.advanceTimersByTime(GRACE - 100);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(answers).toEqual([2]);
  });
  it("is final at once for whoever is read to, and where it is chosen twice", () => {
    const { hand, answers } = at(sealed);
    choose(hand, 1);
    choose(hand, 1);
    expect(answers).toEqual([1]);
    set.text = true;
    const read = at(sealed);
    choose(read.hand, 1);
    expect(read.answers).toEqual([1]);
  });
});
