/** Movement on a table: the performer of the stage (`stage.svelte.ts`) that every drawn board extends.
 *
 * Every piece has a `data-piece` that stays the same wherever it lies, every place a `data-place`. The board looks at
 * the page as it will be, then lets the pieces of the page as it is go there. A title adds the movements that are its
 * own: `depart` on the old state, `settle` on the new one.
 */
import type { EventTold } from "../messages";
import { rem, scale } from "../form";

import { isLoose, lay, likeness, type Likeness } from "./likeness";
import { differences, moved, type Box, type Lying, type Move, type Plan } from "./moves";
import type { Performer } from "./stage.svelte";
import { takes } from "./times";

/** a mat that is looked at large shows the same pieces once more: they lie on the table all the same */
const ON_TABLE = ":not(dialog *)";
/** the side of a token that flies by itself, in pixels of the drawing */
const TOKEN = 24;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const FADE = 120;
const NOD = 190;

interface Seen extends Lying {
  element: Element;
}
interface Goal extends Lying {
  /** what a piece that is not there yet will look like */
  likeness: Likeness | null;
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
export const middle = (box: Box): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

export abstract class Flights implements Performer {
  private goals = new Map<string, Goal>();
  private before: Map<string, Box> = new Map();
  private running: Animation[] = [];
  private layer: HTMLElement | null = null;
  private reached: string[] = [];
  private end = 0;

  /** `root`: the selector of the board's own parts (board and side); `sky`: the classes of the layer above them. */
  constructor(
    protected readonly root: string,
    private readonly skyClass: string,
  ) {}

  // -- what a title says -------------------------------------------------------------------------

  /** About how long the events take. */
  abstract lasts(events: readonly EventTold[]): number;
  /** When each piece goes, and by way of which place. */
  protected abstract plan(events: readonly EventTold[]): Plan;
  /** What moves besides, while the page shows the old state. */
  protected abstract depart(events: readonly EventTold[]): void;
  /** What turns or rolls once the new state is shown. */
  protected settle(_events: readonly EventTold[]): void {
    // most things have arrived when they have landed
  }

  /** Whether a piece really moved; one that was merely put out of sight stays where it is. */
  protected wanted(_move: Move): boolean {
    return true;
  }
  /** How long a piece is under way. */
  protected span(_key: string): number {
    return takes("flight");
  }
  /** How a piece looks while it comes in from beyond: turned like a card, or small like a token. */
  protected turned(_key: string): boolean {
    return false;
  }
  /** Whether a piece walks: it bobs on its way. */
  protected walks(_key: string): boolean {
    return false;
  }
  /** What must be lifted above its neighbours while a piece moves in it. */
  protected above(_element: Element): Element | null {
    return null;
  }

  // -- the beat of the stage ---------------------------------------------------------------------

  look(): void {
    this.finish();
    this.before = new Map([...this.see()].map(([key, { box }]) => [key, box]));
  }

  aim(): void {
    const here = this.before;
    this.goals = new Map();
    for (const [key, { element, box, place }] of this.see()) {
      const fresh = !here.has(key) && box.width > 0;
      this.goals.set(key, { box, place, likeness: fresh ? likeness(element, this.root) : null });
    }
  }

  strays(): boolean {
    return [...this.see()].some(([key, { box }]) => {
      const was = this.before.get(key);
      return was !== undefined && moved(was, box);
    });
  }

  fly(events: readonly EventTold[]): number {
    this.end = 0;
    const now = this.see();
    for (const move of differences(now, this.goals, this.plan(events)))
      if (this.wanted(move)) this.move(move, now.get(move.key), this.goals.get(move.key));
    this.depart(events);
    return this.end;
  }

  arrive(events: readonly EventTold[]): number {
    this.end = 0;
    for (const place of new Set(this.reached)) this.nod(place);
    this.reached = [];
    this.settle(events);
    return this.end;
  }

  /** What lies elsewhere than before, or is new, comes out of nothing. */
  fade(): number {
    const { before } = this;
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    for (const [key, { element, box }] of this.see()) {
      const was = before.get(key);
      if (!was || moved(was, box)) this.run(element, frames, { duration: FADE });
    }
    return FADE;
  }

  hurry(rate: number): void {
    for (const animation of this.running) animation.updatePlaybackRate(rate);
  }

  finish(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.layer?.remove();
    this.layer = null;
  }

  // -- movements ---------------------------------------------------------------------------------

  private see(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of document.querySelectorAll(`${this.root} [data-piece]${ON_TABLE}`)) {
      const key = element.getAttribute("data-piece") ?? "";
      const place = element.closest("[data-place]")?.getAttribute("data-place") ?? "";
      seen.set(key, { element, box: boxOf(element), place });
    }
    return seen;
  }

  /** Move something; it stays where it came to until everything has landed. */
  protected run(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    awaited = true,
  ): Animation {
    const animation = element.animate(frames, { easing: EASE, fill: "both", ...options });
    this.running.push(animation);
    const ends = Number(options.delay ?? 0) + Number(options.duration ?? 0);
    if (awaited) this.end = Math.max(this.end, ends);
    return animation;
  }

  /** The element of a place on the table; a title may know more places than it marks. */
  protected find(place: string): Element | null {
    return document.querySelector(`${this.root} [data-place="${place}"]${ON_TABLE}`);
  }

  protected place(name: string): Box | null {
    const element = this.find(name);
    const box = element ? boxOf(element) : null;
    return box && box.width > 0 ? box : null;
  }

