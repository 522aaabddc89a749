/** One clock for a table. Everything that happens is played on the board in its order, and nobody reads anything
 * before its piece has arrived: board, mats, log, bar and what is read aloud all read what is `shown`.
 *
 * A beat goes: the page takes on the new state for an instant, so that the board knows where everything will lie, and
 * takes it back before anybody sees it; the pieces fly; when they have landed the new state is shown, then its lines.
 */
import { flushSync } from "svelte";

import { afterPaint } from "../frame";
import type { EventTold, UpdateTold, Words } from "../messages";

import { beatsOf, hurries, READING, sentencesOf, touches, USUAL, type Beat } from "./beats";
import { Budget } from "./budget";
import { reusing } from "./changes";
import { setPace, type Pace } from "./times";

/** Who moves the pieces on the board that is shown; see `flights.ts`. */
export interface Performer {
  /** about how long these events will take, in milliseconds at the speed that holds, as all times here */
  lasts(events: readonly EventTold[]): number;
  /** the page shows the state before the beat */
  look(): void;
  /** the page shows the state after the beat: remember where everything will lie */
  aim(): void;
  /** whether the pieces lie elsewhere than when one looked: somebody has scrolled */
  strays(): boolean;
  /** the page shows the state before it again: let everything go; how long it takes */
  fly(events: readonly EventTold[]): number;
  /** the page shows the state after it: what turns, rolls or nods where it lies; how long it takes */
  arrive(events: readonly EventTold[]): number;
  /** no movement is wanted: what changed fades in; how long it takes */
  fade(): number;
  /** everything runs so many times as fast */
  hurry(rate: number): void;
  /** everything stands where it belongs, at once */
  finish(): void;
}

/** How things are played: with the times of which speed, how many times as long (0: at once), or only faded. */
export interface Tempo {
  pace: Pace;
  factor: number;
  still: boolean;
}

interface Act {
  update: UpdateTold;
  beats: Beat[];
  /** it has been seen before: no line is written */
  again?: boolean;
}
/** What happened, and the view before it. */
interface Past {
  view: unknown;
  beats: readonly Beat[];
}
/** what follows waits for whatever a listener promises */
type Listener = (events: readonly EventTold[]) => Promise<unknown> | null | undefined;

/** shorter than this, in milliseconds, nobody sees anything */
const BLINK = 50;
/** milliseconds for which a table that was just opened is looked at: it is still being painted */
const LOOK = 400;
/** what landed took so long, in milliseconds, that the next piece goes with the next frame */
const LONG = 8;
/** milliseconds after a table was opened in which everything takes longer: it is done for the first time */
const COLD = 2500;

export class Stage {
  /** the table as far as it may be read */
  shown = $state.raw<UpdateTold | null>(null);
  /** what led to its view from the one that was shown before; empty after a reload */
  events = $state.raw<readonly EventTold[]>([]);
  log = $state.raw<readonly Words[]>([]);
  /** what is being seen now */
  now = $state.raw<readonly EventTold[]>([]);
  playing = $state(false);
  /** what is played has been seen before */
  again = $state(false);
  /** what happened since the viewer's last answer, once others were at it */
  since = $state.raw<readonly Past[]>([]);

  private newest: UpdateTold | null = null;
  private queue: Act[] = [];
  private gathered: Past[] = [];
  private performer: Performer | null = null;
  private running = false;
  /** the running move was cut short: the next skip ends everything */
  private hasty = false;
  private rushing = false;
  /** the running move is not to be read either */
  private cut = false;
  /** raised when a whole new table is shown: whatever was under way is void */
  private turn = 0;
  /** since when the page has not been painted */
  private resumed = 0;
  /** since when a whole new table is shown */
  private opened = 0;
  /** when it was told last what to play */
  private called = 0;
  private readonly budget = new Budget();
  private wake: (() => void) | null = null;
  private listeners: readonly Listener[] = [];

  constructor(
    private readonly tempo: () => Tempo,
    private readonly seat: () => number | null = () => null,
  ) {
    document.addEventListener("visibilitychange", this.unseen);
  }

  /** A board is there and moves its own pieces; gives the way to take it off again. */
  readonly perform = (performer: Performer): (() => void) => {
    this.performer = performer;
    return () => {
      performer.finish();
      if (this.performer === performer) this.performer = null;
    };
  };

