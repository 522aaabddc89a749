/** The movements that are Tiefenthal's own: goods, markers that walk, dice that roll, tiles that turn over. */
import type { BoardEvent } from "$shell/lib/board";
import { Flights } from "$shell/lib/table/flights";
import type { Plan } from "$shell/lib/table/moves";
import { breath, takes } from "$shell/lib/table/times";

import { fallen } from "./dice";
import { happenings } from "./happened";
import { planned } from "./moves";
import { timeline, type Walk } from "./timeline";
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
  constructor(private readonly view: () => TiefenthalView) {
    super(".tt", "tiefenthal tt");
  }

  override lasts(events: readonly BoardEvent[]): number {
    return timeline(happenings(events)).total + takes("flight");
  }

  protected override plan(events: readonly BoardEvent[]): Plan {
    return planned(timeline(happenings(events)));
  }

  protected override depart(events: readonly BoardEvent[]): void {
    const line = timeline(happenings(events));
    for (const { at, sign, from, to, n } of line.flights) {
      for (let nth = 0; nth < Math.min(n, 5); nth++)
        this.token(token(sign), from, to, at + nth * breath(60));
    }
    for (const one of line.walks) this.stroll(one, this.view().monastery.length);
    for (const one of line.climbs) this.climb(one, this.view().reputation.length);
  }

  protected override settle(events: readonly BoardEvent[]): void {
    const line = timeline(happenings(events));
    for (const { seat, tile } of line.flips)
      this.flip(`${seat}/${this.view().mats[seat]?.tiles[tile]?.id ?? ""}`, breath(500));
    if (line.rolled.size) this.roll(".coaster .dice, .coasterdice .dice");
    for (const [seat] of line.ownRolled) this.roll(`[data-piece^="die/own/${seat}/"] .dice`);
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
    if (key.startsWith("coaster/")) return breath(560);
    return takes(key.startsWith("die/") ? "planned" : "flight");
  }

  protected override turned(key: string): boolean {
    return key.startsWith("patron/") || key.startsWith("staff/") || key.startsWith("guest/");
  }

  protected override above(element: Element): Element | null {
    return element.closest(".patron, .room, .stage");
  }

  /** A marker walks from space to space round the monastery. */
  private stroll({ at, seat, steps, to }: Walk, length: number): void {
    const marker = document.querySelector(`${this.root} [data-walker="${seat}"]`);
    if (!marker || length === 0) return;
    const from = (((to - steps) % length) + length) % length;
    this.run(marker, [from, ...walk(from, to, length)].map(percent), {
      delay: at,
      duration: breath(180) * Math.max(1, steps),
      easing: "ease-in-out",
    });
  }

  /** The marker of the reputation climbs along the bar, or falls back. */
  private climb({ at, seat, steps, to, back }: Walk, length: number): void {
    const marker = document.querySelector(`${this.root} [data-marker="${seat}"]`);
    if (!marker || length === 0 || to === 0) return;
    const start = (((to - 1 + (back ? steps : -steps)) % length) + length) % length;
    const way = [start, ...walk(start, to - 1, length, back)].map((space) => ({
      left: `${along(space + 1, length)}%`,
    }));
    this.run(marker, way, {
      delay: at,
      duration: breath(140) * Math.max(1, steps),
      easing: "ease-in-out",
    });
  }

  /** A tile turns over and its room grows warm. */
  private flip(room: string, duration: number): void {
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
        { duration },
      );
  }

  /** Dice tumble, bounce once and lie still. */
  private roll(selector: string): void {
    let nth = 0;
    const duration = breath(ROLL);
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
      const delay = 30 * nth;
      this.run(die, frames, { delay, duration });
      this.tumble(die, nth++, delay, duration);
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
