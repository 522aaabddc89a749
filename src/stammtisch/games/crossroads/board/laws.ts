/** Where the Kingdom cards in play let a tile be put (7.11), for the marks on the floor plan. The server decides. */
import { COLUMNS, type Space, type Tile } from "./view";

const SEVEN = 7;
/** the card that keeps the two tiles of a turn apart */
const APART = 6;

export const row = (space: number): number => Math.floor(space / COLUMNS);
export const column = (space: number): number => space % COLUMNS;

/** The spaces that share an edge with one. */
export function beside(space: number, spaces: number): number[] {
  const found = [space - COLUMNS, space + COLUMNS];
  if (column(space) > 0) found.push(space - 1);
  if (column(space) < COLUMNS - 1) found.push(space + 1);
  return found.filter((one) => one >= 0 && one < spaces);
}

const of = (inn: readonly Space[], colour: string): number[] =>
  inn.flatMap((space, place) => (space.tile?.colour === colour ? place : []));

/** All the guests of an inn lie in one row or in one column. */
export function inLine(places: readonly number[]): boolean {
  return new Set(places.map(row)).size <= 1 || new Set(places.map(column)).size <= 1;
}

function lawful(law: number, inn: readonly Space[], tile: Tile, place: number): boolean {
  const touches = (colour: string): boolean =>
    beside(place, inn.length).some((one) => inn[one]?.tile?.colour === colour);
  if (law === 1) return tile.colour !== "worker" || touches("furnishing");
  if (law === 2) return !tile.ingredient || inn[place]?.ring === "outer";
  if (law === 3) return of(inn, tile.colour).length < SEVEN;
  if (law === 4) return tile.colour !== "guest" || inLine([...of(inn, "guest"), place]);
  if (law === 5) return tile.colour !== "service" || !touches("service");
  if (law === 10) return tile.colour !== "furnishing" || inn[place]?.ring === "inner";
  return true;
}

/** The spaces on which the cards in play let the tile be put. */
export function open(inn: readonly Space[], tile: Tile, laws: readonly number[]): number[] {
  return inn.flatMap((space, place) =>
    !space.tile && !space.closed && laws.every((law) => lawful(law, inn, tile, place)) ? place : [],
  );
}

/** The spaces for a tile after all that were bought before it, wherever they may go; card 6 keeps it from the first. */
export function spacesFor(
  inn: readonly Space[],
  tile: Tile,
  laws: readonly number[],
  bought: readonly Tile[] = [],
): number[] {
  const [first, ...others] = bought;
  if (!first) return open(inn, tile, laws);
  const found = new Set<number>();
  for (const place of open(inn, first, laws)) {
    const after = inn.map((space, at) => (at === place ? { ...space, tile: first } : space));
    const near = laws.includes(APART) ? beside(place, inn.length) : [];
    for (const space of spacesFor(after, tile, laws, others))
      if (!near.includes(space)) found.add(space);
  }
  return [...found].sort((a, b) => a - b);
}

/** Why a tile that could be paid for cannot be bought: no free space, none that is lawful, or what it takes. */
export function whyClosed(
  inn: readonly Space[],
  tile: Tile,
  laws: readonly number[],
  bought: readonly Tile[] = [],
): "board-no-room" | "board-forbidden" | "board-cannot-build" {
  if (!spacesFor(inn, tile, [], bought).length) return "board-no-room";
  return spacesFor(inn, tile, laws, bought).length ? "board-cannot-build" : "board-forbidden";
}

/** The rows and columns in which further guests may lie (card 4), once there is a guest. */
export function guestLines(inn: readonly Space[]): { rows: number[]; columns: number[] } {
  const guests = of(inn, "guest");
  const [first] = guests;
  if (first === undefined) return { rows: [], columns: [] };
  const rows = new Set(guests.map(row));
  const columns = new Set(guests.map(column));
  return {
    rows: rows.size === 1 ? [...rows] : [],
    columns: columns.size === 1 ? [...columns] : [],
  };
}

/** Where these kinds of tiles lie on a line; a kind that is named twice needs two spaces. */
function placesOf(
  inn: readonly Space[],
  line: readonly number[],
  kinds: readonly string[],
): number[] {
  const left = [...line];
  return kinds.flatMap((kind) => {
    const at = left.findIndex((place) => inn[place]?.tile?.id === kind);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** The spaces of one row or column that hold all of these kinds of tiles, none of them marked. */
export function lineOf(inn: readonly Space[], kinds: readonly string[]): number[] {
  const lines = [row, column].flatMap((line) =>
    [...new Set(inn.map((_, place) => line(place)))].map((number) =>
      inn.flatMap((space, place) =>
        line(place) === number && space.tile && !space.marked ? place : [],
      ),
    ),
  );
  for (const line of lines) {
    const found = placesOf(inn, line, kinds);
    if (kinds.length && found.length === kinds.length) return found;
  }
  return [];
}
