import { describe, expect, it } from "vitest";

import type { Choice } from "$shell/lib/board";
import { words } from "$shell/lib/phrasebook";

import { courtGains } from "./court";
import type { Favour, Mat, TavernaView } from "./view";

const favour: Favour = { kind: "level_up", name: "", when: "any", effects: [] };
const mat = {
  unused: [favour],
  used: [],
  deeds: ["orc_tavern_d1"],
} as unknown as Mat;
const view = (taken: Record<string, number> = {}): TavernaView =>
  ({
    mats: [mat],
    scorings_taken: taken,
    rates: {
      counts: { king: "nothing", queen: "favours", archduke: "deeds" },
      steps: {
        king: [[0, 5]],
        queen: [
          [0, 3],
          [2, 6],
          [3, 9],
        ],
        archduke: [
          [0, 0],
          [1, 3],
          [2, 6],
        ],
      },
    },
  }) as unknown as TavernaView;
const choice = (id: string, n = 1): Choice => ({
  option: 0,
  id,
  words: words("option-choose_favour_count", { n }),
});

describe("what a choice is worth at court", () => {
  it("counts the favours that are bought together", () => {
    expect(courtGains(view(), 0, "choose_favour_count", choice("two", 2))).toEqual([
      { sign: "queen", points: 6 },
    ]);
    expect(courtGains(view(), 0, "choose_favour", choice("level_up"))).toEqual([
      { sign: "queen", points: 3 },
    ]);
  });
  it("counts one more deed with the Notary alone", () => {
    expect(courtGains(view(), 0, "choose_dignitary", choice("notary"))).toEqual([
      { sign: "archduke", points: 3 },
    ]);
    expect(courtGains(view(), 0, "choose_dignitary", choice("ambassadress"))).toEqual([]);
  });
  it("promises nothing of a scoring that is taken, nor to those who watch", () => {
    expect(courtGains(view({ queen: 1 }), 0, "choose_favour", choice("level_up"))).toEqual([]);
    expect(courtGains(view(), null, "choose_favour", choice("level_up"))).toEqual([]);
  });
});
