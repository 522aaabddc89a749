/** Which scene is to be seen now: fetched when something was counted, shown one after the other. */
import { api } from "./api";
import { beats, loadStaging, type Scene, type Staging } from "./scene";

interface Waiting {
  /** its place among the scenes of the match */
  place: number;
  scene: Scene;
  /** beats that were seen before */
  seen: number;
}

export class Showing {
  /** the scene that is open, and those that wait for their turn */
  private queue = $state.raw<readonly Waiting[]>([]);
  /** how often we wait for the server to say what is to be seen */
  private asking = $state(0);
  staging = $state.raw<Staging | null>(null);
  /** the open scene has told all it knows and waits for answers: they may be given meanwhile */
  private waits = $state(false);
  /** how many beats of each scene were seen */
  private seen: number[] = [];
  /** who goes on when nothing holds it back any more */
  private patient: (() => void)[] = [];
  /** kinds of events with which something is counted, once we know them */
  private openers: readonly number[] | null = null;
  private readonly known: Promise<void>;

  constructor(
    private readonly id: string,
    private readonly title: string,
    private readonly alive: () => boolean,
  ) {
    // what was counted before we came is not shown again
    this.known = api.scenes(id).then(
      ({ scenes, openers = [] }) => {
        this.seen = scenes.map((scene) => beats(scene).length);
        this.openers = openers;
      },
      () => undefined,
    );
  }

  get now(): Waiting | null {
    return (this.staging && this.queue[0]) ?? null;
  }
  /** A scene comes before what follows, unless that is what it waits for. */
  get holds(): boolean {
    return (this.queue.length > 0 && !this.waits) || this.asking > 0;
  }

  /** Events have landed: was anything counted with them? Then what follows waits until that has been seen. */
  follow(kinds: readonly number[]): Promise<void> | null {
    const counts = (): boolean => kinds.some((kind) => this.openers?.includes(kind));
    if (this.openers === null) return this.known.then(() => (counts() ? this.finale() : undefined));
    return counts() ? this.finale() : null;
  }

  /** Whatever is to be staged has been seen; the score waits for what is staged last. */
  async finale(): Promise<void> {
    await this.known;
    await this.fetch();
    if (this.holds) await new Promise<void>((resolve) => this.patient.push(resolve));
  }

  /** The open scene has told all it knows of a count that goes on. */
  readonly pause = (waits: boolean): void => {
    this.waits = waits;
    this.release();
  };

  private release(): void {
    if (this.holds) return;
    for (const resolve of this.patient) resolve();
    this.patient = [];
  }

  private async fetch(): Promise<void> {
    this.asking += 1;
    try {
      await this.ask();
    } finally {
      this.asking -= 1;
      this.release();
    }
  }

  private async ask(): Promise<void> {
    const found = await api.scenes(this.id).catch(() => null);
    if (!found || !this.alive()) return;
    this.staging ??= await loadStaging(this.title);
    const fresh = found.scenes.flatMap((scene, place) => {
      const seen = this.seen[place] ?? 0;
      return beats(scene).length > seen ? [{ place, scene, seen }] : [];
    });
    for (const { place, scene } of fresh) this.seen[place] = beats(scene).length;
    if (fresh.length) this.waits = false;
    this.take(fresh);
  }

  /** A scene that is open goes on where it is; of those that only retell, the newest is enough. */
  private take(fresh: readonly Waiting[]): void {
    const open = this.queue.map((one) => fresh.find(({ place }) => place === one.place) ?? one);
    const more = fresh.filter(({ place }) => !open.some((one) => one.place === place));
    const all = [...open, ...more];
    this.queue = all.filter(({ scene }, n) => n === 0 || !scene.brief || n === all.length - 1);
  }

  close(): void {
    this.queue = this.queue.slice(1);
    this.waits = false;
    this.release();
  }

  /** The last scene once more, from its beginning. */
  async again(): Promise<void> {
    const { scenes } = await api.scenes(this.id);
    this.staging ??= await loadStaging(this.title);
    const scene = scenes.at(-1);
    if (scene && this.alive()) this.queue = [{ place: scenes.length - 1, scene, seen: 0 }];
  }
}
