/** When each thing of an update moves: the events in their order, laid out on a line of milliseconds. */
import { atMost, breath } from "$shell/lib/table/times";

import type { Happening } from "./happened";
import { DIGNITARIES, PEOPLES, SCORINGS, SIGNS, TAVERNS } from "./view";

export interface Start {
  at: number;
  via?: string;
}
export interface TokenFlight {
  at: number;
  sign: "coin" | "vp" | "privilege" | "spell" | "curse";
  from: string;
  to: string;
  n: number;
}

export interface Timeline {
  total: number;
  /** by piece, or by the beginning of a piece's name */
  starts: Map<string, Start>;
  tokens: TokenFlight[];
  /** dignitaries that walk, so that they bob on their way */
  walks: { at: number; name: string }[];
  /** a spell flashes: announced, cast as a reaction, or torn by a counterspell */
  flashes: { at: number; countered: boolean }[];
}

const LIMIT = 1800;
const purse = (seat: number): string => `purse/${seat}`;
const points = (seat: number): string => `points/${seat}`;

class Line {
  readonly line: Timeline = {
    total: 0,
    starts: new Map(),
    tokens: [],
    walks: [],
    flashes: [],
  };
  private now = 0;
  private tavern = "castle";

  private start(key: string, span: number, via?: string): void {
    if (!this.line.starts.has(key))
      this.line.starts.set(key, via === undefined ? { at: this.now } : { at: this.now, via });
    this.now += breath(span);
  }

  private fly(sign: TokenFlight["sign"], from: string, to: string, n: number, span = 140): void {
    if (n > 0) this.line.tokens.push({ at: this.now, sign, from, to, n });
    this.now += n > 0 ? breath(span) : 0;
  }

  add({ name, numbers, table, from, deed, kind }: Happening): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
    switch (name) {
      case "bought-deed":
      case "took-over":
        this.fly(
          "coin",
          purse(a),
          name === "took-over" ? purse(d) : `deed/${deed ?? ""}`,
          name === "took-over" ? e : c,
        );
        this.start(`pin/${deed ?? ""}`, 200, `mat/${a}`);
        if (name === "bought-deed") this.fly("vp", `deed/${deed ?? ""}`, points(a), d);
        break;
      case "picked-card":
        this.start("card", 160, `mat/${a}`);
        break;
      case "seated":
      case "replaced":
      case "moved":
        if (table)
          this.start(`guest/${table}`, 380, name === "moved" ? `table/${from ?? ""}` : "waiting");
        this.tavern = `tavern/${table?.slice(0, table.lastIndexOf("_")) ?? ""}`;
        break;
      case "swapped":
        if (table && from) {
          this.start(`guest/${table}`, 0, `table/${from}`);
          this.start(`guest/${from}`, 420, `table/${table}`);
        }
        break;
      case "rose":
        this.start(`marker/${PEOPLES[b] ?? ""}/${a}`, 260);
        this.tavern = `level/${PEOPLES[b] ?? ""}/${c}`;
        break;
      case "took-privilege":
        this.start(`privilege/${TAVERNS[b] ?? ""}`, 160, `privileges/${a}`);
        break;
      case "income":
        this.fly("coin", `tavern/${TAVERNS[b] ?? ""}`, purse(a), c, 110);
        break;
      case "feasted":
        this.fly("coin", "waiting", purse(a), b);
        break;
      case "gained-coins":
        this.fly("coin", this.tavern, purse(a), b);
        break;
      case "gained-points":
        this.fly("vp", this.tavern, points(a), b);
        break;
      case "gained-privileges":
        this.fly("privilege", this.tavern, `privileges/${a}`, b);
        break;
      case "paid-privileges":
        this.fly("privilege", `privileges/${a}`, "castle", b);
        break;
      case "drew-spell":
        this.fly("spell", "spells", `hand/${a}`, 1, 120);
        break;
      case "cursed":
        this.fly("curse", "spells", `mat/${a}`, 1, 300);
        this.fly("coin", purse(a), "castle", b);
        break;
      case "walked":
      case "blown":
        this.line.walks.push({ at: this.now, name: DIGNITARIES[b] ?? "" });
        this.start(`pawn/${DIGNITARIES[b] ?? ""}`, 420);
        break;
      case "placed-token":
        this.start(`token/${TAVERNS[b] ?? ""}/${SIGNS[c] ?? ""}`, 220, `guild/${SIGNS[c] ?? ""}`);
        this.fly("vp", `tavern/${TAVERNS[b] ?? ""}`, points(a), d);
        break;
      case "took-favour":
        this.start(`favour/${kind ?? ""}`, 200, `favours/${a}`);
        break;
      case "announced":
      case "reacted":
        this.line.flashes.push({ at: this.now, countered: false });
        this.fly("coin", purse(a), "castle", c, 100);
        this.start(`spell/${kind ?? ""}`, 240, `cast/${a}`);
        break;
      case "countered":
        this.line.flashes.push({ at: this.now, countered: true });
        this.now += breath(240);
        break;
      case "sold":
        this.start(`spell/${kind ?? ""}`, 80, "discards");
        this.fly("coin", "discards", purse(a), b);
        break;
      case "stole":
        this.fly("coin", purse(b), purse(a), c);
        break;
      case "customer-revealed":
        this.start("card/", 120, "deck");
        break;
      case "scored-royalty":
        this.start(`scoring/${SCORINGS[b] ?? ""}`, 200, `mat/${a}`);
        this.fly("vp", "castle", points(a), c, 200);
        break;
      case "scored-peoples":
        this.fly("vp", "track/elf", points(a), b, 160);
        break;
      default:
    }
  }

  end(): Timeline {
    this.line.total = this.now;
    const most = atMost(LIMIT);
    return this.now > most ? squeeze(this.line, most / this.now) : this.line;
  }
}

/** Lay the events out; if they take too long, everything moves closer together. */
export function timeline(events: readonly Happening[]): Timeline {
  const line = new Line();
  for (const event of events) line.add(event);
  return line.end();
}

function squeeze(line: Timeline, factor: number): Timeline {
  const sooner = <Thing extends { at: number }>(thing: Thing): Thing => ({
    ...thing,
    at: thing.at * factor,
  });
  return {
    total: line.total * factor,
    starts: new Map([...line.starts].map(([key, start]) => [key, sooner(start)])),
    tokens: line.tokens.map(sooner),
    walks: line.walks.map(sooner),
    flashes: line.flashes.map(sooner),
  };
}
