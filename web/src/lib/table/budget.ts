/** How much time there is for what waits to be seen. */
import type { UpdateTold } from "../messages";

import { atOnce, share, timeFor, touches, type Beat } from "./beats";

export class Budget {
  /** milliseconds for which things happened on the board since the viewer's last answer, before they rested last */
  private spent = 0;
  /** when they began to happen, or came to rest */
  private since = 0;
  private busy = false;

  /** The viewer has answered, or has been shown something in its own time. */
  renew(): void {
    [this.spent, this.since] = [0, performance.now()];
  }

  /** Something moves after a while: as long as others think nobody is held up. */
  wake(): void {
    const idle = performance.now() - this.since;
    [this.spent, this.busy] = [Math.max(0, this.spent - idle), true];
    this.since += idle;
  }

  rest(): void {
    [this.spent, this.busy] = [this.used, false];
    this.since = performance.now();
  }

  /** The time of the clock on the wall counts: a slow machine shows less rather than longer. */
  private get used(): number {
    return this.spent + (this.busy ? performance.now() - this.since : 0);
  }

  /** What part of its time a beat of `span` gets before those that wait, each as long as `lasts` says. */
  part(
    beat: Beat,
    span: number,
    waiting: readonly Beat[],
    lasts: (beat: Beat) => number,
    seat: number | null,
    newest: UpdateTold | null,
  ): number {
    const mine = touches(beat, seat);
    let [here, there] = mine ? [span, 0] : [0, span];
    for (const one of waiting)
      if (touches(one, seat)) here += lasts(one);
      else there += lasts(one);
    const left = Math.max(0, timeFor(newest) - this.used);
    const part = share(mine, here, there, left);
    // as long as the viewer is not asked, nobody knows how much is still to come
    return newest?.question ? part : Math.min(part, atOnce(left, span));
  }
}
