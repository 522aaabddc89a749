import { describe, expect, it } from "vitest";

import { castReason } from "./reasons";
import type { Mat, Spell, TavernaView, Turn } from "./view";

const view = (turn: Partial<Turn>): TavernaView => ({ turn: { seat: 1, phase: "waiting", allowance: 1, ...turn } }) as TavernaView;
const mat = (own: Partial<Mat> = {}): Mat => ({ seat: 1, coins: 2, casts: 0, ...own }) as Mat;
const spell = (own: Partial<Spell> = {}): Spell => ({ kind: "fireworks", cost: 1, when: "any", window: null, ...own }) as Spell;
const reason = (turn: Partial<Turn>, own: Partial<Mat>, card: Partial<Spell>): string | undefined => castReason(view(turn), mat(own), spell(card))?.id;

describe("why a spell cannot be cast", () => {
  it("says the first thing that stands in the way", () => {
    expect(reason({}, { casts: 1 }, { when: "never" })).toBe("why-cast-already");
    expect(reason({}, {}, { when: "never" })).toBe("why-only-reaction");
    expect(reason({ phase: "seated" }, {}, { when: "waiting" })).toBe("why-when-waiting");
    expect(reason({ phase: "before_card" }, {}, { when: "seated" })).toBe("why-when-seated");
    expect(reason({}, {}, { cost: 3 })).toBe("why-coins");
    expect(reason({}, {}, {})).toBe("why-no-use");
  });

  it("is silent in another seat's turn", () => {
    expect(reason({ seat: 0 }, {}, {})).toBeUndefined();
  });
});
