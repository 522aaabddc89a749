/** The movements that are Taverna's own: coins, points and privileges, walking dignitaries, the flash of a spell. */
import { Flights, type Pace } from "$shell/lib/table/flights";

import { planned } from "./moves";
import type { Timeline } from "./timeline";

const token = (sign: string): string =>
  `<svg style="width: 2.4rem; height: 2.4rem"><use href="#t-${sign}"/></svg>`;

export class Walks extends Flights {
  constructor() {
    super(".taverna.frame", "taverna");
  }

  /** Let everything move from the last look to what the page shows now. `time` gives the person's pace. */
  play(line: Timeline, time: Pace): void {
    if (!this.settle(planned(line), time)) return;
    for (const { at, sign, from, to, n } of line.tokens) {
      for (let copy = 0; copy < Math.min(n, 5); copy++)
        this.token(token(sign), from, to, time(at + copy * 60), time(420));
    }
    for (const { at, name } of line.walks) this.bob(name, time(at), time(600));
    for (const { at, countered } of line.flashes) this.flash(countered, time(at), time(520));
  }

  protected override span(key: string): number {
    if (key.startsWith("pawn/")) return 600;
    return key.startsWith("marker/") ? 300 : 380;
  }

  protected override turned(key: string): boolean {
    return /^(card|spell|favour|own|cast)\//.test(key);
  }

  protected override above(element: Element): Element | null {
    return element.closest(".tavern, .banner");
  }

  /** A figure bobs twice on its way. */
  private bob(name: string, delay: number, duration: number): void {
    const element = document.querySelector(`.taverna [data-piece="pawn/${name}"]`)?.parentElement;
    if (element)
      this.run(
        element,
        [0, -7, 0, -7, 0].map((y) => ({ translate: `0 ${y}px` })),
        { delay, duration, fill: "none" },
      );
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
