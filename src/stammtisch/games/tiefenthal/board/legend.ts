/** The signs of Tiefenthal, as far as the modules of this table have them. */
import type { Legend, LegendSign } from "$shell/lib/legend";
import { words, type Argument } from "$shell/lib/phrasebook";

import type { TiefenthalView } from "./view";

type Figures = Record<string, Argument>;

const sign = (art: string, id: string, figures: Figures = {}): LegendSign => ({
  art: `tt-${art}`,
  name: words(`sign-${id}`),
  says: words(`sign-${id}-says`, figures),
});
const staff = (art: string, card: string, id: string): LegendSign => ({
  art: `tt-${art}`,
  name: words(`card-${card}`, { name: card }),
  says: words(`sign-${id}-says`),
});
const from = <T>(module: number, view: TiefenthalView, ...signs: T[]): T[] =>
  view.module >= module ? signs : [];

export const legend: Legend<TiefenthalView> = {
  points: "tt-vp",
  groups: (view) => [
    {
      name: words("signs-goods"),
      signs: [
        sign("ducat", "ducat"),
        sign("beer", "beer"),
        sign("vp", "point"),
        sign("crown", "noble", { worth: words("rep-points", { points: view.noble_points }) }),
        sign("chapel", "monastery"),
        ...from(2, view, sign("schnapps", "schnapps", { limit: view.schnapps_limit })),
        ...from(3, view, sign("rep", "reputation")),
        ...from(5, view, sign("sign", "signature"), sign("sign", "book")),
      ],
    },
    {
      name: words("zone-dice"),
      signs: [
        sign("d5", "die"),
        sign("odie", "own-die"),
        sign("dany", "any"),
        sign("dish", "washer"),
      ],
    },
    {
      name: words("sign-staff"),
      signs: [
        ...from(3, view, staff("bard", "bard", "bard")),
        staff("merchant", "beer_merchant", "merchant"),
        staff("dish", "dishwasher", "washer"),
        staff("waitress", "waitress", "waitress"),
        staff("table", "table", "table"),
        staff("supplier", "supplier", "supplier"),
      ],
    },
    {
      name: words("signs-house"),
      signs: [
        sign("lantern-off", "dark"),
        sign("lantern", "lit"),
        sign("lantern-next", "soon"),
        sign("table", "tables"),
        sign("crown", "stack"),
        sign("stool", "stool"),
        sign("door", "door"),
      ],
    },
    {
      name: words("signs-table"),
      signs: [
        sign("guest", "guest"),
        sign("mug", "mug"),
        sign("moon", "moon"),
        sign("deck", "deck"),
        sign("discard", "discard"),
        ...from(4, view, sign("deck", "start")),
      ],
    },
    ...from(2, view, {
      name: words("zone-sides"),
      signs: ["fire_eater", "strongman", "juggler"].map((one, place) => ({
        art: `tt-${["fire", "strong", "juggle"][place] ?? ""}`,
        name: words(`entertainer-${one}`, { name: one }),
        says: words("sign-entertainer-says"),
      })),
    }),
  ],
};
