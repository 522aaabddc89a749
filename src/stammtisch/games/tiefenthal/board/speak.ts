/** Names and sentences of Tiefenthal's things for the reader; everything goes through `say`. */
import { words, type Say, type Words } from "$shell/lib/phrasebook";

import type {
  Card,
  Effect,
  Entertainer,
  Mat,
  Seat,
  Space,
  Table,
  TiefenthalView,
  Tile,
} from "./view";

export const cardWords = (card: { id: string; name: string }): Words =>
  words(`card-${card.id}`, { name: card.name });
export const cardName = (say: Say, card: Card): string => say(cardWords(card));

/** The name as it fits under a portrait: regulars say with die and pay who they are. */
export function cardShort(say: Say, card: Card, stack = 1): string {
  if (card.kind === "regular") return say(words("board-regular"));
  return card.kind === "noble" && stack > 1 ? say(words("board-nobles")) : cardName(say, card);
}

/** What one effect gives, as names.py words it. */
export function effectWords(effect: Effect): Words {
  const { kind, n = 0, card, name = "", options } = effect;
  if (kind === "choice")
    return words("effect-choice", {
      first: effectsWords(options?.[0]),
      second: effectsWords(options?.[1]),
    });
  if (kind === "card") return words("effect-card", { n, card: words(`card-${card}`, { name }) });
  if (kind === "upgrade" && card !== "any")
    return words(effect.optional ? "effect-upgrade-tile-may" : "effect-upgrade-tile", {
      tile: words(`tile-${card}`),
    });
  if (kind === "upgrade") return words(effect.noble ? "effect-upgrade-noble" : "effect-upgrade");
  if (kind === "entertainer")
    return words("effect-entertainer", {
      name: words(`entertainer-${card}`, { name: card ?? "" }),
    });
  return words(`effect-${kind}`, { n });
}

export const effectsWords = (effects: readonly Effect[] | undefined): Words =>
  effects?.length ? words("list", { items: effects.map(effectWords) }) : words("effect-none");

export const dieWords = (face: number): Words => words("die", { face });

/** What a tavern card does, and what returning it takes off its tile. */
export const dutyWords = (card: Card): Words =>
  card.off ? words(`duty-${card.id}`, { off: card.off }) : words(`duty-${card.id}`);

/** Everything a card says, one sentence each. */
export function cardNotes(say: Say, card: Card): string[] {
  const notes: Words[] = [];
  if (card.faces?.length)
    notes.push(words("note-served-by", { dice: card.faces.map(dieWords), ducats: card.pay ?? 0 }));
  if (card.kind === "staff") notes.push(dutyWords(card));
  if (card.vp) notes.push(words("note-points", { points: card.vp }));
  if (card.bonus?.length) notes.push(words("note-bonus", { bonus: effectsWords(card.bonus) }));
  return notes.map(say);
}

/** Whether a name has a word so long that it must be written smaller. */
export const long = (name: string, letters: number): boolean =>
  name.split(/[\s-]+/).some((word) => word.length > letters);

/** Several remarks in one line, for tips and for those who listen. */
export const joined = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" · ");

export const cardTip = (say: Say, card: Card): string =>
  joined([cardName(say, card), ...cardNotes(say, card)]);

/** A table with its patron, as those who listen hear it. */
export function tableTip(say: Say, table: Seat): string {
  const { number, patron, stack = 0, served, planned } = table;
  if (!patron) return say(words("piece-free-table", { number }));
  return joined([
    say(words("piece-patron", { number, card: cardWords(patron) })),
    stack > 1 && say(words("note-stack", { n: stack })),
    ...cardNotes(say, patron),
    served && say(words("note-served")),
    !!planned && say(words("note-planned", { dice: [dieWords(planned)] })),
  ]);
}

const gain = (tile: Tile, n: number): Words => words(`gain-${tile.id}`, { n });

type Nobles = Pick<TiefenthalView, "nobles" | "noble_points">;

/** The noble that comes with every paid upgrade, while there are any. */
const nobleWords = ({ nobles, noble_points: points }: Nobles): Words =>
  nobles > 0 ? words("effect-with-noble", { points }) : words("effect-without-noble");

