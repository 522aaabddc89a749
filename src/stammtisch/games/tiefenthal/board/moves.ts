/** When each piece of Tiefenthal moves, and from where it comes. */
import type { Plan } from "$shell/lib/table/moves";

import type { Timeline } from "./timeline";

/** Cards come from the draw pile and go to the discard pile, dice come from the coaster and go where they are used. */
export function planned(line: Timeline): Plan {
  const queue = new Map<string, number>();
  const turn = (kind: string, gap: number): number => {
    const waiting = queue.get(kind) ?? 0;
    queue.set(kind, waiting + 1);
    return waiting * gap;
  };
  return (key, from, to) => {
    const [kind = "", second = "", third = ""] = key.split("/");
    if (kind === "die") {
      const seat = Number(third);
      if (from === null)
        return {
          at: line.drafted.get(seat) ?? line.ownRolled.get(seat) ?? 0,
          via: second === "own" ? `tile/${seat}/waitress` : `coaster/${seat}`,
        };
      return { at: 0, via: to === null ? (line.uses.get(seat) ?? `mat/${seat}`) : "" };
    }
    const seat = Number(second);
    if (kind === "patron" || kind === "staff") {
      if (from === null)
        return { at: (line.fills.get(seat) ?? 0) + turn(`fill/${seat}`, 110), via: `deck/${seat}` };
      return {
        at: to === null ? (line.clears.get(seat) ?? 0) + turn(`clear/${seat}`, 40) : 0,
        via: `discards/${seat}`,
      };
    }
    if (kind === "guest")
      return to === null
        ? { at: line.recruits?.at ?? 0, via: `deck/${line.recruits?.seat ?? 0}` }
        : { at: (line.recruits?.at ?? 0) + 200, via: "guestdeck" };
    if (kind === "coaster") return { at: line.moves ?? 0, via: "" };
    if (kind === "sign") return { at: line.recruits?.at ?? 0, via: "offer" };
    return { at: 0, via: "" };
  };
}
