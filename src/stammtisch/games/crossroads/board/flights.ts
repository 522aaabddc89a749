/** The movements that are Crossroads Inn's own: guldens and gossips, flashes on special spaces, the die. */
import { scale } from "$shell/lib/form";
import type { BoardEvent } from "$shell/lib/board";
import { Flights, boxOf, middle } from "$shell/lib/table/flights";
import type { Move, Plan } from "$shell/lib/table/moves";
import { breath, takes } from "$shell/lib/table/times";

import { happenings } from "./happened";
import { planned, spokenOf } from "./moves";
import { timeline, type Timeline } from "./timeline";

const drawn = (sign: string): string =>
  `<svg style="width: 2.4rem; height: 2.4rem"><use href="#${sign}"/></svg>`;
const FACE = "position:absolute;inset:0;width:100%;height:100%";
const ROLL = 900;
const SIDES = 6;

export class Roads extends Flights {
  private line: Timeline | null = null;

  constructor() {
    super(".crossroads", "crossroads");
  }

  override lasts(events: readonly BoardEvent[]): number {
    return timeline(happenings(events)).total + takes("flight");
  }

  protected override plan(events: readonly BoardEvent[]): Plan {
    this.line = timeline(happenings(events));
    return planned(this.line);
  }

  protected override depart(events: readonly BoardEvent[]): void {
    const line = timeline(happenings(events));
    for (const { at, from, to, sign, number } of line.flights) {
      for (let n = 0; n < number; n++) this.token(drawn(sign), from, to, at + n * breath(55));
    }
    for (const { at, group, seat } of line.flashes) this.flash(group, seat, at, breath(420));
    for (const { at, roll } of line.dice) this.roll(roll, at, breath(ROLL));
  }

  /** A seat whose Pouch is not shown keeps its guldens in the Chest. */
  protected override find(place: string): Element | null {
    return (
      super.find(place) ??
      (place.startsWith("pouch/") ? super.find(place.replace("pouch", "chest")) : null)
    );
  }

  /** The cards of a question cover reserved tiles and recipes: what no event speaks of has not moved. */
  protected override wanted({ key, how }: Move): boolean {
    return how === "slide" || how === "morph" || (this.line !== null && spokenOf(key, this.line));
  }

  protected override span(key: string): number {
    return key.startsWith("rep") || key.startsWith("prestige") ? breath(320) : takes("flight");
  }

  protected override turned(key: string): boolean {
    return key.startsWith("recipe/");
  }

  /** The space on which the token stands lights up. */
  private flash(group: string, seat: number, delay: number, duration: number): void {
    const element = document
      .querySelector(`.crossroads [data-piece="rep/${group}/${seat}"]`)
      ?.closest("[data-space]");
    if (element)
      this.run(
        element,
        [
          { boxShadow: "none" },
          { boxShadow: "0 0 0 0.3rem #e09a2d, 0 0 2.2rem 0.8rem #f0b04c", zIndex: 3, offset: 0.4 },
          { boxShadow: "none" },
        ],
        { delay, duration, fill: "none" },
      );
  }

  /** The die tumbles over the Outlaws' track and shows its face. */
  private roll(roll: number, delay: number, duration: number): void {
    const table = document.querySelector(".crossroads .rep.outlaws");
    const box = table ? boxOf(table) : null;
    if (!box || box.width === 0) return;
    const { x, y } = middle(box);
    const holder = document.createElement("div");
    holder.className = "flying die";
    const half = 24 * scale();
    holder.style.cssText =
      `position:absolute;left:${x - half}px;top:${y - half}px;width:4.8rem;height:4.8rem;` +
      "filter:drop-shadow(0 0.6rem 0.6rem rgb(0 0 0 / 0.5))";
    // other faces turn up while it tumbles
    const faces = [roll, ...[3, 5, 2].map((step) => ((roll - 1 + step) % SIDES) + 1)];
    holder.innerHTML = faces
      .map((face) => `<svg style="${FACE}"><use href="#x-d${face}"/></svg>`)
      .join("");
    this.sky().append(holder);
    [...holder.children].forEach((face, place) => {
      if (place > 0)
        this.run(face, [{ opacity: 1 }, { opacity: 1, offset: 0.99 }, { opacity: 0 }], {
          delay,
          duration: duration * 0.16 * (faces.length - place),
          fill: "both",
          easing: "linear",
        });
    });
    const frames: Keyframe[] = [
      { transform: "translate(-12rem, -6rem) rotate(-540deg) scale(.6)", opacity: 0 },
      { transform: "translate(-4rem, 1rem) rotate(-200deg) scale(1.1)", opacity: 1, offset: 0.35 },
      { transform: "none", opacity: 1, offset: 0.6 },
      { transform: "none", opacity: 1, offset: 0.9 },
      { transform: "scale(.8)", opacity: 0 },
    ];
    this.run(holder, frames, { delay, duration });
  }
}