  /** Hear of events when they have landed: for sounds, and for whoever reads aloud. */
  onLanded(listener: Listener): () => void {
    this.listeners = [...this.listeners, listener];
    return () => void (this.listeners = this.listeners.filter((one) => one !== listener));
  }

  /** The server has told something, which came in at this time: it had to be unpacked. */
  take(update: UpdateTold, log: readonly Words[] = update.log, came = performance.now()): void {
    this.called = came;
    const before = this.newest;
    if (update.fresh || before === null) {
      this.newest = update;
      this.begin(update, log);
      return;
    }
    if (before.question && before.question.number !== update.question?.number) {
      this.gathered = [];
      this.budget.renew();
    }
    const beats = beatsOf(before.view, update);
    const view = beats.at(-1)?.view ?? reusing(before.view, update.view);
    if (beats.length) this.gathered.push({ view: before.view, beats: [...beats] });
    this.newest = { ...update, view };
    this.queue.push({ update: this.newest, beats });
    if (!this.running) void this.run();
  }

  /** Play once more what happened since the viewer's last turn. */
  showAgain(): void {
    const [first] = this.since;
    if (this.running || !first || !this.shown) return;
    this.called = performance.now();
    const beats = this.since.flatMap((past) => past.beats);
    const start = { events: [], view: first.view };
    this.queue.push({ update: this.shown, beats: [start, ...beats], again: true });
    void this.run();
  }

  /** Space or a click on the board: the running move ends, the second time everything does. */
  skip(): boolean {
    if (!this.playing) return false;
    if (this.hasty) this.skipAll();
    else this.wake?.();
    this.hasty = this.cut = true;
    return true;
  }

