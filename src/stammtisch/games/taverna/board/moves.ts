/** When each piece of Taverna moves, and from where it comes. */
import type { Plan } from "$shell/lib/table/moves";

import type { Start, Timeline } from "./timeline";

/** The place off the table from which a piece comes, or to which it goes. */
function beyond(key: string, leaves: boolean): string {
  const [kind, owner, sign] = key.split("/");
  switch (kind) {
    case "guest":
      return leaves ? "gate" : "waiting";
    case "card":
      return leaves ? "gate" : "deck";
    case "spell":
      return leaves ? "discards" : "spells";
    case "cast":
      return `hand/${owner}`;
    case "favour":
      return leaves ? "castle" : "favour-reserve";
    case "own":
      return "favours";
    case "token":
      return `guild/${sign}`;
    case "pin":
      return `mat/${sign}`;
    default:
      return "castle";
  }
}

/** The start of a piece: by its whole name, else by the longest beginning that the line knows. */
export function startOf(starts: ReadonlyMap<string, Start>, key: string): Start | undefined {
  for (let name = key; name; name = name.slice(0, Math.max(0, name.lastIndexOf("/")))) {
    const found = starts.get(name);
    if (found) return found;
  }
  return undefined;
}

export function planned(line: Timeline): Plan {
  return (key, from, to) => {
    // a card that comes is dealt at the end, one that goes was picked at the beginning
    const start =
      key.startsWith("card/") && from === null
        ? line.starts.get("card/")
        : startOf(line.starts, key);
    const leaves = to === null;
    const home = beyond(key, leaves);
    // a replaced guest goes when the new one comes, but not to where that one came from
    const replaced = leaves && key.startsWith("guest/");
    return { at: start?.at ?? 0, via: replaced ? home : (start?.via ?? home) };
  };
}
