/** The moments at which the lines of a score sheet were counted. */

/** Which lines belong together: the message that heads them, and their names in the order of the sheet. */
export type Parts = Readonly<Record<string, readonly string[]>>;

/** Lines that stand side by side under one heading; null where a title gives none. */
export interface Stretch {
  heading: string | null;
  items: readonly string[];
}

export function stretches(items: readonly string[], parts: Parts): Stretch[] {
  const found: { heading: string | null; items: string[] }[] = [];
  for (const item of items) {
    const heading = Object.keys(parts).find((part) => parts[part]?.includes(item)) ?? null;
    const last = found.at(-1);
    if (last?.heading === heading) last.items.push(item);
    else found.push({ heading, items: [item] });
  }
  return found;
}
