/** The signs of Crossroads Inn, as far as this table has them. */
import type { Legend, LegendSign } from "$shell/lib/legend";
import { words, type Argument } from "$shell/lib/phrasebook";

import { GOSSIPS, type CrossroadsView, type GroupTrack } from "./view";

type Figures = Record<string, Argument>;
const COLOURS = ["furnishing", "service", "worker", "guest"] as const;
const COLLECTOR = 8;

const sign = (art: string, id: string, figures: Figures = {}): LegendSign => ({
  art: `x-${art}`,
  name: words(`sign-${id}`),
  says: words(`sign-${id}-says`, figures),
});
/** A sign that has its name from the things on the table. */
const called = (art: string, name: string, id: string, figures: Figures = {}): LegendSign => ({
  art: `x-${art}`,
  name: words(name),
  says: words(`sign-${id}-says`, figures),
});
const printed = (letters: string, id: string): LegendSign => ({
  letters,
  name: words(`sign-${id}`),
  says: words(`sign-${id}-says`),
});
const group = ({ id, special_spaces }: GroupTrack, guldens: number): LegendSign =>
  called(id, `group-${id}`, id, {
    spaces: special_spaces.map((number) => words("number", { number })),
    guldens,
  });

export const legend: Legend<CrossroadsView> = {
  points: "x-crown",
  groups: (view) => [
    {
      name: words("signs-money"),
      signs: [
        sign("crown", "point"),
        sign("prestige", "prestige"),
        sign("gulden", "gulden"),
        sign("pouch", "pouch"),
        sign("chest", "chest", { limit: view.chest_limit }),
        sign("debt", "debt"),
        sign("revenue", "revenue", { limit: view.revenue_limit }),
      ],
    },
    {
      name: words("signs-groups"),
      signs: [
        ...view.groups.map((track) => group(track, view.nobles_guldens)),
        sign("any", "any"),
        sign("dice", "die"),
        printed("+1", "welcome"),
        printed("−1", "unwelcome"),
      ],
    },
    {
      name: words("signs-gossip"),
      signs: [
        ...GOSSIPS.map((type) =>
          called(`g-${type}`, `gossip-${type}`, type, {
            ...view.gossip_gains,
            seats: view.mats.length,
          }),
        ),
        called("g-any", "gossip-any", "gossip-any"),
      ],
    },
    {
      name: words("signs-tiles"),
      signs: [
        ...COLOURS.map((colour) => called(`t-${colour}`, `colour-${colour}`, colour)),
        printed("I II", "track"),
        sign("sack", "sack"),
        sign("reserve", "reserve"),
      ],
    },
    {
      name: words("signs-inn"),
      signs: [
        ...(view.with_corners
          ? [sign("v-old_hearth", "basic"), called("garden", "basic-garden_patch", "garden")]
          : []),
        sign("recipe", "recipe"),
        ...(view.kingdom.length ? [sign("crown", "kingdom")] : []),
        ...(view.kingdom.some(({ number }) => number === COLLECTOR)
          ? [sign("crown", "collector")]
          : []),
      ],
    },
    {
      name: words("signs-ingredients"),
      signs: view.ingredients.map(({ id, tiles }) => ({
        art: `x-${id}`,
        name: words(`ingredient-${id}`, { name: id }),
        says: words("sign-ingredient-says", { n: tiles }),
      })),
    },
  ],
};
