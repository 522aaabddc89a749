/** The movements that are Histrio's own: coins, travel cards, scenery, needle. */
import { scale } from "$shell/lib/form";
import type { BoardEvent } from "$shell/lib/board";
import { Flights, boxOf, middle } from "$shell/lib/table/flights";
import type { Plan } from "$shell/lib/table/moves";
import { breath, takes } from "$shell/lib/table/times";

import { angle, steps } from "./gauge";
import { happenings } from "./happened";
import { fallsOf, planned } from "./moves";
import { largeCards, movesOf, sails } from "./reveal";
import { perSpace, timeline, type Timeline } from "./timeline";

const COIN = '<svg width="100%" height="100%" viewBox="0 0 32 32"><use href="#ecu"/></svg>';

/** milliseconds for which a city stays alone on the scene after its last piece */
const LINGERS = 450;

export class Travels extends Flights {
  private spotted: number | null = null;
  /** how the cards of a row leave it, where they do */
  private falls: "alone" | "row" | null = null;
  private rest = 0;

  /** `spaces`: how many the king's gauge has on each side */
  constructor(private readonly spaces: () => number) {
    super(".hb", "histrio hb");
  }

  override lasts(events: readonly BoardEvent[]): number {
    return timeline(happenings(events)).total + takes("flight");
  }

  protected override plan(events: readonly BoardEvent[]): Plan {
    const line = timeline(happenings(events));
    this.falls = fallsOf(line);
    return planned(line);
  }

  protected override depart(events: readonly BoardEvent[]): void {
    const line = timeline(happenings(events));
    for (const { at, from, to, coins } of line.coins) {
      for (let n = 0; n < Math.min(coins, 6); n++) this.token(COIN, from, to, at + n * breath(60));
    }
    this.reveal(line.reveals);
    for (const [city, at] of line.leave) this.lift(city, at, breath(360));
    const handled = [...line.leave.keys()].at(-1);
    if (handled !== undefined) this.spot(handled);
    else if (line.deal.size || line.reveals.length) this.spot(null);
    else window.clearTimeout(this.rest);
    if (line.toss) this.toss(line.toss.genre, line.toss.at, breath(900));
    this.turn(line);
    this.swing(line);
  }

  override finish(): void {
    super.finish();
    // the other cities come back unless the next piece goes at once
    window.clearTimeout(this.rest);
    if (this.spotted !== null) this.rest = window.setTimeout(() => this.spot(null), LINGERS);
  }

  protected override find(place: string): Element | null {
    const selector =
      place === "sea"
        ? ".hb .cities"
        : place === "treasury"
          ? '[data-place="deck"]'
          : place === "stage"
            ? ".hb .pawns"
            : `.hb [data-place="${place}"]`;
    return (
      document.querySelector(selector) ??
      (place.startsWith("friend/") ? document.querySelector(".hb .theatre") : null)
    );
  }

  protected override span(key: string): number {
    if (key.startsWith("ship") || key.startsWith("friend")) return takes("sail");
    if (!key.startsWith("card/") || !this.falls) return takes("flight");
    return takes(this.falls);
  }

  protected override turned(key: string): boolean {
    return key.startsWith("card/");
  }

  protected override above(element: Element): Element | null {
    return element.closest(".port");
  }

  /** All travel cards turn over at the same moment, large, on a sea that steps back. */
  private reveal(shown: Timeline["reveals"]): void {
    const sea = this.place("sea");
    if (!shown.length || !sea) return;
    const dim = [{ opacity: 1 }, { opacity: 0.45, offset: 0.1 }, { opacity: 0.45, offset: 0.85 }];
    for (const port of document.querySelectorAll(".hb .port"))
      this.run(
        port,
        [...dim, { opacity: 1 }],
        { duration: sails() + breath(90), fill: "none" },
        false,
      );
    const moves = movesOf();
    for (const card of largeCards(shown, sea)) {
      this.sky().append(card.holder);
      for (const part of ["holder", "back", "face"] as const) this.run(card[part], ...moves[part]);
    }
  }

