/** When each thing of an update moves: the events in their order, laid out on a line of milliseconds. */
import { atMost, breath } from "$shell/lib/table/times";

import type { Happening } from "./happened";
import { GOSSIPS, GROUPS } from "./view";

export interface Flight {
  at: number;
  from: string;
  to: string;
  sign: string;
  number: number;
}

export interface Timeline {
  total: number;
  /** a tile (by kind) leaves where it lay: bought, reserved, built, discarded */
  goes: Map<string, number>;
  /** a tile comes out of its sack */
  comes: Map<string, number>;
  /** where tiles that leave the board go to */
  ends: Map<string, string>;
  /** a token of a reputation track ("nobles/2") or of the Prestige track ("2") walks */
  walks: Map<string, number>;
  recipes: Map<string, number>;
  flights: Flight[];
  /** a special space lights up */
  flashes: { at: number; group: string; seat: number }[];
  dice: { at: number; roll: number }[];
}

const LIMIT = 1500;
/** What only takes a breath. */
const PAUSES: Record<string, number> = {
  special: 160,
  "gossip-action": 120,
  covered: 160,
  announced: 200,
  collected: 160,
  turn: 120,
};
const PLACES: Record<string, string> = {
  "tile-discarded": "heap",
  "reserved-discarded": "heap",
  "purchase-lost": "heap",
  returned: "sack",
};

class Line implements Timeline {
  total = 0;
  goes = new Map<string, number>();
  comes = new Map<string, number>();
  ends = new Map<string, string>();
  walks = new Map<string, number>();
  recipes = new Map<string, number>();
  flights: Flight[] = [];
  flashes: { at: number; group: string; seat: number }[] = [];
  dice: { at: number; roll: number }[] = [];

  take({ name, numbers, things }: Happening): void {
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const tile = things["tile"] ?? "";
    if (name === "tile-laid") this.mark(this.comes, tile, 60);
    else if (
      [
        "bought",
        "bought-gossip",
        "reserved",
        "built",
        "tile-discarded",
        "reserved-discarded",
        "purchase-lost",
        "returned",
        "exchanged",
        "swapped",
      ].includes(name)
    )
      this.leave(name, a, tile, things);
    if (name === "bought") this.fly("pouch", a, "supply", "x-gulden", c, false);
    if (name === "bought-gossip")
      this.fly("gossip", a, "supply", `x-g-${GOSSIPS[d] ?? "any"}`, c, false, GOSSIPS[d]);
    if (name === "guldens") this.fly("supply", a, d ? "pouch" : "chest", "x-gulden", b, true);
    if (name === "debts") this.fly("supply", a, "chest", "x-debt", b, true);
    if (name === "turn") this.fly("chest", a, "pouch", "x-gulden", c, true);
    if (name === "income") this.fly("supply", a, "chest", "x-gulden", b, true);
    if (name === "kept") this.fly("pouch", a, "chest", "x-gulden", b, true);
    if (name === "guldens-stolen")
      this.send(`chest/${b}`, `${d ? "pouch" : "chest"}/${a}`, "x-gulden", c);
    if (name === "gossip-gained")
      this.send("supply", `gossip/${a}/${GOSSIPS[b] ?? ""}`, `x-g-${GOSSIPS[b] ?? "any"}`, c);
    if (name === "gossip-lost")
      this.send(`gossip/${a}/${GOSSIPS[b] ?? ""}`, "supply", `x-g-${GOSSIPS[b] ?? "any"}`, c);
    if (name === "gossip-stolen")
      this.send(
        `gossip/${b}/${GOSSIPS[c] ?? ""}`,
        `gossip/${a}/${GOSSIPS[c] ?? ""}`,
        `x-g-${GOSSIPS[c] ?? "any"}`,
        1,
      );
    if (name === "token-used")
      this.send(
        `mat/${a}/inn/r${Math.floor(d / 5) + 1}c${(d % 5) + 1}`,
        `hand/${a}`,
        `x-${things["ingredient"] ?? ""}`,
        1,
      );
    if (name === "reputation")
      this.mark(this.walks, `${GROUPS[b] ?? ""}/${a}`, Math.min(4, Math.abs(d - c)) * 70);
    if (name === "prestige") this.mark(this.walks, String(a), 110);
    if (name.startsWith("recipe-")) this.mark(this.recipes, things["recipe"] ?? "", 140);
    if (name === "special") this.flashes.push({ at: this.total, group: GROUPS[b] ?? "", seat: a });
    if (name === "die") {
      this.dice.push({ at: this.total, roll: b });
      this.total += breath(560);
    }
    this.total += breath(PAUSES[name] ?? 0);
  }

  /** The first time a thing is named is when it moves. */
  private mark(times: Map<string, number>, key: string, pause: number): void {
    if (!times.has(key)) times.set(key, this.total);
    this.total += breath(pause);
  }

  private leave(
    name: string,
    seat: number,
    tile: string,
    things: Readonly<Record<string, string>>,
  ): void {
    const place = PLACES[name];
    this.ends.set(tile, place ? `${place}/` : `mat/${seat}`);
    for (const key of [tile, things["other"] ?? ""])
      if (key) this.mark(this.goes, key, name === "tile-discarded" ? 30 : 150);
  }

  private fly(
    from: string,
    seat: number,
    to: string,
    sign: string,
    number: number,
    gain: boolean,
    type = "",
  ): void {
    const own = (place: string): string =>
      place === "supply" ? place : [place, seat, type].filter((one) => one !== "").join("/");
    this.send(own(from), own(to), sign, number);
    this.total += gain && number > 0 ? breath(60) : 0;
  }

  private send(from: string, to: string, sign: string, number: number): void {
    if (number <= 0) return;
    this.flights.push({ at: this.total, from, to, sign, number: Math.min(6, number) });
    this.total += breath(110);
  }
}

/** Lay the events out; if they take too long, everything moves closer together. */
export function timeline(events: readonly Happening[]): Timeline {
  const line = new Line();
  for (const event of events) line.take(event);
  const most = atMost(LIMIT);
  return line.total > most ? squeeze(line, most / line.total) : line;
}

function squeeze(line: Timeline, factor: number): Timeline {
  const each = (times: Map<string, number>): Map<string, number> =>
    new Map([...times].map(([key, at]) => [key, at * factor]));
  const all = <One extends { at: number }>(list: readonly One[]): One[] =>
    list.map((one) => ({ ...one, at: one.at * factor }));
  return {
    total: line.total * factor,
    goes: each(line.goes),
    comes: each(line.comes),
    ends: line.ends,
    walks: each(line.walks),
    recipes: each(line.recipes),
    flights: all(line.flights),
    flashes: all(line.flashes),
    dice: all(line.dice),
  };
}
