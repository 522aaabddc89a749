import { describe, expect, it } from "vitest";

import art from "./art.svg?raw";
import { legend } from "./legend";
import type { TavernaView } from "./view";

const view = (unseen: string[]): TavernaView =>
  ({
    turn: { dignitaries_used: ["princess"] },
    unseen_spells: unseen,
    rates: {
      income: 2,
      feast: 2,
      surcharge: 3,
      call_price: 2,
      sale: 1,
      privilege_vp: 1,
      curse: [{ kind: "lose_coins", n: 2 }],
      offers: { notary: [], gob_trotter: [[1, 3, 3]], princess: [[1, 3, 0]], ambassadress: [] },
      steps: {
        king: [[0, 5]],
        queen: [
          [0, 3],
          [5, 15],
        ],
      },
    },
  }) as unknown as TavernaView;
const signs = (unseen: string[]) => legend.groups(view(unseen)).flatMap((group) => group.signs);

describe("the signs of Taverna", () => {
  it("are drawings of the board, each with a sentence", () => {
    for (const sign of signs(["curse"])) {
      expect(art).toContain(`id="${sign.art ?? ""}"`);
      expect(sign.says.id).not.toBe("");
    }
    expect(art).toContain(`id="${legend.points}"`);
  });
  it("show the Curse only while it can be drawn", () => {
    expect(signs(["curse"]).length).toBe(signs([]).length + 1);
  });
  it("tell what the court pays, and of a dignitary only what it sells", () => {
    const said = JSON.stringify(signs([]));
    expect(said).toContain(`{"is":"words","id":"sign-pays","args":{"low":3,"high":15}}`);
    expect(said).not.toContain("note-served");
  });
});
