/** Which board lies on the table: the one that the title draws, or the plain one. */
import { loadBoard, type Drawn } from "$shell/lib/board";
import { room } from "$shell/lib/room.svelte";
import { settings } from "$shell/lib/settings.svelte";

export class Tabletop {
  /** the board that the title draws; null until it is there, and where there is none */
  drawn = $state.raw<Drawn | null>(null);
  /** the plain board is wanted */
  plain = $state(false);
  /** whether we know which board the title has: until then none is shown, not the plain one either */
  known = $state(false);

  constructor(title: () => string) {
    $effect(() => {
      const name = title();
      if (name) void loadBoard(name).then((found) => ([this.drawn, this.known] = [found, true]));
    });
  }

  /** the board that the title draws, unless the plain one is wanted */
  readonly own = $derived.by(() => (this.plain || settings.text ? null : this.drawn));
  readonly usesPlain = $derived.by(() => this.known && this.own === null);
  readonly logInBoard = $derived.by(() => this.own?.placesLog.includes(room.form) ?? false);
}
