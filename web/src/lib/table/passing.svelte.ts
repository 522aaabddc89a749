/** One screen for several seats: when it is handed over, and the way on while no question holds it. */
import { untrack } from "svelte";

import type { Connection } from "$shell/lib/connection.svelte";
import { afterNews, next, passedOn, played, type Screen } from "$shell/lib/hotseat";

import type { Stage } from "./stage.svelte";

/** milliseconds that a seat looks at least before it passes the screen on; a beat of the server is shorter */
const LOOK = 1600;

export interface Shared {
  readonly connection: Connection;
  readonly stage: Stage;
  /** whether a scene lies over the board that whoever looks now should see to its end */
  readonly staged: () => boolean;
  readonly screen: () => Screen;
  readonly turn: (to: Screen) => void;
  readonly handOver: (to: Screen) => void;
}

export class Passing {
  /** what follows from a secret answer is shown after a beat: nobody says “nothing to decide” before */
  private lookedLong = $state(false);

  constructor(private readonly shared: Shared) {
    const { connection, screen, turn } = shared;
    $effect(() => {
      const timer = setTimeout(() => (this.lookedLong = true), LOOK);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (connection.events.length) turn(untrack(() => afterNews(screen())));
    });
    $effect(() => this.handOver());
  }

  /** our seats that no bot plays for us */
  private readonly yours = $derived.by(() => {
    const { hello, table } = this.shared.connection;
    return played(hello?.yours ?? [], table?.seated ?? []);
  });
  private readonly several = $derived.by(() => {
    const { hello, table } = this.shared.connection;
    return table?.status !== "closed" && this.yours.some((one) => one !== (hello?.seat ?? null));
  });

  /** The way on for the screen while no question holds it. */
  readonly pass = $derived.by(() => {
    const { stage, screen, turn } = this.shared;
    const shown = stage.shown;
    if (!this.several || !this.lookedLong || shown?.question !== null) return null;
    const on = (): void => turn(passedOn(screen(), this.yours));
    const { called } = screen();
    return called || (shown.waiting.window ?? false) ? { called, on } : null;
  });

  /** When the seat we look through has nothing to do and another of ours may have, the screen is handed over. */
  private handOver(): void {
    const { connection, stage, staged, screen, handOver } = this.shared;
    const { hello, line, waitingForServer, held } = connection;
    const shown = stage.shown;
    const still = line === "open" && !waitingForServer && !stage.playing && !staged();
    if (!shown || shown.over || !still || !this.several || (hello?.seat ?? null) === null) return;
    const asked = shown.question !== null && held === null;
    const to = next(screen(), this.yours, { asked, waiting: shown.waiting });
    if (to) handOver(to);
  }
}