/** What a tile does now, and what its other side costs and brings. */
export function tileNotes(say: Say, tile: Tile, nobles: Nobles): string[] {
  const notes: Words[] = [gain(tile, tile.value)];
  if (tile.soon) notes.push(words("note-soon", { gain: gain(tile, tile.upgraded) }));
  else if (!tile.flipped) {
    const noble = nobleWords(nobles);
    notes.push(
      words("note-upgrade", { ducats: tile.cost, gain: gain(tile, tile.upgraded), noble }),
    );
    if (tile.discount_card)
      notes.push(
        words("note-discount", {
          ducats: tile.discount,
          card: words(`card-${tile.discount_card}`, { name: tile.discount_card }),
        }),
      );
  }
  if (tile.used) notes.push(words("note-used"));
  if (tile.dice.length) notes.push(words("note-planned", { dice: tile.dice.map(dieWords) }));
  return notes.map(say);
}

export const tileName = (say: Say, tile: string): string => say(words(`tile-${tile}`));
export const tileTip = (say: Say, tile: Tile, nobles: Nobles): string =>
  joined([
    say(
      words(tile.soon ? "piece-tile-soon" : tile.flipped ? "piece-tile-upgraded" : "piece-tile", {
        tile: words(`tile-${tile.id}`),
      }),
    ),
    ...tileNotes(say, tile, nobles),
  ]);

export const sideName = (say: Say, side: string): string =>
  say(words(`side-${side}`, { name: side }));
export const sideNotes = (say: Say, side: Entertainer): string[] => [
  say(
    words("effect-for-schnapps", { schnapps: side.schnapps, effect: effectsWords(side.effects) }),
  ),
  say(words(`when-${side.phase}`)),
];

/** What the next signature of a column brings: its field, and the row where that becomes whole. */
export const nextField = (mat: Mat, column: number, rows: number): Words =>
  (mat.book[column] ?? 0) < rows
    ? words("note-next-field", { bonus: effectsWords(mat.book_next[column]) })
    : words("note-column-full");

const HINTS: Record<string, string> = {
  counter_guest_redraw: "board-redraw-hint",
  plan_dice: "board-plan-hint",
  turn_action: "board-turn-hint",
};

/** The words that say what a question is about. Before module 3 nothing is planned: dice are only turned. */
export const hintOf = (kind: string, module: number): string =>
  kind === "plan_dice" && module < 3 ? "board-turning-hint" : (HINTS[kind] ?? `board-hint-${kind}`);

/** Whoever is asked nothing waits for the others, but not while it is the own seat with which it goes on. */
export const waitOf = ({ seat, waiting }: Pick<Table, "seat" | "waiting">): string =>
  seat !== null && waiting.includes(seat) ? "board-moment" : "board-wait";

/** An evening: the schnapps on the way and the bonus. */
export function eveningTip(say: Say, space: Space): string {
  const bonus = effectsWords(space.effects);
  return say(
    words("note-evening", {
      round: space.number,
      bonus: space.schnapps ? words("evening-schnapps", { n: space.schnapps, bonus }) : bonus,
    }),
  );
}

/** A space of the reputation track as it is printed: its sign, or its points. */
export function reputationWords(space: Space | undefined): Words {
  if (!space) return words("rep-host");
  const kind = space.effects?.[0]?.kind;
  return kind ? words(`rep-${kind}`) : words("rep-points", { points: space.vp ?? 0 });
}

/** The next bonus in front of a marker on a loop of spaces. */
export function nextBonus(say: Say, spaces: readonly Space[], at: number): string {
  const index = spaces.findIndex((space) => space.number === at);
  const ahead = [...spaces.slice(index + 1), ...spaces.slice(0, index + 1)];
  const steps = ahead.findIndex((space) => space.effects?.length);
  return steps < 0
    ? ""
    : say(
        words("note-next-bonus", { steps: steps + 1, bonus: effectsWords(ahead[steps]?.effects) }),
      );
}
