import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventTold, UpdateTold } from "../lib/messages";
import { beatsOf, LIMIT, READING, share } from "../lib/table/beats";
import { changed, reusing } from "../lib/table/changes";
import { Stage, type Performer, type Tempo } from "../lib/table/stage.svelte";

const said = (id: string, seat = 1): EventTold => ({
  kind: 0,
  args: [seat],
  words: { is: "words", id, args: { who: { is: "seat", seat } } },
});
const update = (number: number, coins: number, more: Partial<UpdateTold> = {}): UpdateTold => ({
  type: "update",
  number,
  fresh: number === 0,
  view: { coins, row: [1, 2] },
  layout: null,
  question: null,
  waiting: { seats: [] },
  over: false,
  sheet: null,
  events: [],
  log: [],
  ...more,
});
const coins = (told: UpdateTold | null): unknown => (told?.view as { coins: number }).coins;
/** three things that happen in one update: a coin each */
const three = (): UpdateTold =>
  update(1, 3, {
    events: [said("one"), said("two"), said("three")],
    moments: [1, 2].map((n) => ({ events: n, change: { in: { coins: { is: n } } } })),
  });

class Pieces implements Performer {
  told: string[] = [];
  constructor(
    readonly stage: Stage,
    readonly span = 400,
  ) {}
  lasts = (): number => this.span;
  look = (): void => undefined;
  aim = (): void => void this.told.push(`aims at ${String(coins(this.stage.shown))}`);
  scrolled = false;
  strays = (): boolean => this.scrolled;
  fly = (): number => {
    this.told.push(`flies over ${String(coins(this.stage.shown))}`);
    return this.span;
  };
  arrive = (): number => 0;
  fade = (): number => 120;
  hurried: number[] = [];
  hurry = (rate: number): void => void this.hurried.push(rate);
  finish = (): void => undefined;
}

let tempo: Tempo;
let page: EventTarget & { hidden?: boolean };
const set = (
  span?: number,
  seat: number | null = 0,
  looked = 1000,
): { stage: Stage; pieces: Pieces; seen: () => unknown[] } => {
  const stage = new Stage(
    () => tempo,
    () => seat,
  );
  stage.take(update(0, 0));
  const pieces = new Pieces(stage, span);
  stage.perform(pieces);
  vi.advanceTimersByTime(looked);
  return { stage, pieces, seen: () => [coins(stage.shown), stage.log.length] };
};

