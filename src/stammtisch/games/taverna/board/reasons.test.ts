import { describe, expect, it } from "vitest";

import { castReason } from "./reasons";
import type { Mat, Spell, TavernaView, Track, Turn } from "./view";

const LEVELS = Array.from({ length: 8 }, () => ({ vp: 0, bonus: [] }));
/** Seat 1 stands far below the last level (orc), below a taken one (elf), below a free one (dwarf),
 * or on it (human). */
const track = (people: Track["people"], at: number[], summit: number | null): Track => ({
  people,
  levels: LEVELS,
  levels_of: at,
  summit,
  supply: 9,
  out: 0,
});
const TRACKS = [
  track("orc", [0, 1], null),
  track("elf", [7, 6], 0),
  track("dwarf", [0, 6], null),
  track("human", [0, 7], 1),
];
const view = (turn: Partial<Turn>): TavernaView =>
  ({
    tracks: TRACKS,
    turn: { seat: 1, phase: "waiting", allowance: 1, ...turn },
  }) as TavernaView;
const mat = (own: Partial<Mat> = {}): Mat =>
  ({ seat: 1, coins: 2, casts: 0, deeds: [], ...own }) as unknown as Mat;
const spell = (own: Partial<Spell> = {}): Spell =>
  ({
    kind: "fireworks",
    cost: 1,
    when: "any",
    window: null,
    condition: null,
    ...own,
  }) as Spell;
const reason = (turn: Partial<Turn>, own: Partial<Mat>, card: Partial<Spell>): string | undefined =>
  castReason(view(turn), mat(own), spell(card))?.id;

describe("why a spell cannot be cast", () => {
  it("says the first thing that stands in the way", () => {
    expect(reason({}, { casts: 1 }, { when: "never" })).toBe("why-cast-already");
    expect(reason({}, {}, { when: "never" })).toBe("why-only-reaction");
    expect(reason({ phase: "seated" }, {}, { when: "waiting" })).toBe("why-when-waiting");
    expect(reason({ phase: "before_card" }, {}, { when: "seated" })).toBe("why-when-seated");
    expect(reason({}, {}, { cost: 3 })).toBe("why-coins");
    expect(reason({}, {}, {})).toBe("why-no-use");
  });

  it("names an own deed where only partners without one may cast", () => {
    const partner: Partial<Spell> = {
      when: "seated",
      condition: "caster_owns_no_deed_there",
    };
    const seated: Partial<Turn> = { phase: "seated", tavern: "elf_tavern" };
    expect(reason(seated, { deeds: ["orc_tavern_d1", "elf_tavern_d2"] }, partner)).toBe(
      "why-condition-own-deed",
    );
    expect(reason(seated, { deeds: ["orc_tavern_d1"] }, partner)).toBe("why-no-use");
    expect(reason(seated, { deeds: ["elf_tavern_d2"], coins: 0 }, partner)).toBe("why-coins");
  });

  it("names the level that is missing or cannot be shared", () => {
    const wagon: Partial<Spell> = {
      when: "seated",
      condition: "active_gained_level",
    };
    const after = (raised: string | null): string | undefined =>
      reason({ phase: "seated", track: raised }, {}, wagon);
    expect([after(null), after("elf"), after("human")]).toEqual(
      Array(3).fill("why-condition-no-level"),
    );
    expect([after("orc"), after("dwarf")]).toEqual(["why-no-use", "why-no-use"]);
  });

  it("asks for a feast in reactions alone", () => {
    expect(reason({}, {}, { condition: "active_feasted" })).toBe("why-no-use");
  });

  it("is silent in another seat's turn", () => {
    expect(reason({ seat: 0 }, {}, {})).toBeUndefined();
  });
});
