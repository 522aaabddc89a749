/** Names and sentences of Crossroads Inn's things for the reader; everything goes through `say`. */
import { words, type Say, type Words } from "$shell/lib/phrasebook";

import { bonuses } from "./facts";
import type { Basic, Effect, Recipe, Space, Tile } from "./view";

type Named = { id: string; name: string };

export const tileWords = (tile: Named): Words => words(`tile-${tile.id}`, { name: tile.name });
export const tileName = (say: Say, tile: Named): string => say(tileWords(tile));
export const basicName = (say: Say, basic: Named): string =>
  say(words(`basic-${basic.id}`, { name: basic.name }));
export const recipeName = (say: Say, recipe: Named): string =>
  say(words(`recipe-${recipe.id}`, { name: recipe.name }));
export const groupName = (say: Say, group: string): string => say(words(`group-${group}`));
export const gossipName = (say: Say, gossip: string): string => say(words(`gossip-${gossip}`));
export const ingredientName = (say: Say, id: string): string =>
  say(words(`ingredient-${id}`, { name: id }));

export const signboardName = (say: Say, id: string): string =>
  say(words(`signboard-${id}`, { name: id }));

/** One effect in words, as names.py says it. */
export function effectWords({ kind, of, n = 0 }: Effect): Words {
  if (kind === "gossip" && n < 0) return words("board-gossip-lost", { n: -n });
  if (kind === "gossip") return words(`gossips-${of ?? "any"}`, { n });
  const sign = n > 0 ? "plus" : "minus";
  if (kind === "reputation")
    return words(`effect-reputation-${sign}`, {
      n: Math.abs(n),
      group: words(`group-${of ?? "any"}`),
    });
  if (["prestige", "revenue", "guldens"].includes(kind) && n < 0)
    return words(`effect-${kind}-minus`, { n: -n });
  return words(`effect-${kind}`, { n });
}
export const effectsText = (say: Say, effects: readonly Effect[]): string =>
  effects.map((effect) => say(effectWords(effect))).join(", ");

/** What a tile gives: its effects, then its ingredient. */
export function gives(say: Say, tile: Tile): string {
  const listed = effectsText(say, tile.effects);
  return tile.ingredient ? `${listed}, ${ingredientName(say, tile.ingredient)}` : listed;
}

export function price(say: Say, tile: Tile): string {
  if (!tile.gossip) return say(words("price", { guldens: tile.cost }));
  return say(
    words("price-or-gossip", {
      guldens: tile.cost,
      gossips: words(`gossips-${tile.gossip}`, { n: tile.gossips ?? 0 }),
    }),
  );
}

/** A tile in one line: name, colour, price, what it gives. */
export const tileLine = (say: Say, tile: Tile): string =>
  [
    `${tileName(say, tile)}.`,
    `${say(words(`colour-${tile.colour}`))}.`,
    say(words("board-costs", { price: price(say, tile) })),
    say(words("board-gives", { effects: gives(say, tile) })),
  ].join(" ");

/** What a basic tile gave, and whether covering it takes that back. */
export const basicNote = (say: Say, { effects }: Basic): string =>
  say(
    words(bonuses(effects).length ? "note-basic" : "note-basic-free", {
      effects: effectsText(say, effects),
    }),
  );
export const basicLine = (say: Say, basic: Basic): string =>
  `${basicName(say, basic)}. ${basicNote(say, basic)}`;

export function recipeLine(say: Say, recipe: Recipe): string {
  const needs = recipe.ingredients.map((id) =>
    say(
      words(recipe.at_hand.includes(id) ? "ingredient-at-hand" : "ingredient-missing", {
        ingredient: ingredientName(say, id),
      }),
    ),
  );
  const reward = effectsText(say, recipe.reward);
  return `${recipeName(say, recipe)}. ${needs.join(", ")}. ${say(words("recipe-reward", { reward }))}`;
}

/** A space as people call it: r2c3 is C2. */
export const spaceLabel = (id: string): string =>
  `${"ABCDE".charAt(Number(id.at(-1)) - 1)}${id.charAt(1)}`;

/** A space of an inn in one line. */
export function spaceLine(say: Say, space: Space): string {
  const { tile, basic } = space;
  const where = say(words(`ring-${space.ring}`, { space: spaceLabel(space.id) }));
  if (tile) {
    const stock = tile.ingredient
      ? say(
          words("note-tokens", {
            ingredient: ingredientName(say, tile.ingredient),
            tokens: space.tokens ?? 0,
          }),
        )
      : "";
    const seal = space.marked ? say(words("note-marked")) : "";
    return [
      tileName(say, tile),
      say(words(`colour-${tile.colour}`)),
      where,
      stock,
      seal,
      say(words("note-gave", { effects: gives(say, tile) })),
    ]
      .filter(Boolean)
      .join(". ");
  }
  if (basic) return `${basicLine(say, basic)} ${where}`;
  return say(
    words(space.closed ? "piece-closed" : `piece-space-${space.ring}`, {
      space: spaceLabel(space.id),
    }),
  );
}
