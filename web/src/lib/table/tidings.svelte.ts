/** What happened since one's last turn, and whether it must be told in the bar. */
import { room } from "$shell/lib/room.svelte";
import type { Say } from "$shell/lib/words.svelte";

import { inWords, news } from "./news";
import type { Parts } from "./parts.svelte";
import type { Stage } from "./stage.svelte";
import type { Tabletop } from "./tabletop.svelte";

export class Tidings {
  constructor(
    private readonly stage: Stage,
    private readonly top: Tabletop,
    private readonly parts: Parts,
    private readonly seat: () => number | null,
    private readonly say: Say,
  ) {}

  readonly fresh = $derived.by(() => {
    const { worth, story: { turns = [], dear = [] } = {} } = this.top.own ?? {};
    return worth ? inWords(news(this.stage.since, this.seat(), worth), turns, dear, this.say) : [];
  });

  /** the log that tells more is not in sight */
  readonly unseen = $derived.by(
    () =>
      this.fresh.length > 0 &&
      !this.stage.playing &&
      ((room.form === "square" && this.top.own?.side !== null) ||
        room.form === "tall" ||
        (room.narrow && this.parts.tab !== "log")),
  );
}
