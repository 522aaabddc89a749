/** All that serves one person at one table, as the parts of the page share it. */
import type { Connection } from "$shell/lib/connection.svelte";
import type { Shell } from "$shell/lib/shell";
import type { Say } from "$shell/lib/words.svelte";

import type { Adviser } from "./adviser.svelte";
import type { Calling } from "./calling.svelte";
import type { Coach } from "./coach.svelte";
import type { Explaining } from "./explaining.svelte";
import type { Hand } from "./hand.svelte";
import type { Marking } from "./marking.svelte";
import type { Parts } from "./parts.svelte";
import type { Passing } from "./passing.svelte";
import type { People } from "./people.svelte";
import type { Stage } from "./stage.svelte";
import type { Tabletop } from "./tabletop.svelte";
import type { Tidings } from "./tidings.svelte";

export interface Desk {
  readonly id: string;
  readonly connection: Connection;
  readonly people: People;
  readonly stage: Stage;
  readonly top: Tabletop;
  readonly hand: Hand;
  readonly adviser: Adviser;
  readonly coach: Coach;
  readonly calling: Calling;
  readonly explaining: Explaining;
  readonly marking: Marking;
  readonly parts: Parts;
  readonly passing: Passing;
  readonly tidings: Tidings;
  readonly say: Say;
  readonly shell: Shell;
}
