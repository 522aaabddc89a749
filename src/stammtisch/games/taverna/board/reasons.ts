/** Why a spell in hand cannot be cast now: the words that the rules would give, in the same order. */
import { words, type Words } from "$shell/lib/phrasebook";

import type { Mat, Spell, TavernaView } from "./view";

/** The reason in the seat's own turn; null where the rules alone know it. */
export function castReason({ turn }: TavernaView, mat: Mat, spell: Spell): Words | null {
  if (!turn || turn.seat !== mat.seat) return null;
  if (mat.casts >= turn.allowance) return words("why-cast-already");
  if (spell.when === "never") return words("why-only-reaction");
  if (spell.when === "waiting" && turn.phase !== "waiting") return words("why-when-waiting");
  if (spell.when === "seated" && turn.phase !== "seated") return words("why-when-seated");
  return spell.cost > mat.coins ? words("why-coins", { needed: spell.cost, coins: mat.coins }) : words("why-no-use");
}
