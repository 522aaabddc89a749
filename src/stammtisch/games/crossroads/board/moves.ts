/** When each piece of Crossroads Inn moves, and from where it comes. */
import type { Plan } from "$shell/lib/table/moves";

import type { Timeline } from "./timeline";

const tierOf = (place: string | null): string =>
  place?.startsWith("track/") ? (place.split("/")[1] ?? "1") : "1";

/** The plan of an update: tiles along the roads, tokens along the tracks, cards from their deck. */
export function planned(line: Timeline): Plan {
  return (key, from, to) => {
    const [kind = "", id = "", owner = ""] = key.split("/");
    if (kind === "rep") return { at: line.walks.get(`${id}/${owner}`) ?? 0, via: "" };
    if (kind === "prestige") return { at: line.walks.get(id) ?? 0, via: "" };
    if (kind === "recipe")
      return { at: line.recipes.get(id) ?? 0, via: to === null ? "cooked" : "deck" };
    if (kind !== "tile") return { at: line.goes.get(id) ?? 0, via: "bought" };
    if (from === null)
      return { at: line.comes.get(id) ?? line.goes.get(id) ?? 0, via: `sack/${tierOf(to)}` };
    const end = line.ends.get(id) ?? "";
    // a tile that only makes room moves when the one beside it goes
    const first = Math.min(...line.goes.values(), line.total);
    return { at: line.goes.get(id) ?? first, via: end.endsWith("/") ? end + tierOf(from) : end };
  };
}

/** Whether an event speaks of a piece that came or went. */
export function spokenOf(key: string, line: Timeline): boolean {
  const [kind = "", id = ""] = key.split("/");
  if (kind === "tile") return line.goes.has(id) || line.comes.has(id);
  return kind === "recipe" ? line.recipes.has(id) : kind === "basic";
}
