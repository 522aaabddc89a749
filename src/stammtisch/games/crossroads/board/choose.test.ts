/** Every question has a part of the board on which it is answered. */
import { describe, expect, it } from "vitest";

import decisions from "../telling/decisions.py?raw";

import { besideAsk, partFor, placeable, withBasic } from "./choose";
import type { Mat, Table } from "./view";

const asked = (
  kind: string,
  choices: { option: number; id: string; address: string }[] = [],
): Table => ({ question: { kind, choices } }) as unknown as Table;
const KINDS = [...(/DECISIONS = \(([^)]*)\)/.exec(decisions)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
  (found) => found[1] ?? "",
);

describe("questions", () => {
  it("all have a place", () => {
    expect(KINDS).toHaveLength(37);
    const cards = KINDS.filter((kind) => partFor(asked(kind)) === "ask");
    expect(cards.sort()).toEqual([
      "announce_end",
      "collector_line",
      "draft_pick",
      "gossip_action",
      "gossip_rep_down",
      "gossip_steal_type",
      "gossip_victims",
      "swap_other_tile",
      "townsfolk_action",
      "travellers_action",
      "travellers_victim",
    ]);
    expect(partFor(asked("signboard"))).toBe("signs");
    expect(partFor({ question: null } as unknown as Table)).toBe("none");
  });
  it("about reserved tiles lie on the track or with the rivals", () => {
    expect(
      partFor(asked("townsfolk_target", [{ option: 0, id: "slot_1", address: "track/1/slot/1" }])),
    ).toBe("tracks");
    expect(
      partFor(
        asked("townsfolk_target", [
          { option: 5, id: "rival_1-reserve_1", address: "mat/1/reserve/1" },
        ]),
      ),
    ).toBe("ask");
  });
  it("keep in sight what they are about", () => {
    const about = (kind: string, reserved: unknown[], acquired: unknown[] = []): string[] => {
      const board = { ...asked(kind), view: { active: 0, acquired } } as unknown as Table;
      return besideAsk(board, { seat: 0, reserved } as unknown as Mat);
    };
    expect(about("townsfolk_action", [null, null])).toEqual(["held", "recipes"]);
    expect(about("travellers_action", [null, null])).toEqual(["recipes"]);
    expect(about("draft_pick", [null, null])).toEqual([]);
    // what is to be built or reserved decides whether a recipe is worth drawing
    expect(about("travellers_action", ["kitchenhand", null])).toEqual(["held", "recipes"]);
    expect(about("travellers_action", [null, null], ["crook"])).toEqual(["held", "recipes"]);
  });
});

it("a basic tile is chosen before its corner", () => {
  const choices = ["old_hearth-r1c1", "old_hearth-r1c5", "hayloft-r1c1"].map((id, option) => ({
    option,
    id,
    address: `mat/0/inn/${id.slice(-4)}`,
  }));
  const board = asked("place_basic", choices);
  expect(placeable(board)).toEqual(["old_hearth", "hayloft"]);
  expect(withBasic(board, "hayloft").question?.choices.map((choice) => choice.id)).toEqual([
    "hayloft-r1c1",
  ]);
  const other = asked("invest", choices);
  expect(withBasic(other, "hayloft")).toBe(other);
});
