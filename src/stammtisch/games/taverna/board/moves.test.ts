import { differences, type Lying, type Move } from "$shell/lib/table/moves";
import { words } from "$shell/lib/phrasebook";
import { describe, expect, it } from "vitest";

import { drawnSpells, freshGuests, happenings, NAMES, type Happening } from "./happened";
import { planned, startOf } from "./moves";
import { timeline, type Timeline } from "./timeline";

type Name = (typeof NAMES)[number];
const happened = (name: Name, numbers: number[], more: Partial<Happening> = {}): Happening => ({
  name,
  numbers,
  ...more,
});
const at = (place: string, left = 0): Lying => ({
  place,
  box: { left, top: 0, width: 50, height: 50 },
});
const look = (pieces: Record<string, Lying>): Map<string, Lying> => new Map(Object.entries(pieces));
const moves = (
  before: Map<string, Lying>,
  after: Map<string, Lying>,
  line: Timeline,
): Map<string, Move> =>
  new Map(differences(before, after, planned(line)).map((move) => [move.key, move]));

describe("what happened", () => {
  const place = (tavern: string, number: number) =>
    words("table-short", { tavern: words(`tavern-${tavern}`), place: number });
  const told = happenings([
    {
      kind: NAMES.indexOf("seated"),
      args: [2, 1, 4, 0, 0],
      words: words("event-seated", { table: place("elf_tavern", 3) }),
    },
    {
      kind: NAMES.indexOf("moved"),
      args: [1, 1, 4, 9, 0],
      words: words("event-moved", {
        "from-table": place("elf_tavern", 3),
        table: place("orc_tavern", 1),
      }),
    },
    {
      kind: NAMES.indexOf("drew-spell"),
      args: [1, 7, 0, 0, 0],
      words: words("event-drew-spell", { spell: words("spell-fireworks") }),
    },
    {
      kind: NAMES.indexOf("drew-spell"),
      args: [2, -1, 0, 0, 0],
      words: words("event-drew-spell-hidden", {}),
    },
    { kind: NAMES.indexOf("cast"), args: [0, 0, 0, 0, 0], words: null },
  ]);

  it("is named as the rules do, with tables by their ids", () => {
    expect(told[0]).toMatchObject({ name: "seated", table: "elf_tavern_t3" });
    expect(told[1]).toMatchObject({
      name: "moved",
      from: "elf_tavern_t3",
      table: "orc_tavern_t1",
    });
    expect(told[4]).toEqual({ name: "cast", numbers: [0, 0, 0, 0, 0] });
  });

  it("marks the tables where somebody sits anew", () => {
    expect([...freshGuests(told)]).toEqual([["orc_tavern_t1", 1]]);
  });

  it("tells drawn spells only as far as they are known", () => {
    expect([...drawnSpells(told, 1)]).toEqual(["fireworks"]);
    expect(drawnSpells(told, 2).size).toBe(0);
  });
});

describe("the timeline", () => {
  const line = timeline([
    happened("seated", [0, 2, 7], { table: "elf_tavern_t2" }),
    happened("rose", [0, 2, 4]),
    happened("income", [1, 2, 3]),
    happened("walked", [0, 3, 2, 4]),
  ]);

  it("seats the guest first, then lifts the marker, then pays", () => {
    const guest = line.starts.get("guest/elf_tavern_t2");
    const marker = line.starts.get("marker/elf/0");
    expect(guest).toEqual({ at: 0, via: "waiting" });
    expect(marker?.at).toBeGreaterThan(0);
    expect(line.tokens).toMatchObject([
      { sign: "coin", from: "tavern/elf_tavern", to: "purse/1", n: 3 },
    ]);
    expect(line.tokens[0]?.at).toBeGreaterThan(marker?.at ?? Infinity);
    expect(line.walks[0]).toMatchObject({ name: "ambassadress" });
  });

  it("never takes longer than 1.8 seconds", () => {
    const long = timeline(Array.from({ length: 60 }, (_, n) => happened("income", [n % 3, 1, 2])));
    expect(long.total).toBeCloseTo(1800);
    expect(Math.max(...long.tokens.map((flight) => flight.at))).toBeLessThan(1800);
  });

  it("lets coins go from purse to purse", () => {
    const { tokens } = timeline([
      happened("stole", [0, 2, 2]),
      happened("took-over", [1, 5, 9, 0, 4], { deed: "orc_tavern_d1" }),
      happened("gained-coins", [0, 0]),
    ]);
    expect(tokens.map(({ from, to, n }) => [from, to, n])).toEqual([
      ["purse/2", "purse/0", 2],
      ["purse/1", "purse/0", 4],
    ]);
  });
});

describe("moves between two looks", () => {
  it("lets a replaced guest go out of the gate while the new one comes from where it waited", () => {
    const line = timeline([happened("replaced", [0, 2, 1, 0], { table: "orc_tavern_t1" })]);
    const found = moves(
      look({ "guest/orc_tavern_t1/orc": at("table/orc_tavern_t1") }),
      look({ "guest/orc_tavern_t1/elf": at("table/orc_tavern_t1") }),
      line,
    );
    expect(found.get("guest/orc_tavern_t1/elf")).toMatchObject({
      how: "enter",
      via: "waiting",
    });
    expect(found.get("guest/orc_tavern_t1/orc")).toMatchObject({
      how: "leave",
      via: "gate",
    });
  });

  it("brings a moved guest from its old table", () => {
    const line = timeline([
      happened("moved", [0, 1, 3, 9], {
        from: "elf_tavern_t3",
        table: "orc_tavern_t1",
      }),
    ]);
    const found = moves(
      look({}),
      look({ "guest/orc_tavern_t1/human": at("table/orc_tavern_t1") }),
      line,
    );
    expect(found.get("guest/orc_tavern_t1/human")).toMatchObject({
      how: "enter",
      via: "table/elf_tavern_t3",
    });
  });

  it("deals a card from the deck and sends the picked one to its owner", () => {
    const line = timeline([happened("picked-card", [2, 4]), happened("customer-revealed", [9])]);
    const found = moves(look({ "card/c04": at("row/1") }), look({ "card/c09": at("row/4") }), line);
    expect(found.get("card/c04")).toMatchObject({
      how: "leave",
      via: "mat/2",
      at: 0,
    });
    expect(found.get("card/c09")).toMatchObject({ how: "enter", via: "deck" });
    expect(found.get("card/c09")?.at).toBeGreaterThan(0);
  });

  it("lets figures and markers slide", () => {
    const found = moves(
      look({ "pawn/notary": at("tavern/orc_tavern") }),
      look({ "pawn/notary": at("tavern/elf_tavern", 300) }),
      timeline([]),
    );
    expect(found.get("pawn/notary")?.how).toBe("slide");
  });

  it("finds the start of a piece by the longest beginning of its name", () => {
    const starts = new Map([
      ["favour/level_up", { at: 5 }],
      ["favour", { at: 1 }],
    ]);
    expect(startOf(starts, "favour/level_up/0")?.at).toBe(5);
    expect(startOf(starts, "favour/add_beer/0")?.at).toBe(1);
    expect(startOf(starts, "spell/alchemy")).toBeUndefined();
  });
});
