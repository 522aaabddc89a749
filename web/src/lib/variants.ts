/** How a variant is set: which widget fits its values, and under which words they stand there. */
import type { PresetShown, VariantShown } from "./messages";

export type Widget = "ladder" | "switch" | "segments" | "select";
const MOST_SEGMENTS = 6;

/** The short name of a value: a message of its own, or the number that it is. */
export const shortName = (variant: string, value: string): string =>
  `variant-${variant}-${value}-name`;
const named = (variant: VariantShown, has: (id: string) => boolean): boolean =>
  variant.values.every((value) => /^\d+$/.test(value) || has(shortName(variant.id, value)));

/** Cumulative values are a ladder, yes and no a switch, a few with short names segments. */
export function widgetFor(variant: VariantShown, has: (id: string) => boolean): Widget {
  if (variant.cumulative && named(variant, has)) return "ladder";
  if ([...variant.values].sort().join() === "no,yes") return "switch";
  return variant.values.length <= MOST_SEGMENTS && named(variant, has) ? "segments" : "select";
}

/** “Recipes: whether …” has a heading and a note, “The Curse” only a heading. */
export function headed(text: string): { heading: string; note: string } {
  const [, heading = text, note = ""] = /^([^:]+?)\s*:\s+(.*)$/s.exec(text) ?? [];
  return { heading: heading.replace(/\.$/, ""), note };
}

type Settled = Readonly<Record<string, string>>;

/** Whether everything that a preset settles stands as it says. */
export const isSet = (
  preset: PresetShown,
  variants: readonly VariantShown[],
  settled: Settled,
  seats = 0,
): boolean =>
  (!preset.seats || !seats || preset.seats === seats) &&
  Object.entries(preset.variants).every(
    ([id, value]) => (settled[id] ?? variants.find((one) => one.id === id)?.default) === value,
  );
