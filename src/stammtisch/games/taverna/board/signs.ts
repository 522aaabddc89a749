/** What the signs of the board stand for, with the figures of this table; `telling/about.py` says the same. */
import { words, type Argument, type Say, type Words } from "$shell/lib/phrasebook";

import { effectsWords } from "./speak";
import type { TavernaView } from "./view";

/** The sentence of a sign. */
export function signSays({ rates }: TavernaView, sign: string): Words {
  const figures: Record<string, Record<string, Argument>> = {
    beer: { coins: rates.feast },
    deed: { coins: rates.income },
    spell: { coins: rates.sale },
    privilege: { n: rates.call_price, points: rates.privilege_vp },
    curse: { effect: effectsWords(rates.curse) },
  };
  return words(`sign-${sign}-says`, figures[sign]);
}

/** A sign without an address: its name, and what it stands for. */
export const signTip = (say: Say, view: TavernaView, name: Words, sign: string): string =>
  `${say(name)} · ${say(signSays(view, sign))}`;
