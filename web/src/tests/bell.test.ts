import { describe, expect, it } from "vitest";

import type { UpdateTold } from "../lib/messages";
import { words } from "../lib/phrasebook";
import { Bell } from "../lib/table/bell";

const by = (seat: number) => ({
  kind: 0,
  args: [],
  words: words("acts", { who: { is: "seat" as const, seat } }),
});
const asked = (number: number, more = {}) => ({ number, ...more }) as UpdateTold["question"];
/** How often our turn is heard while this happens to seat 0. */
function heard(...told: Pick<UpdateTold, "events" | "question">[]): number[] {
  const bell = new Bell(() => 0);
  return told.flatMap((update) => {
    bell.hear(update);
    return bell.rings(update.question?.number) ? [update.question?.number ?? 0] : [];
  });
}

describe("our turn", () => {
  it("is heard when it comes, and not after each of our own answers", () => {
    const own = [1, 2, 3].map((number) => ({ events: [by(0)], question: asked(number) }));
    expect(heard(...own)).toEqual([1]);
  });
  it("is not heard for what our own answer did to others", () => {
    const first = { events: [], question: asked(1) };
    expect(heard(first, { events: [by(0), by(2)], question: asked(2) })).toEqual([1]);
  });
  it("is heard again when others were asked or played in between", () => {
    const first = { events: [], question: asked(1) };
    const wait = { events: [by(0)], question: null };
    expect(heard(first, wait, { events: [by(1)], question: asked(2) })).toEqual([1, 2]);
    expect(heard(first, { events: [by(1)], question: asked(2) })).toEqual([1, 2]);
  });
  it("is heard once for one question, whatever others say meanwhile", () => {
    const first = { events: [], question: asked(1) };
    expect(heard(first, { events: [by(1)], question: asked(1) }, first)).toEqual([1]);
  });
  it("is heard for every secret choice of all at once", () => {
    const rounds = [1, 2].map((number) => ({
      events: [by(0)],
      question: asked(number, { sealed: true }),
    }));
    expect(heard(...rounds)).toEqual([1, 2]);
  });
  it("is heard when its question is seen, not before", () => {
    const bell = new Bell(() => 0);
    bell.hear({ events: [by(1)], question: asked(4) });
    expect([bell.rings(undefined), bell.rings(4), bell.rings(4)]).toEqual([false, true, false]);
  });
});
