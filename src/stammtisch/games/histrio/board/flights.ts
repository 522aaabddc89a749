/** Movement on the table. The page always shows the new state; this only lets the pieces arrive there.
 *
 * Every piece has a `data-piece` that stays the same wherever it lies, every place a `data-place`. A new update
 * finishes whatever still moves.
 */
import { angle, steps } from "./gauge";
import { moves, type Box, type Lying, type Move } from "./moves";
import type { Timeline } from "./timeline";

const EASE = "cubic-bezier(.2, .8, .2, 1)";
interface Seen extends Lying { element: Element }

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
const middle = (box: Box): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const zoomOf = (element: Element): number => Number(getComputedStyle(element).getPropertyValue("--zoom")) || 1;

export class Flights {
  private before = new Map<string, Seen>();
  private running: Animation[] = [];
  private layer: HTMLElement | null = null;

  /** Look at the table as it stands, before it changes. */
  look(): void {
    this.finish();
    this.before = this.see();
  }

  private see(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of document.querySelectorAll(".hb [data-piece]")) {
      const key = element.getAttribute("data-piece") ?? "";
      const place = element.closest("[data-place]")?.getAttribute("data-place") ?? "";
      seen.set(key, { element, box: boxOf(element), place });
    }
    return seen;
  }

  /** Let everything move from the last look to what the page shows now. `time` gives the person's pace. */
  play(line: Timeline, needleSpaces: number, time: (milliseconds: number) => number): void {
    const { before } = this;
    if (before.size === 0 || time(1000) === 0 || document.hidden) return;
    const after = this.see();
    for (const move of moves(before, after, line)) this.move(move, before.get(move.key), after.get(move.key), time);
    for (const { at, from, to, coins } of line.coins) {
      for (let n = 0; n < Math.min(coins, 6); n++) this.coin(from, to, time(at + n * 60), time(420));
    }
    for (const { seat, city } of line.reveals) this.reveal(`${seat}/${city}`, time(line.sail), time(320));
    for (const [city, at] of line.leave) this.lift(city, time(at), time(360));
    if (line.toss) this.toss(line.toss.genre, time(line.toss.at), time(900));
    this.turn(line, time);
    this.swing(line, needleSpaces, time);
  }

  /** Everything stands where it belongs, at once. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.layer?.remove();
    this.layer = null;
  }

  private run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...options });
    this.running.push(animation);
    return animation;
  }

  private place(name: string): Box | null {
    const [zone] = name.split("/");
    const selector = name === "treasury" ? '[data-place="deck"]' : name === "stage" ? ".hb .pawns" : `.hb [data-place="${name}"]`;
    const element = document.querySelector(selector) ?? (zone === "friend" ? document.querySelector(".hb .theatre") : null);
    const box = element ? boxOf(element) : null;
    return box && box.width > 0 ? box : null;
  }

  private move(move: Move, was: Seen | undefined, is: Seen | undefined, time: (milliseconds: number) => number): void {
    const delay = time(move.at);
    const duration = time(move.key.startsWith("ship") || move.key.startsWith("friend") ? 520 : 380);
    if (move.how === "slide" && was && is) this.slide(is.element, was.box, is.box, delay, duration);
    else if (move.how === "morph" && was && is) {
      this.ghost(was, is.box, delay, duration, was.element !== is.element);
      this.run(is.element, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { delay, duration });
    } else if (move.how === "enter" && is) this.enter(move, is, delay, duration);
    else if (move.how === "leave" && was) this.ghost(was, this.place(move.via), delay, duration, true);
  }

  /** What moves lies above the other cities meanwhile. */
  private raise(element: Element, delay: number, duration: number): void {
    const port = element.closest(".port");
    if (port) this.run(port, [{ zIndex: 9 }, { zIndex: 9 }], { delay, duration, fill: "none" });
  }

  private slide(element: Element, from: Box, to: Box, delay: number, duration: number): void {
    this.raise(element, delay, duration);
    const zoom = zoomOf(element);
    const x = (from.left - to.left) / zoom;
    const y = (from.top - to.top) / zoom;
    const lift = Math.min(40, Math.hypot(x, y) / 8);
    this.run(element, [{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: `translate(${x / 2}px, ${y / 2 - lift}px)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], { delay, duration });
  }

  private enter(move: Move, is: Seen, delay: number, duration: number): void {
    const from = this.place(move.via);
    if (!from) {
      this.run(is.element, [{ opacity: 0 }, { opacity: 1 }], { delay, duration });
      return;
    }
    this.raise(is.element, delay, duration);
    const zoom = zoomOf(is.element);
    const [start, end] = [middle(from), middle(is.box)];
    const x = (start.x - end.x) / zoom;
    const y = (start.y - end.y) / zoom;
    const card = move.key.startsWith("card/");
    const turned = card ? "rotateY(90deg) scale(.5)" : "scale(.7)";
    const roll = card ? "" : "rotate(-8deg)";
    this.run(
      is.element,
      [
        { transform: `translate(${x}px, ${y}px) ${turned}`, opacity: 0, zIndex: 6 },
        { transform: `translate(${x * 0.85}px, ${y * 0.85 - 12}px) ${turned}`, opacity: 1, zIndex: 6, offset: 0.15 },
        { transform: `translate(0, 0) ${roll}`, opacity: 1, zIndex: 6, offset: 0.88 },
        { transform: "none", opacity: 1, zIndex: 6 },
      ],
      { delay, duration },
    );
  }

  /** A piece that is no longer in the page flies from where it lay and fades out. */
  private ghost(was: Seen, to: Box | null, delay: number, duration: number, reuse: boolean): void {
    const holder = document.createElement("div");
    const piece = (reuse && !was.element.isConnected ? was.element : was.element.cloneNode(true)) as HTMLElement;
    const zoom = zoomOf(document.querySelector(".hb") ?? document.body);
    piece.removeAttribute("data-piece");
    holder.className = "flying";
    holder.style.cssText = `left:${was.box.left}px;top:${was.box.top}px;width:${was.box.width}px;height:${was.box.height}px`;
    piece.style.setProperty("zoom", String(zoom));
    holder.append(piece);
    this.sky().append(holder);
    const [start, end] = [middle(was.box), middle(to ?? was.box)];
    const scale = to ? Math.max(0.2, Math.min(1, to.height / was.box.height, to.width / was.box.width)) : 0.8;
    const frames: Keyframe[] = [
      { transform: "none", opacity: 1, filter: "none" },
      { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`, opacity: 0.9, offset: 0.9 },
      { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`, opacity: 0 },
    ];
    this.run(holder, frames, { delay, duration }).onfinish = () => holder.remove();
  }

  private coin(from: string, to: string, delay: number, duration: number): void {
    const [start, end] = [this.place(from), this.place(to)];
    if (!start || !end) return;
    const [a, b] = [middle(start), middle(end)];
    const holder = document.createElement("div");
    holder.className = "flying coin";
    holder.innerHTML = '<svg width="24" height="24" viewBox="0 0 32 32"><use href="#ecu"/></svg>';
    this.sky().append(holder);
    const at = (x: number, y: number, scale: number): string => `translate(${x - 12}px, ${y - 12}px) scale(${scale})`;
    const frames: Keyframe[] = [
      { transform: at(a.x, a.y, 0.6), opacity: 0 },
      { transform: at(a.x, a.y, 1), opacity: 1, offset: 0.12 },
      { transform: at((a.x + b.x) / 2, Math.min(a.y, b.y) - 30, 1.1), opacity: 1, offset: 0.55 },
      { transform: at(b.x, b.y, 0.8), opacity: 1 },
    ];
    this.run(holder, frames, { delay, duration }).onfinish = () => holder.remove();
    const purse = document.querySelector(`.hb [data-place="${to}"]`);
    if (purse) this.run(purse, [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }], { delay: delay + duration, duration: duration / 2, fill: "none" });
  }

  /** A travel card is turned over. */
  private reveal(card: string, delay: number, duration: number): void {
    const element = document.querySelector(`.hb [data-card="${card}"]`);
    if (element) this.run(element, [{ transform: "perspective(300px) rotateY(180deg)" }, { transform: "none" }], { delay, duration });
  }

  /** A city that is handled rises a little. */
  private lift(city: number, delay: number, duration: number): void {
    const element = document.querySelector(`.hb [data-place="city/${city}"]`);
    if (element) this.run(element, [{ transform: "none" }, { transform: "translateY(-5px)", offset: 0.3 }, { transform: "none" }], { delay, duration, fill: "none" });
  }

  /** A coin turns over the stage and shows a mask. */
  private toss(genre: number, delay: number, duration: number): void {
    const stage = document.querySelector(".hb .theatre");
    const box = stage ? boxOf(stage) : null;
    if (!box || box.width === 0) return;
    const { x, y } = middle(box);
    const holder = document.createElement("div");
    holder.className = "flying toss";
    holder.style.cssText = `left:${x - 32}px;top:${y - 32}px`;
    holder.innerHTML = `<svg width="64" height="64" viewBox="0 0 32 32"><use href="#ecu"/></svg><svg class="face" width="40" height="42"><use href="#${genre === 0 ? "comedy" : "tragedy"}"/></svg>`;
    this.sky().append(holder);
    const frames: Keyframe[] = [
      { transform: "translateY(40px) rotateX(0)", opacity: 0 },
      { transform: "translateY(-40px) rotateX(1080deg)", opacity: 1, offset: 0.4 },
      { transform: "translateY(0) rotateX(2160deg)", opacity: 1, offset: 0.75 },
      { transform: "translateY(0) rotateX(2160deg)", opacity: 1, offset: 0.92 },
      { transform: "translateY(0) rotateX(2160deg) scale(.8)", opacity: 0 },
    ];
    this.run(holder, frames, { delay, duration, easing: "ease-in-out" }).onfinish = () => holder.remove();
  }

  /** The scenery turns round its vertical axis: the old one away, then the new one towards us. */
  private turn(line: Timeline, time: (milliseconds: number) => number): void {
    const last = line.turns.at(-1);
    if (last === undefined || line.turns.length % 2 === 0) return;
    const [old, fresh] = [document.querySelector(".hb [data-scenery].away"), document.querySelector(".hb [data-scenery]:not(.away)")];
    if (!old || !fresh) return;
    const half = time(350);
    const begin = time(last);
    const gone = begin / (begin + half);
    const come = (begin + half) / (begin + 2 * half);
    const shown = { opacity: 1, visibility: "visible" };
    this.run(old, [{ ...shown, transform: "none" }, { ...shown, transform: "none", offset: gone }, { ...shown, transform: "scaleX(0)" }], { duration: begin + half, easing: "linear" });
    this.run(fresh, [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: come }, { transform: "none" }], { duration: begin + 2 * half, easing: "linear" });
  }

  /** The needle steps from space to space. */
  private swing(line: Timeline, spaces: number, time: (milliseconds: number) => number): void {
    const needle = document.querySelector(".hb [data-needle]");
    const first = line.needle[0];
    if (!needle || !first) return;
    const frames: { at: number; to: number }[] = [{ at: 0, to: first.from }];
    for (const { at, from, to } of line.needle) {
      frames.push({ at, to: from });
      const way = steps(from, to);
      way.forEach((space, n) => frames.push({ at: at + (n + 1) * Math.min(110, 440 / way.length), to: space }));
    }
    const end = Math.max(1, ...frames.map((frame) => frame.at));
    let floor = 0;
    const keyframes = frames.map(({ at, to }) => {
      floor = Math.max(floor, at / end);
      return { transform: `rotate(${angle(to, spaces)}deg)`, offset: Math.min(1, floor), easing: "cubic-bezier(.3, 1.6, .5, 1)" };
    });
    this.run(needle, keyframes, { duration: time(end), easing: "linear" });
  }

  private sky(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "histrio hb flights";
      this.layer.setAttribute("aria-hidden", "true");
      document.body.append(this.layer);
    }
    return this.layer;
  }
}
