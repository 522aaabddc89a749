/** When each thing of an update moves: the events in their order, laid out on a line of milliseconds. */
import { atMost, breath, takes } from "$shell/lib/table/times";

import type { Happening } from "./happened";
import { sails } from "./reveal";

export interface CoinFlight {
  at: number;
  from: string;
  to: string;
  coins: number;
}
export interface NeedleMove {
  at: number;
  from: number;
  to: number;
}

export interface Timeline {
  total: number;
  /** caravels set sail */
  sail: number;
  /** travel cards that turn: seat and number of the city */
  reveals: { seat: number; city: number }[];
  /** the coin that decides the mood of a season */
  toss: { at: number; genre: number } | null;
  /** the cards of a city (by number) leave */
  leave: Map<number, number>;
  /** several seats share the row of a city */
  shared: boolean;
  /** a new card comes to a city */
  deal: Map<number, number>;
  /** an impresario of a seat goes to the stage */
  placed: Map<number, number>;
  /** a seat draws or shows a request */
  request: Map<number, number>;
  /** travel cards of a seat come back */
  back: Map<number, number>;
  /** two cities exchange their rows */
  swaps: { at: number; cities: readonly [number, number] }[];
  /** the scenery turns */
  turns: number[];
  needle: NeedleMove[];
  coins: CoinFlight[];
}

const LIMIT = 2000;
/** all travel cards turn, then all caravels sail */
const reveal = (): number => sails() + takes("sail");
const SHOWN_BEFORE = 2; // a travel card that lies open since the Ox was used
const PURSE = (seat: number): string => `purse/${seat}`;

const PLAIN: Record<string, number> = {
  met: 110,
  court: 220,
  joined: 60,
  gained: 60,
  festival: 260,
  "changed-course": 320,
  used: 120,
  season: 200,
  round: 120,
};

/** How long a needle takes for each of so many spaces: four of them are seen, a long way goes in the same time. */
export const perSpace = (spaces: number): number =>
  takes("needle") * Math.min(1, 4 / Math.max(1, spaces));

/** Lay the events out; if they take too long, everything moves closer together. */
export function timeline(events: readonly Happening[]): Timeline {
  const line: Timeline = {
    total: 0,
    sail: 0,
    reveals: [],
    toss: null,
    leave: new Map(),
    shared: false,
    deal: new Map(),
    placed: new Map(),
    request: new Map(),
    back: new Map(),
    swaps: [],
    turns: [],
    needle: [],
    coins: [],
  };
  let now = 0;
  let last = "";
  const coin = (from: string, to: string, coins: number): void => {
    if (coins > 0) line.coins.push({ at: now, from, to, coins: Math.min(coins, 8) });
    now += coins > 0 ? breath(170) : 0;
  };
  for (const { name, numbers } of events) {
    const [a = 0, b = 0, c = 0] = numbers;
    const reveals = name === "revealed" || name === "friend-revealed";
    if (!reveals && (last === "revealed" || last === "friend-revealed")) now += reveal();
    if (reveals && last !== "revealed" && last !== "friend-revealed") line.sail = now;
    last = name;
    if (name === "revealed" && c < SHOWN_BEFORE) line.reveals.push({ seat: a, city: b + 1 });
    if (name === "arrived" || name === "friend-alone") line.leave.set(b + 1, now);
    else if (name === "shared" || name === "discarded-row") {
      if (!line.leave.has(a + 1)) line.leave.set(a + 1, now);
      now += breath(240);
      line.shared ||= name === "shared";
    } else if (name === "dealt") {
      line.deal.set(a + 1, now);
      now += takes("deal");
    } else if (name === "placed") {
      line.placed.set(a, now);
      now += breath(200);
    } else if (name === "drew" || name === "showed") {
      line.request.set(a, now);
      now += breath(140);
      if (name === "showed") coin("treasury", PURSE(a), c);
    } else if (name === "returned-travel") {
      line.back.set(a, now);
      now += breath(200);
    } else if (name === "needle") {
      line.needle.push({ at: now, from: a, to: b });
      now += Math.abs(b - a) * perSpace(Math.abs(b - a));
    } else if (name === "swapped") {
      line.swaps.push({ at: now, cities: [b + 1, c + 1] });
      now += breath(420);
    } else if (name === "tossed") {
      line.toss = { at: now, genre: a };
      now += breath(900);
    } else if (name === "mood") {
      line.turns.push(now);
      now += breath(480);
    } else if (
      name === "took-coins" ||
      name === "stage-paid" ||
      name === "paid-actors" ||
      name === "paid-show"
    )
      coin(name === "stage-paid" ? "stage" : "treasury", PURSE(a), b);
    else if (name === "paid-again") coin("treasury", PURSE(a), c);
    else if (name === "stole") coin(PURSE(b), PURSE(a), c);
    else if (name === "paid-fee") coin(PURSE(a), "treasury", b);
    else now += breath(PLAIN[name] ?? 0);
  }
  if (last === "revealed" || last === "friend-revealed") now += reveal();
  line.total = now;
  const most = atMost(LIMIT);
  return now > most ? squeeze(line, most / now) : line;
}

function squeeze(line: Timeline, factor: number): Timeline {
  const each = (times: Map<number, number>): Map<number, number> =>
    new Map([...times].map(([key, at]) => [key, at * factor]));
  return {
    total: line.total * factor,
    sail: line.sail * factor,
    reveals: line.reveals,
    toss: line.toss && { ...line.toss, at: line.toss.at * factor },
    leave: each(line.leave),
    shared: line.shared,
    deal: each(line.deal),
    placed: each(line.placed),
    request: each(line.request),
    back: each(line.back),
    swaps: line.swaps.map((swap) => ({ ...swap, at: swap.at * factor })),
    turns: line.turns.map((at) => at * factor),
    needle: line.needle.map((move) => ({ ...move, at: move.at * factor })),
    coins: line.coins.map((flight) => ({ ...flight, at: flight.at * factor })),
  };
}
