/** The movements that are Histrio's own: coins, travel cards, scenery, needle. */
import { scale } from "$shell/lib/form";
import { Flights, boxOf, middle, type Pace } from "$shell/lib/table/flights";

import { angle, steps } from "./gauge";
import { planned } from "./moves";
import type { Timeline } from "./timeline";

const COIN = '<svg width="100%" height="100%" viewBox="0 0 32 32"><use href="#ecu"/></svg>';

export class Travels extends Flights {
  constructor() {
    super(".hb", "histrio hb");
  }

  /** Let everything move from the last look to what the page shows now. `time` gives the person's pace. */
  play(line: Timeline, needleSpaces: number, time: Pace): void {
    if (!this.settle(planned(line), time)) return;
    for (const { at, from, to, coins } of line.coins) {
      for (let n = 0; n < Math.min(coins, 6); n++)
        this.token(COIN, from, to, time(at + n * 60), time(420));
    }
    for (const { seat, city } of line.reveals)
      this.reveal(`${seat}/${city}`, time(line.sail), time(320));
    for (const [city, at] of line.leave) this.lift(city, time(at), time(360));
    if (line.toss) this.toss(line.toss.genre, time(line.toss.at), time(900));
    this.turn(line, time);
    this.swing(line, needleSpaces, time);
  }

  protected override find(place: string): Element | null {
    const selector =
      place === "treasury"
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
    return key.startsWith("ship") || key.startsWith("friend") ? 520 : 380;
  }

  protected override turned(key: string): boolean {
    return key.startsWith("card/");
  }

  protected override above(element: Element): Element | null {
    return element.closest(".port");
  }

  /** A travel card is turned over. */
  private reveal(card: string, delay: number, duration: number): void {
    const element = document.querySelector(`.hb [data-card="${card}"]`);
    if (element)
      this.run(
        element,
        [{ transform: "perspective(30rem) rotateY(180deg)" }, { transform: "none" }],
        { delay, duration },
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
    this.run(holder, frames, { delay, duration, easing: "ease-in-out" }).onfinish = () =>
      holder.remove();
  }

  /** The scenery turns round its vertical axis: the old one away, then the new one towards us. */
  private turn(line: Timeline, time: Pace): void {
    const last = line.turns.at(-1);
    if (last === undefined || line.turns.length % 2 === 0) return;
    const [old, fresh] = [
      document.querySelector(".hb [data-scenery].away"),
      document.querySelector(".hb [data-scenery]:not(.away)"),
    ];
    if (!old || !fresh) return;
    const half = time(350);
    const begin = time(last);
    const gone = begin / (begin + half);
    const come = (begin + half) / (begin + 2 * half);
    const shown = { opacity: 1, visibility: "visible" };
    this.run(
      old,
      [
        { ...shown, transform: "none" },
        { ...shown, transform: "none", offset: gone },
        { ...shown, transform: "scaleX(0)" },
      ],
      { duration: begin + half, easing: "linear" },
    );
    this.run(
      fresh,
      [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: come }, { transform: "none" }],
      { duration: begin + 2 * half, easing: "linear" },
    );
  }

  /** The needle steps from space to space. */
  private swing(line: Timeline, spaces: number, time: Pace): void {
    const needle = document.querySelector(".hb [data-needle]");
    const first = line.needle[0];
    if (!needle || !first) return;
    const frames: { at: number; to: number }[] = [{ at: 0, to: first.from }];
    for (const { at, from, to } of line.needle) {
      frames.push({ at, to: from });
      const way = steps(from, to);
      way.forEach((space, n) =>
        frames.push({ at: at + (n + 1) * Math.min(110, 440 / way.length), to: space }),
      );
    }
    const end = Math.max(1, ...frames.map((frame) => frame.at));
    let floor = 0;
    const keyframes = frames.map(({ at, to }) => {
      floor = Math.max(floor, at / end);
      return {
        transform: `rotate(${angle(to, spaces)}deg)`,
        offset: Math.min(1, floor),
        easing: "cubic-bezier(.3, 1.6, .5, 1)",
      };
    });
    this.run(needle, keyframes, { duration: time(end), easing: "linear" });
  }
}
