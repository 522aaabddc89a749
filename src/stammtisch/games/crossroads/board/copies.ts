/** Every kind of tile exists twice: which of the two lies where, so that a tile keeps its name while it moves. */
import type { CrossroadsView } from "./view";

export interface Lies {
  place: string;
  kind: string;
}

/** The inn tiles that the board draws for a seat: on the tracks, bought, reserved, built. */
export function lying(view: CrossroadsView, seat: number): Lies[] {
  const found: Lies[] = [];
  for (const track of view.tracks)
    track.slots.forEach(
      (tile, n) =>
        tile && found.push({ place: `track/${track.tier}/slot/${n + 1}`, kind: tile.id }),
    );
  if (view.active === seat)
    view.acquired.forEach((tile, n) => found.push({ place: `acquired/${n + 1}`, kind: tile.id }));
  const mat = view.mats[seat];
  mat?.reserved.forEach(
    (tile, n) => tile && found.push({ place: `mat/${seat}/reserve/${n + 1}`, kind: tile.id }),
  );
  mat?.inn.forEach(
    (space) =>
      space.tile && found.push({ place: `mat/${seat}/inn/${space.id}`, kind: space.tile.id }),
  );
  return found;
}

/** Names for the tiles of a view: what stayed keeps its name, what moved takes the name that became free. */
export function named(
  before: ReadonlyMap<string, string>,
  now: readonly Lies[],
): Map<string, string> {
  const names = new Map<string, string>();
  const stays = ({ place, kind }: Lies): boolean =>
    before.get(place)?.startsWith(`tile/${kind}/`) ?? false;
  for (const lies of now) if (stays(lies)) names.set(lies.place, before.get(lies.place) ?? "");
  const used = new Set(names.values());
  const left = [...before.values()].filter((name) => !used.has(name));
  for (const { place, kind } of now) {
    if (names.has(place)) continue;
    const freed = left.find((name) => name.startsWith(`tile/${kind}/`) && !used.has(name));
    let name = freed ?? "";
    for (let copy = 1; !name; copy++)
      if (!used.has(`tile/${kind}/${copy}`)) name = `tile/${kind}/${copy}`;
    used.add(name);
    names.set(place, name);
  }
  return names;
}
