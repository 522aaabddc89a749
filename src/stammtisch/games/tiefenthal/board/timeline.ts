/** When everything that happened is seen to happen, in milliseconds at the normal pace. */
import { atMost, breath } from "$shell/lib/table/times";

import type { Happening } from "./happened";

export interface Flight {
  at: number;
  sign: string;
  from: string;
  to: string;
  n: number;
}
export interface Walk {
  at: number;
  seat: number;
  steps: number;
  to: number;
  back: boolean;
}

export interface Timeline {
  total: number;
  flights: Flight[];
  /** markers on the way round the monastery, and along the bar */
  walks: Walk[];
  climbs: Walk[];
  /** tiles that turn over: seat and the tile's number */
  flips: { at: number; seat: number; tile: number }[];
  /** coasters whose dice are rolled, and seats that rolled a die of their own */
  rolled: Map<number, number>;
  ownRolled: Map<number, number>;
  /** cards are turned up at a seat from this moment on */
  fills: Map<number, number>;
  /** a seat has drafted a die */
  drafted: Map<number, number>;
  /** the coasters move on */
  moves: number | null;
  /** a die was used on a space: seat and where */
  uses: Map<number, string>;
  /** who won a guest, and when */
  recruits: { at: number; seat: number } | null;
  /** patrons and staff leave the house */
  clears: Map<number, number>;
}

const LIMIT = 1800;
const SPACES = ["cashbox", "barrel", "supply", "monk"];
const STAFF = ["bard", "beer_merchant", "dishwasher", "waitress", "table", "supplier"];
const PACE: Record<string, number> = {
  evening: 300,
  "turn-began": 120,
  served: 200,
  used: 200,
  bought: 220,
  recruited: 260,
  "bought-nobles": 260,
  flipped: 420,
  refilled: 120,
  "gained-card": 200,
  "gained-nobles": 220,
  coasters: 420,
  drafted: 140,
  "rolled-white": 60,
  "rolled-own": 120,
  "turned-up": 90,
  redrew: 240,
  merchants: 160,
  signed: 200,
  hired: 160,
  entertained: 180,
  "counted-reputation": 120,
};

const fresh = (): Timeline => ({
  total: 0,
  flights: [],
  walks: [],
  climbs: [],
  flips: [],
  rolled: new Map(),
  ownRolled: new Map(),
  fills: new Map(),
  drafted: new Map(),
  moves: null,
  uses: new Map(),
  recruits: null,
  clears: new Map(),
});

/** Goods that travel because of an event: what, from where, to where, how many. */
function goods(
  name: string,
  [a = 0, b = 0, c = 0, , e = 0]: readonly number[],
): Omit<Flight, "at">[] {
  const [ducats, beer, deck] = [`ducats/${a}`, `beer/${a}`, `deck/${a}`];
  const card = STAFF[b] === undefined ? "nobles" : `market/${STAFF[b]}`;
  switch (name) {
    case "served":
      return [{ sign: "ducat", from: `table/${a}/${c}`, to: ducats, n: e }];
    case "used": {
      const space = SPACES[c] ?? "";
      return space === "monk"
        ? []
        : [
            {
              sign: space === "cashbox" ? "ducat" : "beer",
              from: `tile/${a}/${space}`,
              to: space === "cashbox" ? ducats : beer,
              n: e,
            },
          ];
    }
    case "merchants":
      return [{ sign: "beer", from: `tile/${a}/beer_store`, to: beer, n: b }];
    case "gained-ducats":
      return [{ sign: "ducat", from: `walker/${a}`, to: ducats, n: b }];
    case "gained-beer":
      return [{ sign: "beer", from: `mat/${a}`, to: beer, n: b }];
    case "gained-schnapps":
      return [{ sign: "schnapps", from: "moon", to: `schnapps/${a}`, n: b }];
    case "gained-counter-guests":
      return [{ sign: "stool", from: "moon", to: `counter/${a}`, n: b }];
    case "gained-nobles":
      return [{ sign: "crown", from: "nobles", to: `crowns/${a}`, n: b }];
    case "bought-nobles": // the nobles themselves are told after it
      return [{ sign: "beer", from: beer, to: "nobles", n: Math.min(c, 4) }];
    case "nobles-back":
      return [{ sign: "crown", from: `crowns/${a}`, to: "nobles", n: b }];
    case "gained-card":
      return [{ sign: "back", from: card, to: deck, n: 1 }];
    case "bought":
      return [
        { sign: "ducat", from: ducats, to: card, n: Math.min(c, 3) },
        { sign: "back", from: card, to: deck, n: 1 },
      ];
    case "recruited":
      return [{ sign: "beer", from: beer, to: "offer", n: Math.min(c, 3) }];
    case "sent-counter-guest":
      return [{ sign: "stool", from: `counter/${a}`, to: `walker/${a}`, n: 1 }];
    case "entertained":
    case "encore":
      return [{ sign: "schnapps", from: `schnapps/${a}`, to: "moon", n: c }];
    case "schnapps-back":
    case "returned-schnapps":
      return [{ sign: "schnapps", from: `schnapps/${a}`, to: "moon", n: b }];
    default:
      return [];
  }
}

