/** Who sits where, before a table is laid. */
export type Sitter = "me" | "screen" | "link" | "open" | "bot";
/** What bots are called, from the second seat on. */
export const NAMES = ["Mira", "Tobias", "Jory", "Agnes"];
export interface Place {
  kind: Sitter;
  name: string;
  bot: string;
  /** somebody has written the name here: it stays whoever sits down */
  given?: boolean;
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

/** Let somebody take a place; whoever was “me” before takes their name along, and somebody else sits at this screen.
 * A bot's name goes with the bot: a person has none until they give one. */
export function sitDown(places: Place[], seat: number, kind: Sitter): void {
  const place = places[seat];
  if (!place || place.kind === kind) return;
  if (place.kind === "bot" && !place.given) place.name = "";
  const me = kind === "me" ? places.find((other) => other.kind === "me") : undefined;
  if (me) {
    place.name ||= me.name;
    Object.assign(me, { kind: "screen", name: "" });
  }
  if (kind === "bot" && !place.name)
    place.name = NAMES.find((name) => places.every((other) => other.name !== name)) ?? "";
  place.kind = kind;
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
