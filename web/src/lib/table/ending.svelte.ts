/** The end of a match: its last count is staged before the score page comes. */
import { untrack } from "svelte";

import type { UpdateTold } from "$shell/lib/messages";
import { settings } from "$shell/lib/settings.svelte";
import type { Showing } from "$shell/lib/showing.svelte";
import { sound } from "$shell/lib/sound";

export class Ending {
  /** the last count has been staged, or the match was over when we came */
  private counted = $state(false);

  constructor(
    private readonly update: () => UpdateTold | null,
    private readonly showing: () => Showing | null,
    cameLate: boolean,
  ) {
    this.counted = cameLate;
    $effect(() => {
      if (!update()?.over || this.counted) return;
      sound("end");
      if (untrack(() => settings.text)) this.counted = true;
      else void untrack(() => showing()?.finale())?.finally(() => (this.counted = true));
    });
  }

  /** nothing is left to be seen of the match */
  readonly over = $derived.by(
    () => Boolean(this.update()?.over) && this.counted && !this.showing()?.holds,
  );
}