/** Lay the events out; if they take too long, everything moves closer together. */
export function timeline(events: readonly Happening[]): Timeline {
  const line = fresh();
  let now = 0;
  for (const { name, numbers } of events) {
    const [a = 0, b = 0, c = 0] = numbers;
    for (const flight of goods(name, name === "used" ? [a, b, c, 0, numbers[3] ?? 0] : numbers))
      if (flight.n > 0) line.flights.push({ at: now, ...flight });
    if (name === "walked") {
      line.walks.push({ at: now, seat: a, steps: b, to: c, back: false });
      now += Math.min(4, b) * breath(150);
    } else if (name === "rose" || name === "fell-back") {
      line.climbs.push({ at: now, seat: a, steps: b, to: c, back: name === "fell-back" });
      now += Math.min(4, b) * breath(120);
    } else if (name === "flipped") line.flips.push({ at: now, seat: a, tile: b });
    else if (name === "rolled-white") line.rolled.set(a, now);
    else if (name === "rolled-own") line.ownRolled.set(a, now);
    else if (name === "turned-up" && !line.fills.has(a)) line.fills.set(a, now);
    else if (name === "redrew" || name === "removed") line.clears.set(a, now);
    else if (name === "closed") for (let seat = 0; seat < 4; seat++) line.clears.set(seat, now);
    else if (name === "drafted") line.drafted.set(a, now);
    else if (name === "coasters") line.moves = now;
    else if (name === "served") line.uses.set(a, `table/${a}/${c}`);
    else if (name === "used") line.uses.set(a, `tile/${a}/${SPACES[c] ?? ""}`);
    else if (name === "recruited" || name === "took-guest") line.recruits = { at: now, seat: a };
    now += breath(PACE[name] ?? 0);
  }
  line.total = now;
  const most = atMost(LIMIT);
  return now > most ? squeeze(line, most / now) : line;
}

function squeeze(line: Timeline, factor: number): Timeline {
  const each = <K>(times: Map<K, number>): Map<K, number> =>
    new Map([...times].map(([key, at]) => [key, at * factor]));
  const all = <T extends { at: number }>(found: T[]): T[] =>
    found.map((one) => ({ ...one, at: one.at * factor }));
  return {
    ...line,
    total: line.total * factor,
    flights: all(line.flights),
    walks: all(line.walks),
    climbs: all(line.climbs),
    flips: all(line.flips),
    rolled: each(line.rolled),
    ownRolled: each(line.ownRolled),
    fills: each(line.fills),
    drafted: each(line.drafted),
    clears: each(line.clears),
    moves: line.moves === null ? null : line.moves * factor,
    recruits: line.recruits && { ...line.recruits, at: line.recruits.at * factor },
  };
}