  private move(move: Move, was: Seen | undefined, goal: Goal | undefined): void {
    const times = { delay: move.at, duration: this.span(move.key) };
    if (was && goal) {
      const shifted = was.place === goal.place && !this.walks(move.key);
      if (shifted || !isLoose(was.element)) this.shift(was, goal.box, times);
      else this.carry(move.key, was, goal.box, times);
    } else if (goal?.likeness) this.enter(move, goal, goal.likeness, times);
    else if (was) this.leave(was, this.place(move.via), times);
  }

  /** A piece moves up inside its place. */
  private shift({ element, box }: Seen, to: Box, times: KeyframeAnimationOptions): void {
    const holder = this.above(element);
    if (holder) this.run(holder, [{ zIndex: 9 }, { zIndex: 9 }], { ...times, fill: "none" });
    const goal = `translate(${to.left - box.left}px, ${to.top - box.top}px)`;
    this.run(element, [{ transform: "none" }, { transform: goal, zIndex: 5 }], times);
  }

  /** A copy of the piece in the air; the piece itself is out of sight meanwhile. */
  private lifted({ element, box }: Seen): Element {
    const copy = likeness(element, this.root);
    if (!copy) return element;
    lay(copy, box);
    this.sky().append(copy.whole);
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
    return copy.piece;
  }

  private carry(key: string, was: Seen, to: Box, times: KeyframeAnimationOptions): void {
    const [from, goal] = [middle(was.box), middle(to)];
    const [x, y] = [goal.x - from.x, goal.y - from.y];
    const size = to.width > 0 ? Math.min(to.height / was.box.height, to.width / was.box.width) : 1;
    const lift = Math.min(40 * scale(), Math.hypot(x, y) / 8);
    const bob = this.walks(key) ? 7 * scale() : 0;
    const at = (part: number, up: number): Keyframe => ({
      transform: `translate(${x * part}px, ${y * part - up}px) scale(${1 + (size - 1) * part})`,
    });
    const way = bob
      ? [at(0, 0), at(0.25, bob), at(0.5, 0), at(0.75, bob), at(1, 0)]
      : [at(0, 0), at(0.5, lift), at(1, 0)];
    this.run(this.lifted(was), way, times);
  }

  /** A piece that is not in the page any more goes from where it lay and fades out. */
  private leave(was: Seen, to: Box | null, times: KeyframeAnimationOptions): void {
    const [from, goal] = [middle(was.box), middle(to ?? was.box)];
    const size = to
      ? Math.max(0.2, Math.min(1, to.height / was.box.height, to.width / was.box.width))
      : 0.8;
    const there = `translate(${goal.x - from.x}px, ${goal.y - from.y}px) scale(${size})`;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 0.9, offset: 0.9 },
      { transform: there, opacity: 0 },
    ];
    this.run(this.lifted(was), frames, times);
  }

  private enter(move: Move, goal: Goal, copy: Likeness, times: KeyframeAnimationOptions): void {
    const from = this.place(move.via);
    lay(copy, goal.box);
    this.sky().append(copy.whole);
    if (!from) {
      this.run(copy.piece, [{ opacity: 0 }, { opacity: 1 }], times);
      return;
    }
    const [start, end] = [middle(from), middle(goal.box)];
    const [x, y] = [start.x - end.x, start.y - end.y];
    const card = this.turned(move.key);
    const turned = card ? "rotateY(90deg) scale(.5)" : "scale(.7)";
    this.run(
      copy.piece,
      [
        { transform: `translate(${x}px, ${y}px) ${turned}`, opacity: 0 },
        {
          transform: `translate(${x * 0.85}px, ${y * 0.85 - 12 * scale()}px) ${turned}`,
          opacity: 1,
          offset: 0.15,
        },
        { transform: card ? "none" : "rotate(-8deg)", opacity: 1, offset: 0.88 },
        { transform: "none", opacity: 1 },
      ],
      times,
    );
  }

  /** A token (the inner SVG or HTML given) flies in an arc from place to place, and the place it reaches nods. */
  protected token(inner: string, from: string, to: string, delay: number): void {
    const duration = takes("flight");
    const [start, end] = [this.place(from), this.place(to)];
    if (!start || !end) return;
    const [a, b] = [middle(start), middle(end)];
    const holder = document.createElement("div");
    holder.className = "flying token";
    holder.style.cssText = `position:absolute;left:0;top:0;width:${rem(TOKEN)};height:${rem(TOKEN)}`;
    holder.innerHTML = inner;
    this.sky().append(holder);
    const half = (TOKEN / 2) * scale();
    const at = (x: number, y: number, size: number): string =>
      `translate(${x - half}px, ${y - half}px) scale(${size})`;
    const top = Math.min(a.y, b.y) - 30 * scale();
    const frames: Keyframe[] = [
      { transform: at(a.x, a.y, 0.6), opacity: 0 },
      { transform: at(a.x, a.y, 1), opacity: 1, offset: 0.12 },
      { transform: at((a.x + b.x) / 2, top, 1.1), opacity: 1, offset: 0.55 },
      { transform: at(b.x, b.y, 0.8), opacity: 1 },
    ];
    this.run(holder, frames, { delay, duration });
    this.reached.push(to);
  }

  private nod(place: string): void {
    const purse = this.find(place);
    const frames = [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }];
    if (purse) this.run(purse, frames, { duration: NOD, fill: "none" }, false);
  }

  protected sky(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = `${this.skyClass} flights`;
      this.layer.setAttribute("aria-hidden", "true");
      this.layer.inert = true;
      this.layer.style.cssText =
        "position:fixed;inset:0;z-index:60;pointer-events:none;overflow:hidden";
      document.body.append(this.layer);
    }
    return this.layer;
  }
}
