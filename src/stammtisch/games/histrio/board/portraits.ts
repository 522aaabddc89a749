/** What an actor wears: hat by level, face by genre; cloak, trim and hair so that no two look the same. */
import { kindOf } from "./facts";
import type { Card, Genre } from "./view";

export interface Costume {
  cloak: string;
  trim: string;
  hair: string;
  shape: 1 | 2 | 3;
  hat: number;
  genre: Genre;
}

const CLOAKS: Record<Genre, readonly (readonly [string, string])[]> = {
  comedy: [
    ["#3f7d4e", "#e9bd55"],
    ["#7a4a8c", "#e9bd55"],
    ["#b5562c", "#f6ecd8"],
    ["#2f7a78", "#f0c060"],
    ["#3b6ea0", "#e46a4a"],
  ],
  tragedy: [
    ["#33485f", "#9fb4c4"],
    ["#2f3f3a", "#9fbfae"],
    ["#403a32", "#c9b58a"],
    ["#5a2f45", "#d8a9b8"],
    ["#4a2c22", "#d9b08a"],
  ],
};
const HAIR = ["#8a5a2c", "#b98243", "#3a2a20", "#7a4a3a", "#5d3a22", "#d8b46a", "#8d8578"] as const;

/** A number that depends on the letters only. */
function seed(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

export function costume(card: Card): Costume {
  const id = kindOf(card.id);
  const genre = card.genre ?? "comedy";
  const level = card.level ?? 1;
  const letter = Math.max(0, "abcdefgh".indexOf(id.at(-1) ?? "a"));
  const cloaks = CLOAKS[genre];
  const [cloak, trim] = cloaks[(letter + level) % cloaks.length] ?? ["#3f7d4e", "#e9bd55"];
  const hair = HAIR[(seed(id) + letter * 2) % HAIR.length] ?? "#8a5a2c";
  const shape = (((letter + level) % 3) + 1) as 1 | 2 | 3;
  return { cloak, trim, hair, shape, hat: Math.min(Math.max(level, 1), 5), genre };
}
