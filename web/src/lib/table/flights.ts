/** Movement on a table. The page always shows the new state; this only lets the pieces arrive there.
 *
 * Every piece has a `data-piece` that stays the same wherever it lies, every place a `data-place`. A new update
 * finishes whatever still moves. A title's board extends this with the movements that are its own.
 */
import { rem, scale } from "../form";
import { differences, type Box, type Lying, type Move, type Plan } from "./moves";

/** the side of a token that flies by itself, in pixels of the drawing */
const TOKEN = 24;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
export type Pace = (milliseconds: number) => number;
export interface Seen extends Lying {
  element: Element;
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
export const middle = (box: Box): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

export class Flights {
  private before = new Map<string, Seen>();
  private running: Animation[] = [];
  private layer: HTMLElement | null = null;

  /** `root`: the selector of the board's own parts (board and side); `sky`: the classes of the layer above them. */
  constructor(
    protected readonly root: string,
    private readonly skyClass: string,
  ) {}

  /** Look at the table as it stands, before it changes. */
  look(): void {
    this.finish();
    this.before = this.see();
  }

  private see(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of document.querySelectorAll(`${this.root} [data-piece]`)) {
      const key = element.getAttribute("data-piece") ?? "";
      const place = element.closest("[data-place]")?.getAttribute("data-place") ?? "";
      seen.set(key, { element, box: boxOf(element), place });
    }
    return seen;
  }

  /** Let every piece move from the last look to where it lies now; false where nothing is to move. */
  settle(plan: Plan, time: Pace): boolean {
    const { before } = this;
    if (before.size === 0 || time(1000) === 0 || document.hidden) return false;
    const after = this.see();
    for (const move of differences(before, after, plan))
      if (this.wanted(move)) this.move(move, before.get(move.key), after.get(move.key), time);
    return true;
  }

  /** Everything stands where it belongs, at once. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.layer?.remove();
    this.layer = null;
  }

  protected run(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Animation {
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...options });
    this.running.push(animation);
    return animation;
  }

  /** The element of a place on the table; a title may know more places than it marks. */
  protected find(place: string): Element | null {
    return document.querySelector(`${this.root} [data-place="${place}"]`);
  }

  protected place(name: string): Box | null {
    const element = this.find(name);
    const box = element ? boxOf(element) : null;
    return box && box.width > 0 ? box : null;
  }

  /** Whether a piece really moved; one that was merely put out of sight stays where it is. */
  protected wanted(_move: Move): boolean {
    return true;
  }

  /** How long a piece is under way. */
  protected span(_key: string): number {
    return 380;
  }

  /** How a piece looks while it comes in from beyond: turned like a card, or small like a token. */
  protected turned(_key: string): boolean {
    return false;
  }

  /** What must be lifted above its neighbours while a piece moves out of it. */
  protected above(_element: Element): Element | null {
    return null;
  }

  private move(move: Move, was: Seen | undefined, is: Seen | undefined, time: Pace): void {
    const delay = time(move.at);
    const duration = time(this.span(move.key));
    if (move.how === "slide" && was && is) this.slide(is.element, was.box, is.box, delay, duration);
    else if (move.how === "morph" && was && is) {
      this.ghost(was, is.box, delay, duration, was.element !== is.element);
      this.run(is.element, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], {
        delay,
        duration,
      });
    } else if (move.how === "enter" && is) this.enter(move, is, delay, duration);
    else if (move.how === "leave" && was)
      this.ghost(was, this.place(move.via), delay, duration, true);
  }

  /** What moves lies above its neighbours meanwhile. */
  private raise(element: Element, delay: number, duration: number): void {
    const holder = this.above(element);
    if (holder) this.run(holder, [{ zIndex: 9 }, { zIndex: 9 }], { delay, duration, fill: "none" });
  }

  private slide(element: Element, from: Box, to: Box, delay: number, duration: number): void {
    this.raise(element, delay, duration);
    const x = from.left - to.left;
    const y = from.top - to.top;
    const lift = Math.min(40 * scale(), Math.hypot(x, y) / 8);
    this.run(
      element,
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: `translate(${x / 2}px, ${y / 2 - lift}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { delay, duration },
    );
  }

  private enter(move: Move, is: Seen, delay: number, duration: number): void {
    const from = this.place(move.via);
    if (!from) {
      this.run(is.element, [{ opacity: 0 }, { opacity: 1 }], { delay, duration });
      return;
    }
    this.raise(is.element, delay, duration);
    const [start, end] = [middle(from), middle(is.box)];
    const x = start.x - end.x;
    const y = start.y - end.y;
    const card = this.turned(move.key);
    const turned = card ? "rotateY(90deg) scale(.5)" : "scale(.7)";
    const roll = card ? "" : "rotate(-8deg)";
    this.run(
      is.element,
      [
        { transform: `translate(${x}px, ${y}px) ${turned}`, opacity: 0, zIndex: 6 },
        {
          transform: `translate(${x * 0.85}px, ${y * 0.85 - 12 * scale()}px) ${turned}`,
          opacity: 1,
          zIndex: 6,
          offset: 0.15,
        },
        { transform: `translate(0, 0) ${roll}`, opacity: 1, zIndex: 6, offset: 0.88 },
        { transform: "none", opacity: 1, zIndex: 6 },
      ],
      { delay, duration },
    );
  }

  /** A piece that is no longer in the page flies from where it lay and fades out. */
  private ghost(was: Seen, to: Box | null, delay: number, duration: number, reuse: boolean): void {
    const holder = document.createElement("div");
    const piece = (
      reuse && !was.element.isConnected ? was.element : was.element.cloneNode(true)
    ) as HTMLElement;
    piece.removeAttribute("data-piece");
    holder.className = "flying";
    const { left, top, width, height } = was.box;
    holder.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    holder.append(piece);
    this.sky().append(holder);
    const [start, end] = [middle(was.box), middle(to ?? was.box)];
    const size = to
      ? Math.max(0.2, Math.min(1, to.height / was.box.height, to.width / was.box.width))
      : 0.8;
    const frames: Keyframe[] = [
      { transform: "none", opacity: 1, filter: "none" },
      {
        transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${size})`,
        opacity: 0.9,
        offset: 0.9,
      },
      {
        transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${size})`,
        opacity: 0,
      },
    ];
    this.run(holder, frames, { delay, duration }).onfinish = () => holder.remove();
  }

  /** A token (the inner SVG or HTML given) flies in an arc from place to place, and the place it reaches nods. */
  protected token(inner: string, from: string, to: string, delay: number, duration: number): void {
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
    const frames: Keyframe[] = [
      { transform: at(a.x, a.y, 0.6), opacity: 0 },
      { transform: at(a.x, a.y, 1), opacity: 1, offset: 0.12 },
      {
        transform: at((a.x + b.x) / 2, Math.min(a.y, b.y) - 30 * scale(), 1.1),
        opacity: 1,
        offset: 0.55,
      },
      { transform: at(b.x, b.y, 0.8), opacity: 1 },
    ];
    this.run(holder, frames, { delay, duration }).onfinish = () => holder.remove();
    const purse = this.find(to);
    if (purse)
      this.run(
        purse,
        [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }],
        { delay: delay + duration, duration: duration / 2, fill: "none" },
      );
  }

  protected sky(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = `${this.skyClass} flights`;
      this.layer.setAttribute("aria-hidden", "true");
      this.layer.style.cssText =
        "position:fixed;inset:0;z-index:60;pointer-events:none;overflow:hidden";
      document.body.append(this.layer);
    }
    return this.layer;
  }
}
