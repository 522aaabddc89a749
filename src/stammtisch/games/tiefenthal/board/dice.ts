/** Dice and where they can go. Pure, without words; the rules are asked again by the server. */
import type { Mat, Tile } from "./view";

export interface Die {
  key: string;
  face: number;
  own: boolean;
  placed: boolean;
}

/** The faces that lie on spaces of the plan. */
export const plannedFaces = (mat: Mat): number[] => [
  ...mat.tables.flatMap((table) => (table.planned ? [table.planned] : [])),
  ...mat.tiles.flatMap((tile) => tile.dice),
];

/** The dice of a seat by rising face; of equal dice the white one is used first. */
export function diceOf(mat: Mat): Die[] {
  const placed = plannedFaces(mat);
  const counted = new Map<string, number>();
  const listed = [
    ...mat.white.map((face) => ({ face, own: false })),
    ...mat.own.map((face) => ({ face, own: true })),
  ];
  listed.sort((a, b) => a.face - b.face || Number(a.own) - Number(b.own));
  return listed.map(({ face, own }) => {
    const at = placed.indexOf(face);
    if (at >= 0) placed.splice(at, 1);
    const kind = `${own ? "own" : "white"}/${mat.seat}/${face}`;
    const nth = counted.get(kind) ?? 0;
    counted.set(kind, nth + 1);
    return { key: `die/${kind}/${nth}`, face, own, placed: at >= 0 };
  });
}

/** The dice that lie on each space of the plan, by the space's address within the tavern. */
export function laidDice(mat: Mat): Map<string, Die[]> {
  const placed = diceOf(mat).filter((die) => die.placed);
  const laid = new Map<string, Die[]>();
  const lay = (space: string, face: number): void => {
    const [die] = placed.splice(
      placed.findIndex((one) => one.face === face),
      1,
    );
    if (die) laid.set(space, [...(laid.get(space) ?? []), die]);
  };
  for (const table of mat.tables) if (table.planned) lay(`table/${table.number}`, table.planned);
  for (const tile of mat.tiles) for (const face of tile.dice) lay(`tile/${tile.id}`, face);
  return laid;
}

/** The pieces that lie on spaces: while dice are used they lie in the hand, and the plan is only marked. */
export const pieceOf = (die: Die, phase: string): string | undefined =>
  phase === "F" ? undefined : die.key;

export interface Losses {
  ducats: number;
  beer: number;
  schnapps: number;
  dice: number;
}

/** What would be lost if the turn ended now; so many schnapps may stay. */
export const losses = (mat: Mat, schnapps: number): Losses => ({
  ducats: Math.max(0, mat.ducats - mat.safe_limit),
  beer: Math.max(0, mat.beer - mat.store_limit),
  schnapps: Math.max(0, mat.schnapps - schnapps),
  dice: mat.white.length + mat.own.length,
});

/** Dishwashers that lift a die to one of the faces; null where none can. */
export function washersFor(faces: readonly number[], face: number): number | null {
  const lifts = faces.map((wanted) => wanted - face).filter((lift) => lift >= 0);
  return lifts.length ? Math.min(...lifts) : null;
}

export interface Reach {
  address: string;
  washers: number;
  gives: { sign: string; n: number };
  tile: string | null;
  table: number | null;
}

const GOODS: Record<string, string> = {
  cashbox: "ducat",
  barrel: "beer",
  supply: "beer",
  monk: "chapel",
};

const room = (tile: Tile, serving: boolean): boolean =>
  tile.many || (!tile.used && (serving || tile.dice.length === 0));

/** What a die of this face could do in a tavern now, the best pay first. Where dice are used,
 * planned ones keep no place. */
export function reach(
  mat: Mat,
  face: number,
  serving = false,
  free = mat.free_dishwashers,
): Reach[] {
  const found: Reach[] = [];
  const add = (
    faces: readonly number[],
    address: string,
    gives: Reach["gives"],
    tile: string | null,
    table: number | null,
  ): void => {
    const washers = washersFor(faces, face);
    if (washers !== null && washers <= free)
      found.push({ address: `mat/${mat.seat}/${address}`, washers, gives, tile, table });
  };
  for (const { number, patron, served, planned } of mat.tables) {
    if (patron && !served && (serving || !planned))
      add(
        patron.faces ?? [],
        `table/${number}`,
        { sign: "ducat", n: patron.pay ?? 0 },
        null,
        number,
      );
  }
  for (const tile of mat.tiles) {
    const sign = GOODS[tile.id];
    if (sign && tile.faces.length && room(tile, serving))
      add(
        tile.faces,
        `tile/${tile.id}`,
        { sign, n: tile.id === "supply" ? mat.supply_yield : tile.value },
        tile.id,
        null,
      );
  }
  return found.sort((a, b) => b.gives.n - a.gives.n || a.washers - b.washers);
}

export interface Outlook {
  ducats: number;
  beer: number;
  steps: number;
}

/** What the dice of the plan will bring, and the steps of reputation for it. [rules 7.6] */
export function outlook(mat: Mat): Outlook {
  const tile = (id: string): Tile | undefined => mat.tiles.find((one) => one.id === id);
  const on = (id: string): number => tile(id)?.dice.length ?? 0;
  const merchants = mat.staff.find(({ card }) => card.id === "beer_merchant")?.number ?? 0;
  const pay = mat.tables.reduce(
    (sum, { patron, planned }) => sum + (planned ? (patron?.pay ?? 0) : 0),
    0,
  );
  const ducats = pay + on("cashbox") * (tile("cashbox")?.value ?? 0);
  const beer =
    merchants + on("supply") * mat.supply_yield + on("barrel") * (tile("barrel")?.value ?? 0);
  return { ducats, beer, steps: Math.min(ducats, beer) };
}

/** How often the coasters have moved on in this draft: 0 for the first pick. */
export const moves = (mats: readonly Mat[]): number =>
  4 - Math.max(0, ...mats.map((mat) => mat.coaster.length));

/** Whose coaster lies before a seat: it keeps its name on its way round the table. */
export const coasterOf = (seat: number, mats: readonly Mat[]): number => {
  const seats = mats.length;
  return (((seat - moves(mats)) % seats) + seats) % seats;
};

/** The faces a rolling die shows before its true one, the last first: never the same one twice running. */
export const fallen = (face: number, nth: number): number[] =>
  [1, 3, 2, 5].map((shift) => ((face - 1 + shift + (nth % 2 && shift < 5 ? 1 : 0)) % 6) + 1);
