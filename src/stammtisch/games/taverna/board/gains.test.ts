import { words } from "$shell/lib/phrasebook";
import { describe, expect, it } from "vitest";

import { gains, rises } from "./gains";
import { list } from "./speak";

const level = (people: string, to: number) =>
  words("gain-level", { people: words(`people-${people}`), level: to, vp: 1 });
const seating = list([
  list([
    level("elf", 4),
    words("gain-bonus", {
      bonus: list([words("effect-draw_spells", { n: 2 })]),
    }),
  ]),
  words("gain-tavern-privilege"),
  words("gain-income", { coins: 2 }),
  words("gain-income-other", { coins: 2, seat: { is: "seat", seat: 3 } }),
  words("gain-feast", { coins: 2 }),
  words("gain-influence", { coins: 2 }),
]);

describe("gains", () => {
  it("adds up what comes to the own seat and keeps what others get apart, at the end", () => {
    expect(gains(seating)).toEqual([
      { sign: "level", n: 1 },
      { sign: "spell", n: 2 },
      { sign: "privilege", n: 1 },
      { sign: "coin", n: 4 },
      { sign: "lyre", n: 0 },
      { sign: "coin", n: 2, seat: 3 },
    ]);
  });

  it("shows a price as a loss, and the share of a takeover", () => {
    expect(
      gains(
        words("gain-takeover", {
          coins: 9,
          points: 4,
          share: 4,
          seat: { is: "seat", seat: 1 },
        }),
      ),
    ).toEqual([
      { sign: "coin", n: -9 },
      { sign: "vp", n: 4 },
      { sign: "coin", n: 4, seat: 1 },
    ]);
    expect(gains(words("costs", { coins: 5 }))).toEqual([{ sign: "coin", n: -5 }]);
  });

  it("knows nothing of other words", () => {
    expect(gains(null)).toEqual([]);
    expect(gains(words("stands-in", { tavern: words("tavern-elf_tavern") }))).toEqual([]);
    expect(gains(words("gain-blocked", { people: words("people-orc") }))).toEqual([
      { sign: "blocked", n: 0 },
    ]);
  });

  it("finds every level that a marker would reach", () => {
    expect(rises(list([level("human", 2), level("dwarf", 7)]))).toEqual([
      { people: "human", level: 2 },
      { people: "dwarf", level: 7 },
    ]);
    expect(rises(words("gain-blocked", { people: words("people-orc") }))).toEqual([]);
  });
});