  skipAll(): void {
    this.rushing = this.running;
    this.wake?.();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.unseen);
    this.queue = [];
    this.turn += 1;
    this.wake?.();
    this.listeners = [];
  }

  private readonly unseen = (): void => {
    if (document.hidden) this.skipAll();
  };

  /** A whole table, without a way that led there. */
  private begin(update: UpdateTold, log: readonly Words[]): void {
    this.turn += 1;
    this.queue = [];
    this.gathered = [];
    this.since = [];
    this.performer?.finish();
    [this.shown, this.events, this.log] = [update, [], log];
    this.opened = performance.now();
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.resumed = this.called;
    this.budget.wake();
    for (let act = this.queue[0]; act; act = this.queue[0]) {
      const beat = act.beats.shift();
      this.again = act.again ?? false;
      if (beat) await this.play(beat, act.again ?? false);
      else {
        this.queue.shift();
        this.land(act.update);
        if (this.queue.length) await this.rest();
      }
    }
    this.running = this.playing = this.again = this.hasty = this.rushing = false;
    this.budget.rest();
    this.now = [];
  }

  /** What has landed can be read before the next piece goes; whoever is asked has seen all that led to it. */
  private async rest(): Promise<void> {
    if (this.shown?.question) this.playing = false;
    flushSync();
    await Promise.resolve();
  }

  /** All of an update has been seen: who is asked, who is awaited and how it stands may be read. */
  private land(update: UpdateTold): void {
    this.shown = update;
    // what is still to be seen is no news yet
    const all = update.question !== null || this.queue.length === 0;
    if (all && this.gathered.some(({ beats }) => beats.some(this.ofOthers)))
      this.since = [...this.gathered];
  }

  private readonly ofOthers = (beat: Beat): boolean => {
    const seat = this.seat();
    return seat !== null && [0, 1, 2, 3, 4].some((one) => one !== seat && touches(beat, one));
  };

  private async play(beat: Beat, again: boolean): Promise<void> {
    const { turn } = this;
    const { pace, factor, still } = this.tempo();
    const began = performance.now();
    this.cut = false;
    setPace(pace);
    const due = (): boolean =>
      factor > 0 && !document.hidden && !this.rushing && !this.cut && beat.events.length > 0;
    const look = this.opened + LOOK - began;
    if (due() && this.performer && look > 0) await this.pause(look);
    else if (due() && this.breathless) await this.painted();
    if (turn !== this.turn) return;
    const seen = due();
    const performer = seen && this.visible(beat) ? this.performer : null;
    performer?.look();
    if (performer) {
      this.now = beat.events;
      this.playing = true;
    }
    if (performer && !still) {
      await this.send(performer, beat);
      if (turn !== this.turn) return;
    }
    this.show(beat);
    if (performer) {
      flushSync();
      performer.finish();
      await this.wait(performer, beat, still ? performer.fade() : performer.arrive(beat.events));
      if (turn !== this.turn) return;
    }
    if (!again) {
      this.write(beat);
      if (performer) flushSync(); // before the next piece goes
    }
    const flown = performance.now() - began;
    const staged = !again && (await this.told(beat.events));
    if (seen && !staged && turn === this.turn) await this.read(beat, flown);
  }

  private write({ events }: Beat): void {
    const lines = events.flatMap(({ words }) => (words ? [words] : []));
    if (lines.length) this.log = [...this.log, ...lines];
  }

  /** Whoever is calm reads one sentence after the other; what flew meanwhile counts. */
  private async read(beat: Beat, flown: number): Promise<void> {
    const { pace, factor } = this.tempo();
    const told = sentencesOf(beat, this.seat());
    if (!this.performer || pace !== "calm" || !told.length || hurries(this.newest)) return;
    const each = READING * factor - flown / told.length;
    if (each < BLINK) return;
    this.playing = true;
    for (const event of told) {
      if (this.rushing || this.cut) return;
      this.now = [event];
      await this.pause(each);
    }
  }

  /** Others hear of it; what they stage comes before the next piece, and its time is their own. */
  private async told(events: readonly EventTold[]): Promise<boolean> {
    const staged = this.listeners.map((listener) => listener(events)).filter(Boolean);
    if (!staged.length) return false;
    this.playing = false;
    await Promise.all(staged);
    await this.painted(); // the whole table came back in sight
    this.budget.renew();
    return true;
  }

  /** Whether there is time enough to see a beat. */
  private visible(beat: Beat): boolean {
    const lasts = this.performer?.lasts(beat.events) ?? 0;
    return lasts * this.part(beat, lasts) >= BLINK;
  }

  private show({ view, events }: Beat): void {
    if (this.shown) this.shown = { ...this.shown, view };
    this.events = events;
  }

  /** Let the pieces go from where they lie to where they will lie. */
  private async send(performer: Performer, beat: Beat): Promise<void> {
    const { turn } = this;
    const gone = (): boolean => turn !== this.turn || this.cut || performer !== this.performer;
    if (this.breathless) await this.painted();
    if (gone()) return;
    this.aim(performer, beat);
    if (this.breathless) {
      await this.painted();
      if (gone()) return;
      if (performer.strays()) this.aim(performer, beat);
    }
    await this.wait(performer, beat, performer.fly(beat.events));
  }

  /** Find out where the pieces will lie; they still lie where they lay. */
  private aim(performer: Performer, beat: Beat): void {
    const [was, events] = [this.shown, this.events];
    this.show(beat);
    flushSync();
    performer.aim();
    [this.shown, this.events] = [was, events];
    flushSync();
  }

  /** Until it has landed, or somebody is in a hurry. */
  private async wait(performer: Performer, beat: Beat, span: number): Promise<void> {
    const time = span * this.part(beat, span);
    if (time < BLINK || this.rushing || this.cut) return;
    performer.hurry(span / time);
    await this.pause(time);
  }

  private async pause(time: number): Promise<void> {
    await this.woken((resolve) => {
      const timer = setTimeout(resolve, time);
      return () => clearTimeout(timer);
    });
  }

  /** What has landed, or was measured, is painted before more is done: all in one frame would be too much. */
  private get breathless(): boolean {
    const now = performance.now();
    const long = now - this.opened < COLD ? LONG / 8 : LONG;
    return !this.rushing && now - this.resumed > long;
  }

  private async painted(): Promise<void> {
    await this.woken(afterPaint);
  }

  /** Until it is time, or somebody is in a hurry. */
  private async woken(ask: (resolve: () => void) => () => void): Promise<void> {
    await new Promise<void>((resolve) => {
      const cancel = ask(resolve);
      this.wake = () => {
        cancel();
        resolve();
      };
    });
    this.wake = null;
    this.resumed = performance.now();
  }

  /** What part of its time a beat gets. */
  private part(beat: Beat, span: number): number {
    const { pace, factor } = this.tempo();
    if ((pace === "calm" && !hurries(this.newest)) || factor > 1) return factor;
    const lasts = (one: Beat): number => this.performer?.lasts(one.events) ?? USUAL;
    const waiting = this.queue.flatMap(({ beats }) => beats);
    return factor * this.budget.part(beat, span, waiting, lasts, this.seat(), this.newest);
  }
}
