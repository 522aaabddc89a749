import { beforeEach, describe, expect, it } from "vitest";

import { Following } from "../lib/table/following.svelte";

const waits = (...waiting: number[]) => ({ seat: 0, question: null, waiting });
const asked = { seat: 0, question: {}, waiting: [0] };

describe("a mat that is looked at large", () => {
  let following = new Following();
  beforeEach(() => {
    following = new Following();
    following.open(2);
  });

  it("stays while others act", () => {
    for (const now of [waits(1), waits(2), waits(), asked]) {
      following.goOn(now);
      expect(following.shown(now)).toBe(2);
    }
  });
  it("goes along with whoever acts, and stays with the last one", () => {
    following.along = true;
    following.goOn(waits(1));
    expect(following.shown(waits(1))).toBe(1);
    following.goOn(waits());
    expect(following.shown(waits())).toBe(1);
    following.goOn(waits(0, 3));
    expect(following.shown(waits(0, 3))).toBe(3);
  });
  it("leaves the board to one's own question, and comes back after it", () => {
    following.along = true;
    following.goOn(waits(1));
    following.goOn(asked);
    expect(following.shown(asked)).toBeNull();
    following.goOn(waits(2));
    expect(following.shown(waits(2))).toBe(2);
  });
  it("may be opened while one is asked", () => {
    following.along = true;
    following.goOn(waits(1));
    following.open(3);
    expect(following.shown(asked)).toBe(3);
  });
  it("is put away for good", () => {
    following.along = true;
    following.close();
    following.goOn(waits(1));
    expect(following.shown(waits(1))).toBeNull();
  });
});
