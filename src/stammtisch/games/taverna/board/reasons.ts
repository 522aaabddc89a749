/** Why a spell in hand cannot be cast now: the words that the rules would give, in the same order. */
import { words, type Words } from "$shell/lib/phrasebook";

import { tavernOf, type Mat, type Spell, type TavernaView } from "./view";

/** The reason in the seat's own turn; null where the rules alone know it. */
export function castReason(view: TavernaView, mat: Mat, spell: Spell): Words | null {
  const { turn } = view;
  if (!turn || turn.seat !== mat.seat) return null;
  if (mat.casts >= turn.allowance) return words("why-cast-already");
  if (spell.when === "never") return words("why-only-reaction");
  if (spell.when === "waiting" && turn.phase !== "waiting") return words("why-when-waiting");
  if (spell.when === "seated" && turn.phase !== "seated") return words("why-when-seated");
  if (spell.cost > mat.coins) return words("why-coins", { needed: spell.cost, coins: mat.coins });
  if (
    spell.condition === "caster_owns_no_deed_there" &&
    mat.deeds.some((deed) => tavernOf(deed) === turn.tavern)
  )
    return words("why-condition-own-deed");
  if (spell.condition === "active_gained_level" && !mayShare(view, mat.seat))
    return words("why-condition-no-level");
  return words("why-no-use");
}

/** The seating brought a level, and the seat is not blocked on that track. */
function mayShare({ turn, tracks }: TavernaView, seat: number): boolean {
  const track = tracks.find(({ people }) => people === turn?.track);
  if (!track) return false;
  const above = track.levels.length - 1 - (track.levels_of[seat] ?? 0);
  return above > 1 || (above === 1 && track.summit === null);
}
