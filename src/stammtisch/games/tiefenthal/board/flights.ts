/** The movements that are Tiefenthal's own: goods, markers that walk, dice that roll, tiles that turn over. */
import { Flights, type Pace } from "$shell/lib/table/flights";

import { fallen } from "./dice";
import { planned } from "./moves";
import type { Timeline, Walk } from "./timeline";
import { along, beside, VALLEY, walk } from "./tracks";
import type { TiefenthalView } from "./view";

const ROLL = 680;
const token = (sign: string): string =>
  `<svg style="width:2.4rem;height:2.4rem"><use href="#tt-${sign}"/></svg>`;
const percent = (space: number): { left: string; top: string } => {
  const { x, y } = beside(space);
  return { left: `${(x / VALLEY.width) * 100}%`, top: `${(y / VALLEY.height) * 100}%` };
};

export class Evenings extends Flights {
  constructor() {
    super(".tt", "tiefenthal tt");
  }

  /** Let everything move from the last look to what the page shows now. `time` gives the person's pace. */
  play(line: Timeline, view: TiefenthalView, time: Pace): void {
    if (!this.settle(planned(line), time)) return;
    for (const { at, sign, from, to, n } of line.flights) {
      for (let nth = 0; nth < Math.min(n, 5); nth++)
        this.token(token(sign), from, to, time(at + nth * 60), time(420));
    }
    for (const one of line.walks) this.stroll(one, view.monastery.length, time);
    for (const one of line.climbs) this.climb(one, view.reputation.length, time);
    for (const { at, seat, tile } of line.flips)
      this.flip(`${seat}/${view.mats[seat]?.tiles[tile]?.id ?? ""}`, time(at), time(500));
    if (line.rolled.size)
      this.roll(".coaster .dice, .coasterdice .dice", time, Math.min(...line.rolled.values()));
    for (const [seat, at] of line.ownRolled)
      this.roll(`[data-piece^="die/own/${seat}/"] .dice`, time, at);
  }

  protected override find(place: string): Element | null {
    const selector = place.startsWith("walker/")
      ? `[data-walker="${place.slice(7)}"]`
      : place === "moon"
        ? ".night.now .disc"
        : `[data-place="${place}"]`;
    return document.querySelector(`${this.root} ${selector}`);
  }

  protected override span(key: string): number {
    return key.startsWith("coaster/") ? 560 : 360;
  }

  protected override turned(key: string): boolean {
    return key.startsWith("patron/") || key.startsWith("staff/") || key.startsWith("guest/");
  }

  protected override above(element: Element): Element | null {
    return element.closest(".patron, .room, .stage");
  }

  /** A marker walks from space to space round the monastery. */
  private stroll({ at, seat, steps, to }: Walk, length: number, time: Pace): void {
    const marker = document.querySelector(`${this.root} [data-walker="${seat}"]`);
    if (!marker || length === 0) return;
    const from = (((to - steps) % length) + length) % length;
    this.run(marker, [from, ...walk(from, to, length)].map(percent), {
      delay: time(at),
      duration: time(180 * Math.max(1, steps)),
      easing: "ease-in-out",
    });
  }

  /** The marker of the reputation climbs along the bar, or falls back. */
  private climb({ at, seat, steps, to, back }: Walk, length: number, time: Pace): void {
    const marker = document.querySelector(`${this.root} [data-marker="${seat}"]`);
    if (!marker || length === 0 || to === 0) return;
    const start = (((to - 1 + (back ? steps : -steps)) % length) + length) % length;
    const way = [start, ...walk(start, to - 1, length, back)].map((space) => ({
      left: `${along(space + 1, length)}%`,
    }));
    this.run(marker, way, {
      delay: time(at),
      duration: time(140 * Math.max(1, steps)),
      easing: "ease-in-out",
    });
  }

  /** A tile turns over and its room grows warm. */
  private flip(room: string, delay: number, duration: number): void {
    const element = document.querySelector(`${this.root} [data-room="${room}"]`);
    if (element)
      this.run(
        element,
        [
          { transform: "perspective(50rem) rotateX(90deg)", filter: "brightness(.7)" },
          {
            transform: "perspective(50rem) rotateX(-12deg)",
            filter: "brightness(1.25)",
            offset: 0.7,
          },
          { transform: "none", filter: "none" },
        ],
        { delay, duration },
      );
  }

  /** Dice tumble, bounce once and lie still. */
  private roll(selector: string, time: Pace, at: number): void {
    let nth = 0;
    for (const die of document.querySelectorAll(`${this.root} :is(${selector})`)) {
      const spin = (nth % 2 ? -1 : 1) * (360 + 90 * (nth % 3));
      const frames: Keyframe[] = [
        { transform: `translateY(-1.8rem) rotate(${-spin}deg) scale(.6)`, opacity: 0 },
        {
          transform: `translateY(-1.2rem) rotate(${-spin * 0.8}deg) scale(.8)`,
          opacity: 1,
          offset: 0.15,
        },
        {
          transform: `translateY(0.2rem) rotate(${-spin / 5}deg) scale(1.1)`,
          opacity: 1,
          offset: 0.65,
        },
        { transform: "translateY(-0.5rem) rotate(8deg)", opacity: 1, offset: 0.82 },
        { transform: "none", opacity: 1 },
      ];
      const delay = time(at + 30 * nth);
      this.run(die, frames, { delay, duration: time(ROLL) });
      this.tumble(die, nth++, delay, time(ROLL));
    }
  }

  /** While a die rolls other faces lie over its true one and come off in turn. */
  private tumble(die: Element, nth: number, delay: number, duration: number): void {
    const [kind, last] = (
      /^(.*)(\d)$/.exec(die.querySelector("use")?.getAttribute("href") ?? "") ?? []
    ).slice(1);
    if (!kind) return;
    const faces = fallen(Number(last), nth);
    faces.forEach((face, place) => {
      const shown = document.createElementNS("http://www.w3.org/2000/svg", "use");
      shown.setAttribute("href", `${kind}${face}`);
      shown.classList.add("rolling");
      die.append(shown);
      const turn = (faces.length - place) / faces.length;
      this.run(shown, [{ opacity: 1 }, { opacity: 0 }], {
        delay,
        duration: duration * 0.78 * turn,
        easing: "step-end",
        fill: "both",
      }).onfinish = () => shown.remove();
    });
  }

  override finish(): void {
    super.finish();
    for (const shown of document.querySelectorAll(`${this.root} .rolling`)) shown.remove();
  }
}
