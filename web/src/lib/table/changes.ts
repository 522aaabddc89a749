/** What changed from one view to the next, as the server writes it: see server/wire/changes.py. */
export type Change =
  { is: unknown } | { in: Record<string, Change> } | { at: Record<string, Change> };

/** The view after a change; whatever did not change is shared with the one before. */
export function changed(before: unknown, change: Change): unknown {
  if ("in" in change) {
    const after = { ...(before as Record<string, unknown>) };
    for (const [key, inner] of Object.entries(change.in)) after[key] = changed(after[key], inner);
    return after;
  }
  if ("at" in change) {
    const after = [...(before as unknown[])];
    for (const [place, inner] of Object.entries(change.at))
      after[Number(place)] = changed(after[Number(place)], inner);
    return after;
  }
  return change.is;
}

const isThing = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === "object" && thing !== null;

/** A view with every part of the one before that is the same in it: what did not change is not drawn anew. */
export function reusing(before: unknown, after: unknown): unknown {
  if (before === after || !isThing(before) || !isThing(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = reusing(before[key], after[key]);
    if (made[key] !== before[key] || !(key in before)) same = false;
  }
  if (same) return before;
  return Array.isArray(after) ? Object.values(made) : made;
}