  /** One city is handled: the others stand back. */
  private spot(city: number | null): void {
    this.spotted = city;
    for (const port of document.querySelectorAll(".hb .port"))
      port.toggleAttribute(
        "data-apart",
        city !== null && port.getAttribute("data-place") !== `city/${city}`,
      );
  }

  /** A city that is handled rises a little. */
  private lift(city: number, delay: number, duration: number): void {
    const element = document.querySelector(`.hb [data-place="city/${city}"]`);
    if (element)
      this.run(
        element,
        [
          { transform: "none" },
          { transform: "translateY(-0.5rem)", offset: 0.3 },
          { transform: "none" },
        ],
        { delay, duration, fill: "none" },
      );
  }

  /** A coin turns over the stage and shows a mask. */
  private toss(genre: number, delay: number, duration: number): void {
    const stage = document.querySelector(".hb .theatre");
    const box = stage ? boxOf(stage) : null;
    if (!box || box.width === 0) return;
    const { x, y } = middle(box);
    const holder = document.createElement("div");
    const half = 32 * scale();
    holder.style.cssText =
      "position:absolute;display:grid;place-items:center;width:6.4rem;height:6.4rem;" +
      `left:${x - half}px;top:${y - half}px`;
    const mask = genre === 0 ? "comedy" : "tragedy";
    holder.innerHTML =
      `<svg width="100%" height="100%" viewBox="0 0 32 32"><use href="#ecu"/></svg>` +
      `<svg width="4rem" height="4.2rem"><use href="#${mask}"/></svg>`;
    for (const layer of holder.children) (layer as SVGElement).style.gridArea = "1 / 1";
    this.sky().append(holder);
    const frames: Keyframe[] = [
      { transform: "translateY(4rem) rotateX(0)", opacity: 0 },
      { transform: "translateY(-4rem) rotateX(1080deg)", opacity: 1, offset: 0.4 },
      { transform: "translateY(0) rotateX(2160deg)", opacity: 1, offset: 0.75 },
      { transform: "translateY(0) rotateX(2160deg)", opacity: 1, offset: 0.92 },
      { transform: "translateY(0) rotateX(2160deg) scale(.8)", opacity: 0 },
    ];
    this.run(holder, frames, { delay, duration, easing: "ease-in-out" });
  }

  /** The scenery turns round its vertical axis: the old one away, then the new one towards us. */
  private turn(line: Timeline): void {
    const delay = line.turns.at(-1);
    if (delay === undefined || line.turns.length % 2 === 0) return;
    const [old, fresh] = [
      document.querySelector(".hb [data-scenery]:not(.away)"),
      document.querySelector(".hb [data-scenery].away"),
    ];
    if (!old || !fresh) return;
    const half = takes("scenery") / 2;
    const [shown, gone] = [{ transform: "none" }, { transform: "scaleX(0)" }];
    const seen = { opacity: 1, visibility: "visible" };
    this.run(old, [shown, gone], { delay, duration: half, easing: "linear" });
    this.run(
      fresh,
      [
        { ...seen, ...gone },
        { ...seen, ...shown },
      ],
      { delay: delay + half, duration: half, easing: "linear" },
    );
  }

  /** The needle steps from space to space. */
  private swing(line: Timeline): void {
    const needle = document.querySelector(".hb [data-needle]");
    const first = line.needle[0];
    if (!needle || !first) return;
    const frames: { at: number; to: number }[] = [{ at: 0, to: first.from }];
    for (const { at, from, to } of line.needle) {
      frames.push({ at, to: from });
      const way = steps(from, to);
      way.forEach((space, n) =>
        frames.push({ at: at + (n + 1) * perSpace(way.length), to: space }),
      );
    }
    const end = Math.max(1, ...frames.map((frame) => frame.at));
    let floor = 0;
    const keyframes = frames.map(({ at, to }) => {
      floor = Math.max(floor, at / end);
      return {
        transform: `rotate(${angle(to, this.spaces())}deg)`,
        offset: Math.min(1, floor),
        easing: "cubic-bezier(.3, 1.6, .5, 1)",
      };
    });
    this.run(needle, keyframes, { duration: end, easing: "linear" });
  }
}
