/** The movements that are Taverna's own: coins, points and privileges, walking dignitaries, the flash of a spell. */
import type { BoardEvent } from "$shell/lib/board";
import { Flights } from "$shell/lib/table/flights";
import type { Plan } from "$shell/lib/table/moves";
import { breath, takes } from "$shell/lib/table/times";

import { happenings } from "./happened";
import { planned } from "./moves";
import { timeline } from "./timeline";

const token = (sign: string): string =>
  `<svg style="width: 2.4rem; height: 2.4rem"><use href="#t-${sign}"/></svg>`;

export class Walks extends Flights {
  constructor() {
    super(".taverna.frame", "taverna");
  }

  override lasts(events: readonly BoardEvent[]): number {
    return timeline(happenings(events)).total + takes("flight");
  }

  protected override plan(events: readonly BoardEvent[]): Plan {
    return planned(timeline(happenings(events)));
  }

  protected override depart(events: readonly BoardEvent[]): void {
    const line = timeline(happenings(events));
    for (const { at, sign, from, to, n } of line.tokens) {
      for (let copy = 0; copy < Math.min(n, 5); copy++)
        this.token(token(sign), from, to, at + copy * breath(60));
    }
    for (const { at, countered } of line.flashes) this.flash(countered, at, breath(520));
  }

  protected override walks(key: string): boolean {
    return key.startsWith("pawn/");
  }

  protected override span(key: string): number {
    if (key.startsWith("pawn/")) return breath(600);
    return key.startsWith("marker/") ? breath(300) : takes("flight");
  }

  protected override turned(key: string): boolean {
    return /^(card|spell|favour|own|cast)\//.test(key);
  }

  protected override above(element: Element): Element | null {
    return element.closest(".tavern, .banner");
  }

  /** The air over the town turns night blue for a moment. */
  private flash(countered: boolean, delay: number, duration: number): void {
    const town = document.querySelector(".taverna .capital");
    const shade = countered ? "rgb(181 67 47 / .5)" : "rgb(34 48 74 / .55)";
    if (town)
      this.run(
        town,
        [
          { boxShadow: "inset 0 0 0 0 transparent" },
          { boxShadow: `inset 0 0 90px 30px ${shade}` },
          { boxShadow: "inset 0 0 0 0 transparent" },
        ],
        { delay, duration, fill: "none" },
      );
  }
}