beforeEach(() => {
  vi.useFakeTimers();
  tempo = { pace: "brisk", factor: 1, still: false };
  page = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a frame", () => {
  it("shows what has landed before the page is measured for the next piece", async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    const { stage, pieces } = set();
    pieces.arrive = () => {
      vi.advanceTimersByTime(20); // it takes long to draw
      return 0;
    };
    stage.take(three());
    await vi.advanceTimersByTimeAsync(420);
    expect(pieces.told).toEqual(["aims at 1", "flies over 0"]);
    expect(coins(stage.shown)).toBe(1);
    frames.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(pieces.told.slice(2)).toEqual(["aims at 2", "flies over 1"]);
  });

  it("is for looking while a table was just opened", async () => {
    const { stage, pieces } = set(400, 0, 100);
    stage.take(three());
    await vi.advanceTimersByTimeAsync(290);
    expect(pieces.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(pieces.told).toEqual(["aims at 1", "flies over 0"]);
  });

  it("is painted when what came in has been unpacked, before the page is measured", async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    const { stage, pieces } = set();
    const came = performance.now();
    vi.advanceTimersByTime(20);
    stage.take(update(1, 1, { events: [said("one")] }), [], came);
    await vi.advanceTimersByTimeAsync(0);
    expect(pieces.told).toEqual([]);
    frames.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(pieces.told).toEqual(["aims at 1", "flies over 0"]);
  });

  it("is painted between finding out where the pieces go and letting them go", async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    const { stage, pieces } = set();
    const { aim } = pieces;
    pieces.aim = () => {
      aim();
      vi.advanceTimersByTime(20); // a page that has just been opened
    };
    stage.take(three());
    expect(pieces.told).toEqual(["aims at 1"]);
    expect(coins(stage.shown)).toBe(0);
    frames.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(pieces.told).toEqual(["aims at 1", "flies over 0"]);
  });

  describe("that has been painted before the pieces go", () => {
    const waiting = async (): Promise<{ pieces: Pieces; stage: Stage; paint: () => void }> => {
      const frames: (() => void)[] = [];
      vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
      vi.stubGlobal("cancelAnimationFrame", () => undefined);
      const { stage, pieces } = set();
      const { aim } = pieces;
      pieces.aim = () => {
        aim();
        vi.advanceTimersByTime(20);
      };
      stage.take(update(1, 1, { events: [said("one")] }));
      await vi.advanceTimersByTimeAsync(0);
      return { pieces, stage, paint: () => frames.shift()?.() };
    };

    it("may have been scrolled meanwhile", async () => {
      const { pieces, paint } = await waiting();
      pieces.scrolled = true;
      paint();
      await vi.advanceTimersByTimeAsync(1);
      expect(pieces.told).toEqual(["aims at 1", "aims at 1", "flies over 0"]);
    });

    it("lets nothing go that was skipped meanwhile", async () => {
      const { pieces, stage } = await waiting();
      expect(stage.skip()).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(pieces.told).toEqual(["aims at 1"]);
      expect(coins(stage.shown)).toBe(1);
    });

    it("lets nothing go over a board that was put away meanwhile", async () => {
      const { pieces, stage, paint } = await waiting();
      stage.perform(new Pieces(stage));
      paint();
      await vi.advanceTimersByTimeAsync(1);
      expect(pieces.told).toEqual(["aims at 1"]);
      expect(coins(stage.shown)).toBe(1);
    });
  });

  it("is not waited for by whoever is in a hurry", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    const { stage, pieces } = set();
    pieces.arrive = () => {
      vi.advanceTimersByTime(20);
      return 0;
    };
    stage.take(three());
    await vi.advanceTimersByTimeAsync(420);
    stage.skip();
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(coins(stage.shown)).toBe(3);
  });
});

