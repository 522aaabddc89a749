/** The signs of Histrio, with the figures of this box and the troupes of this table. */
import type { Legend, LegendSign } from "$shell/lib/legend";
import { words, type Argument } from "$shell/lib/phrasebook";

import { effectSign, windowSign } from "./facts";
import type { Effect, HistrioView } from "./view";

type Figures = Record<string, Argument>;

const sign = (art: string, id: string, figures: Figures = {}): LegendSign => ({
  art,
  name: words(`sign-${id}`),
  says: words(`sign-${id}-says`, figures),
});
const letters = (printed: string, id: string, figures: Figures = {}): LegendSign => ({
  letters: printed,
  name: words(`sign-${id}`),
  says: words(`sign-${id}-says`, figures),
});

/** What an actor of a level does, as this box has it. */
function level(effects: readonly Effect[], place: number): LegendSign {
  const [first] = effects;
  const said = effects.map(({ kind, n = 0, most = 0 }) => words(`effect-${kind}`, { n, most }));
  return {
    art: effectSign({ effects }),
    name: words("sign-level", {
      n: place + 1,
      name: words(`sign-effect-${first?.kind ?? "none"}`),
    }),
    says: said.length ? words("sentences", { items: said }) : words("effect-none"),
  };
}

const WINDOWS = [
  "before_travel",
  "with_travel_choice",
  "after_reveal",
  "after_encounters",
  "season_end",
];
const moment = (window: string): LegendSign => ({
  art: windowSign(window),
  name: words(`board-window-${window}`),
  says: words(`window-${window}`),
});
const troupe = ({ seat }: { seat: number }): LegendSign => ({
  art: `seat-${seat}`,
  name: words("zone-mat", { seat: { is: "seat", seat } }),
  says: words("sign-seat-says"),
});

export const legend: Legend<HistrioView> = {
  points: "ecu",
  groups: (view) => [
    {
      name: words("signs-king"),
      signs: [
        sign("comedy", "comedy"),
        sign("tragedy", "tragedy"),
        sign("crown", "needle", { spaces: view.spaces }),
        sign("h-ghost", "ghost"),
        sign("pawn", "impresario"),
        sign("h-first", "first"),
      ],
    },
    {
      name: words("signs-piles"),
      signs: [sign("deck", "deck"), sign("discard", "discard"), sign("reqdeck", "pile")],
    },
    { name: words("signs-actors"), signs: view.level_effects.map(level) },
    {
      name: words("signs-when"),
      signs: [...WINDOWS.map(moment), sign("h-turned", "used")],
    },
    {
      name: words("signs-journey"),
      signs: [
        sign("ship-0", "caravel"),
        sign("anchor", "anchor"),
        sign("lock", "guard"),
        sign("h-paw", "paw"),
        sign("eye", "shows"),
        letters("4", "free"),
        sign("h-lantern", "lead"),
      ],
    },
    { name: words("signs-seats"), signs: view.mats.map(troupe) },
    {
      name: words("signs-purse"),
      signs: [
        sign("ecu", "ecu"),
        sign("purse", "alms"),
        sign("scroll", "request", { limit: view.request_limit }),
        sign("tick", "met"),
        letters("7/8", "progress"),
        letters("+6", "now", { actor: view.actor_pay, show: view.show_pay }),
        letters("+5", "difference"),
      ],
    },
  ],
};
