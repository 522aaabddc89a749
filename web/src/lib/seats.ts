/** Who sits where, before a table is laid. */
export type Sitter = "me" | "screen" | "link" | "open" | "bot";
/** What bots are called, from the second seat on. */
export const NAMES = ["Mira", "Tobias", "Jory", "Agnes"];
export interface Place {
  kind: Sitter;
  name: string;
  bot: string;
}

/** A place on the rim of the round table: seat 0 below, the others clockwise. */
export function onRim(
  seat: number,
  seats: number,
  radius: number,
  middle: { x: number; y: number },
): { x: number; y: number; turn: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * seat) / seats;
  return {
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + radius * Math.sin(angle),
    turn: (angle * 180) / Math.PI + 90,
  };
}

/** The same places, one turn further round the table. */
export function turned<T>(places: readonly T[], by: number): T[] {
  const first = by % places.length;
  return [...places.slice(first), ...places.slice(0, first)];
}

/** Let somebody take a place; whoever was “me” before then sits at this screen. */
export function sitDown(places: Place[], seat: number, kind: Sitter): void {
  if (kind === "me") for (const other of places) if (other.kind === "me") other.kind = "screen";
  const place = places[seat];
  if (place) place.kind = kind;
}

/** The colour of each place, by its number; but whoever is “me” has the one they like, and its place gets theirs. */
export function coloursOf(places: readonly Place[], liked: number | null): number[] {
  const colours = places.map((_, seat) => seat);
  const mine = places.findIndex(({ kind }) => kind === "me");
  if (mine < 0 || liked === null) return colours;
  const holder = colours.indexOf(liked);
  if (holder >= 0) colours[holder] = mine;
  colours[mine] = liked;
  return colours;
}
