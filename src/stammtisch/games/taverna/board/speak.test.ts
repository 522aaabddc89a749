import { describe, expect, it } from "vitest";

import { spellNotes } from "./speak";
import type { Effect, Spell } from "./view";

const notes = (own: Partial<Spell>, effect: Effect): string[] =>
  spellNotes({
    kind: "",
    name: "",
    cost: 0,
    when: "any",
    window: null,
    condition: null,
    archmage: 1,
    effects: [effect],
    ...own,
  }).map(({ id }) => id);

describe("the text of a spell", () => {
  it("names the condition that holds in every turn before the time", () => {
    const partner: Partial<Spell> = {
      when: "seated",
      window: "customer_seated",
      condition: "caster_owns_no_deed_there",
    };
    expect(notes(partner, { kind: "income_share" })).toEqual([
      "list",
      "condition-caster_owns_no_deed_there",
      "when-seated",
      "lightning-customer_seated",
    ]);
  });

  it("says whom a reaction robs, and only after a feast", () => {
    const fingers: Partial<Spell> = {
      window: "customer_seated",
      condition: "active_feasted",
    };
    expect(notes(fingers, { kind: "take_coins", n: 2 })).toEqual([
      "list",
      "lightning-customer_seated",
      "condition-active_feasted",
      "lightning-take_coins",
    ]);
    expect(notes({}, { kind: "take_coins", n: 2 })).toEqual(["list"]);
  });
});
