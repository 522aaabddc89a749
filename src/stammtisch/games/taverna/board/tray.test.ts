import type { Choice } from "$shell/lib/board";
import { words } from "$shell/lib/phrasebook";
import { describe, expect, it } from "vitest";

import { grouped } from "./notes";
import { customerWords, minus, signed } from "./speak";
import { drawing, far, inTray, still } from "./tray";
import { deedAddress, placeOf, tableAddress, tavernOf, type Town } from "./view";

const choice = (id: string, address: string | null = null): Choice => ({
  option: 0,
  id,
  words: words("x"),
  address,
});
const asked = (kind: string, choices: Choice[], narrow: boolean): Town =>
  ({
    question: { kind, words: words("q"), choices },
    narrow,
  }) as unknown as Town;

describe("addresses", () => {
  it("are made from the ids of tables and deeds", () => {
    expect(tableAddress("grand_tavern_t10")).toBe("tavern/grand_tavern/table/10");
    expect(deedAddress("orc_tavern_d2")).toBe("tavern/orc_tavern/deed/2");
    expect([tavernOf("elf_tavern_t3"), placeOf("elf_tavern_t3")]).toEqual(["elf_tavern", 3]);
  });
});

describe("the tray", () => {
  it("holds the questions that one piece alone cannot show", () => {
    expect(inTray(asked("choose_favour_count", [], false))).toBe(true);
    expect(inTray(asked("choose_table", [], false))).toBe(false);
    expect([
      inTray(asked("choose_guild_spot", [], false)),
      inTray(asked("choose_guild_spot", [], true)),
    ]).toEqual([false, true]);
  });

  it("brings what lies on a mat to the thumb, on narrow screens alone", () => {
    const choices = [
      choice("cast_alchemy", "mat/0/spell/alchemy"),
      choice("pick_card_1", "row/1"),
      choice("activate_with_herald", "turn/herald"),
      choice("end_turn"),
    ];
    expect(far(asked("take_turn", choices, true)).map(({ id }) => id)).toEqual([
      "cast_alchemy",
      "activate_with_herald",
    ]);
    expect(far(asked("take_turn", choices, false))).toEqual([]);
  });

  it("draws each choice", () => {
    expect(
      drawing("choose_customer", {
        ...choice("first"),
        words: customerWords("elf", ["lyre"]),
      }),
    ).toMatchObject({ art: "bust", names: ["elf", "lyre"] });
    expect(drawing("choose_level_count", choice("3"))).toMatchObject({
      names: ["level"],
      times: 3,
    });
    expect(drawing("choose_guild_tokens", choice("beer+lyre"))).toMatchObject({
      names: ["beer", "lyre"],
    });
    expect(drawing("choose_guild_spot", choice("orc_tavern_spellbook"))).toMatchObject({
      names: ["spellbook"],
    });
    expect(drawing("choose_victim", choice("seat_2", "mat/2"))).toMatchObject({
      names: ["seat-2"],
    });
    expect(drawing("take_turn", choice("use_add_beer", "mat/0/favour/add_beer"))).toMatchObject({
      art: "fav",
      names: ["beer", "plus"],
    });
    expect(drawing("choose_favour", choice("level_up", "favour/level_up"))).toMatchObject({
      art: "fav",
      names: ["level"],
    });
  });
});

describe("the reminder", () => {
  const ids = [
    "activate_local",
    "activate_with_privileges",
    "cast_alchemy",
    "use_add_beer",
    "sell_spell",
    "end_turn",
  ];
  const at = (phase: string): Town =>
    ({
      ...asked(
        "take_turn",
        ids.map((id) => choice(id)),
        false,
      ),
      view: { turn: { phase } },
    }) as unknown as Town;

  it("counts what is left when the customer sits, and sales are no reason to stay", () => {
    expect(still(at("seated"))).toEqual([
      { sign: "notary", n: 2 },
      { sign: "spell", n: 1 },
      { sign: "favour", n: 1 },
    ]);
    expect(still(at("waiting"))).toEqual([]);
  });
});

describe("small things", () => {
  it("writes signs and minus as a typesetter would", () => {
    expect([signed(3), signed(0), signed(-4), minus(-1), minus(7)]).toEqual([
      "+3",
      "0",
      "−4",
      "−1",
      "7",
    ]);
  });

  it("counts equal rows", () => {
    const row = { sign: "spell", head: "Alchemy", text: "" };
    expect(grouped([row, { ...row }, { ...row, head: "Fireworks" }])).toEqual([
      { ...row, copies: 2 },
      { ...row, head: "Fireworks" },
    ]);
  });
});
