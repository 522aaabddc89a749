/** The signs of Taverna, with the figures of this table. */
import type { Legend, LegendSign } from "$shell/lib/legend";
import { words, type Words } from "$shell/lib/phrasebook";

import { scoringSign } from "./notes";
import { signSays } from "./signs";
import { dignitaryWords, list, offerNotes, peopleWords, scoringWords } from "./speak";
import { DIGNITARIES, PEOPLES, SCORINGS, type TavernaView } from "./view";

const drawn = (art: string, name: Words, says: Words): LegendSign => ({
  art: `t-${art}`,
  name,
  says,
});
const known =
  (view: TavernaView) =>
  (id: string, art = id, says = id): LegendSign =>
    drawn(art, words(`sign-${id}`), signSays(view, says));

/** What a dignitary sells, whether or not it has served in this turn. */
const offered = (view: TavernaView, name: string): Words =>
  list(offerNotes({ ...view, turn: null }, name));

/** What a royal scoring counts, and between which points it pays. */
function paid(view: TavernaView, name: string): Words {
  const points = (view.rates.steps[name] ?? []).map(([, step]) => step).filter((step) => step > 0);
  const low = Math.min(...points);
  const counts = words(`scoring-note-${name}`, { points: low });
  return points.length > 1
    ? list([counts, words("sign-pays", { low, high: Math.max(...points) })])
    : counts;
}

/** The Curse, as long as it can still be drawn. */
const curse = (view: TavernaView): LegendSign[] =>
  view.unseen_spells.includes("curse")
    ? [drawn("curse", words("variant-with_curse"), signSays(view, "curse"))]
    : [];

export const legend: Legend<TavernaView> = {
  points: "t-vp",
  groups: (view) => {
    const sign = known(view);
    return [
      {
        name: words("signs-collect"),
        signs: [
          sign("point", "vp"),
          sign("coin"),
          sign("spell"),
          sign("favour"),
          sign("privilege"),
          sign("deed"),
        ],
      },
      {
        name: words("signs-tavern"),
        signs: [sign("beer"), sign("spellbook"), sign("lyre"), sign("mask"), sign("guild", "sign")],
      },
      {
        name: words("signs-tables"),
        signs: [
          ...PEOPLES.map((people) =>
            drawn(`cloth-${people}`, peopleWords(people), words(`sign-cloth-${people}-says`)),
          ),
          sign("level"),
          sign("blocked"),
        ],
      },
      {
        name: words("signs-reading"),
        signs: [
          sign("free", "cloth-elf", "table"),
          sign("rise", "level"),
          sign("taken", "bust-dwarf"),
        ],
      },
      {
        name: words("zone-dignitaries"),
        signs: DIGNITARIES.map((name) =>
          drawn(`pawn-${name}`, dignitaryWords(name), offered(view, name)),
        ),
      },
      {
        name: words("score-spells"),
        signs: [sign("lightning"), ...curse(view), sign("swap"), sign("move")],
      },
      {
        name: words("zone-castle"),
        signs: SCORINGS.map((name) =>
          drawn(scoringSign(name), scoringWords(name), paid(view, name)),
        ),
      },
    ];
  },
};