describe("the stage", () => {
  it("shows a counter and writes a line when its piece has landed, not before", async () => {
    const { stage, pieces, seen } = set();
    stage.take(three());
    expect(seen()).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(390);
    expect(seen()).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(20);
    expect(seen()).toEqual([1, 1]);
    expect(pieces.told.slice(0, 4)).toEqual([
      "aims at 1",
      "flies over 0",
      "aims at 2",
      "flies over 1",
    ]);
    await vi.advanceTimersByTimeAsync(800);
    expect(seen()).toEqual([3, 3]);
    expect(stage.playing).toBe(false);
  });
  it("asks when all has been seen", async () => {
    const { stage } = set();
    const question = { number: 7 } as UpdateTold["question"];
    stage.take({ ...three(), question });
    await vi.advanceTimersByTimeAsync(1100);
    expect(stage.shown?.question).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(stage.shown?.question).toBe(question);
  });
  it("ends the running move when skipped, and everything the second time", async () => {
    const { stage, seen } = set();
    stage.take(three());
    expect(stage.skip()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen()).toEqual([1, 1]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen()).toEqual([3, 3]);
    expect(stage.skip()).toBe(false);
  });
  it("plays nothing in a tab that nobody looks at, and nothing at once", async () => {
    for (const hidden of [true, false]) {
      const { stage, pieces, seen } = set();
      page.hidden = hidden;
      tempo = { pace: "brisk", factor: hidden ? 1 : 0, still: false };
      stage.take(three());
      await vi.advanceTimersByTimeAsync(0);
      expect(seen()).toEqual([3, 3]);
      expect(pieces.told).toEqual([]);
    }
  });
  it("lands everything when the tab goes into the background", async () => {
    const { stage, seen } = set();
    stage.take(three());
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen()).toEqual([3, 3]);
  });
  it("keeps the order where nothing moves, and fades", async () => {
    tempo = { pace: "brisk", factor: 1, still: true };
    const { stage, pieces, seen } = set();
    stage.take(three());
    expect(seen()).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(125);
    expect(seen()).toEqual([2, 1]);
    expect(pieces.told).toEqual([]);
  });
  it("takes four seconds at most for all that waits, unless calm", async () => {
    const long = [...Array(5).keys()].map((n) => ({ ...three(), number: n + 1 }));
    const { stage, seen } = set(1200);
    for (const one of long) stage.take(one);
    await vi.advanceTimersByTimeAsync(LIMIT + 20);
    expect(seen()[1]).toBe(15);
    tempo = { pace: "calm", factor: 1, still: false };
    const calm = set(1200);
    for (const one of long) calm.stage.take(one);
    await vi.advanceTimersByTimeAsync(LIMIT + 20);
    expect(calm.seen()[1]).toBe(3);
  });
  it("leaves whoever is calm time to read each sentence of others, and none of one's own", async () => {
    tempo = { pace: "calm", factor: 1, still: false };
    const { stage, seen } = set();
    stage.take(three());
    await vi.advanceTimersByTimeAsync(READING - 50);
    expect([stage.playing, ...seen()]).toEqual([true, 1, 1]);
    await vi.advanceTimersByTimeAsync(2 * READING);
    expect([stage.playing, ...seen()]).toEqual([true, 3, 3]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.playing).toBe(false);
    const own = set(400, 1);
    own.stage.take(three());
    await vi.advanceTimersByTimeAsync(3 * 400 + 20);
    expect([own.stage.playing, ...own.seen()]).toEqual([false, 3, 3]);
  });
  it("reads several sentences about one move one after the other, and skips them with it", async () => {
    tempo = { pace: "calm", factor: 1, still: false };
    const { stage } = set();
    stage.take(update(1, 1, { events: [said("one"), said("two")], moments: [] }));
    await vi.advanceTimersByTimeAsync(450);
    expect(stage.now.map(({ words }) => words?.id)).toEqual(["one"]);
    await vi.advanceTimersByTimeAsync(READING);
    expect(stage.now.map(({ words }) => words?.id)).toEqual(["two"]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.playing).toBe(false);
    const flying = set();
    flying.stage.take(update(1, 1, { events: [said("one")], moments: [] }));
    flying.stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(flying.stage.playing).toBe(false);
  });
  it("does not read a reaction window away", async () => {
    tempo = { pace: "calm", factor: 1, still: false };
    const { stage } = set(2000);
    const question = { number: 7 } as UpdateTold["question"];
    stage.take({ ...three(), question, window: { left: 10, lasts: 10 } });
    await vi.advanceTimersByTimeAsync(2050);
    expect(stage.shown?.question).toBe(question);
  });
  it("takes no longer than that if it comes bit by bit, and shows the last of it too", async () => {
    const { stage, pieces, seen } = set(500);
    const one = { events: [said("one")], moments: [] };
    for (let n = 1; n <= 10; n++) {
      stage.take({ ...three(), ...one, number: n });
      await vi.advanceTimersByTimeAsync(390); // a bot after the other
    }
    const question = { number: 7 } as UpdateTold["question"];
    stage.take({ ...three(), ...one, number: 11, question });
    await vi.advanceTimersByTimeAsync(LIMIT - 10 * 390 + 200); // what they thought about comes on top
    expect([stage.shown?.question?.number, seen()[1]]).toEqual([7, 11]);
    expect(pieces.told.length).toBe(2 * 11); // nothing was left out
  });
  it("has its time again while others think", async () => {
    const { stage, pieces } = set(1000);
    for (let n = 1; n <= 8; n++) {
      stage.take({ ...three(), events: [said("one")], moments: [], number: n });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(pieces.hurried.slice(-1)).toEqual([1]);
  });
  it("shows all of what comes without end, to whoever only watches as well", async () => {
    for (const seat of [0, null]) {
      const { stage, pieces } = set(900, seat);
      for (let n = 1; n <= 60; n++) {
        stage.take({ ...three(), events: [said("one")], moments: [], number: n });
        await vi.advanceTimersByTimeAsync(300);
      }
      expect(pieces.told.length).toBeGreaterThanOrEqual(2 * 57);
    }
  });
  it("shows again what happened since the last answer, and writes nothing anew", async () => {
    const { stage, pieces, seen } = set();
    stage.take({ ...three(), question: { number: 1 } as UpdateTold["question"] });
    await vi.advanceTimersByTimeAsync(2000);
    expect(stage.since.length).toBe(1);
    pieces.told = [];
    stage.showAgain();
    expect([stage.again, coins(stage.shown)]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(pieces.told.length).toBe(6);
    expect([stage.again, ...seen()]).toEqual([false, 3, 3]);
  });
  it("tells what others did while one still waits, once all of it has been seen", async () => {
    const { stage } = set();
    stage.take(three());
    stage.take(update(2, 4, { events: [said("four")] }));
    await vi.advanceTimersByTimeAsync(1300);
    expect([coins(stage.shown), stage.since.length]).toEqual([3, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.since.length).toBe(2);
    stage.take(update(3, 5, { events: [said("five")] }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.since.length).toBe(3);
  });
  it("tells listeners of what has landed", async () => {
    const { stage } = set();
    const heard: string[] = [];
    stage.onLanded((events) => {
      heard.push(...events.map((event) => event.words?.id ?? ""));
      return null;
    });
    stage.take(three());
    await vi.advanceTimersByTimeAsync(410);
    expect(heard).toEqual(["one"]);
  });
  it("waits with the next piece for what a listener stages", async () => {
    const { stage, seen } = set();
    let seenOff = (): void => undefined;
    stage.onLanded(() => new Promise<void>((resolve) => (seenOff = resolve)));
    stage.take(three());
    await vi.advanceTimersByTimeAsync(5000);
    expect([stage.playing, ...seen()]).toEqual([false, 1, 1]);
    seenOff();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen()).toEqual([2, 2]);
  });
});

describe("views", () => {
  it("lead from one to the next by their changes", () => {
    const before = { a: [1, { b: 2 }], c: "x" };
    const after = changed(before, { in: { a: { at: { "1": { in: { b: { is: 3 } } } } } } });
    expect(after).toEqual({ a: [1, { b: 3 }], c: "x" });
  });
  it("share what did not change", () => {
    const before = { mats: [{ coins: 1 }, { coins: 2 }] };
    const after = reusing(before, { mats: [{ coins: 1 }, { coins: 3 }] }) as typeof before;
    expect(after).toEqual({ mats: [{ coins: 1 }, { coins: 3 }] });
    expect(after.mats[0]).toBe(before.mats[0]);
    expect(reusing(before, { mats: [{ coins: 1 }, { coins: 2 }] })).toBe(before);
  });
  it("come one for each moment, and the last is the update's", () => {
    const beats = beatsOf({ coins: 0, row: [1, 2] }, three());
    expect(beats.map(({ events, view }) => [events.length, view])).toEqual([
      [1, { coins: 1, row: [1, 2] }],
      [1, { coins: 2, row: [1, 2] }],
      [1, { coins: 3, row: [1, 2] }],
    ]);
  });
  it("shrink first where they do not touch the viewer", () => {
    expect(share(true, 1000, 1000, 4000)).toBe(1);
    expect(share(true, 2000, 4000, 4000)).toBe(1);
    expect(share(false, 2000, 4000, 4000)).toBe(0.5);
    const [own, others] = [share(true, 6000, 4000, 4000), share(false, 6000, 4000, 4000)];
    expect(6000 * own + 4000 * others).toBeLessThanOrEqual(4001);
  });
});
