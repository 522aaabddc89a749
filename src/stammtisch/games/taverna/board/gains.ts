/** The gains of a choice as signs: read from the words that the rules say of it, so that both always agree. */
import type { Argument, Words } from "$shell/lib/phrasebook";

export interface Gain {
  /** the name of a sign */
  sign: string;
  /** how many; 0 where the sign says it all */
  n: number;
  /** the seat that gets it, where it is not the one who chooses */
  seat?: number;
}

/** A level that a choice would bring. */
export interface Rise {
  people: string;
  level: number;
}

const EFFECTS: Record<string, string> = {
  "effect-coins": "coin",
  "effect-vp": "vp",
  "effect-draw_spells": "spell",
  "effect-privileges": "privilege",
};
const count = (value: Argument | undefined): number => (typeof value === "number" ? value : 0);
const isWords = (value: Argument | undefined): value is Words =>
  typeof value === "object" && !Array.isArray(value) && value.is === "words";

/** Every message in the words, the outer ones first. */
export function messages(said: Words | null | undefined): Words[] {
  if (!said) return [];
  const inner = Object.values(said.args ?? {}).flatMap((value) =>
    Array.isArray(value) ? value : isWords(value) ? [value] : [],
  );
  return [said, ...inner.flatMap(messages)];
}

function gainsOf({ id, args = {} }: Words): Gain[] {
  const sign = EFFECTS[id];
  if (sign) return [{ sign, n: count(args["n"]) }];
  const coins = count(args["coins"]);
  const points = count(args["points"]);
  const seat = args["seat"];
  const whose =
    typeof seat === "object" && !Array.isArray(seat) && seat.is === "seat" ? seat.seat : undefined;
  switch (id) {
    case "gain-level":
      return [{ sign: "level", n: 1 }];
    case "gain-blocked":
      return [{ sign: "blocked", n: 0 }];
    case "gain-tavern-privilege":
      return [{ sign: "privilege", n: 1 }];
    case "gain-income":
    case "gain-feast":
    case "gain-coins":
      return [{ sign: "coin", n: coins }];
    case "gain-income-other":
      return whose === undefined ? [] : [{ sign: "coin", n: coins, seat: whose }];
    case "gain-magic":
      return [{ sign: "spell", n: 1 }];
    case "gain-influence":
      return [{ sign: "lyre", n: 0 }];
    case "gain-replace":
      return [{ sign: "swap", n: 0 }];
    case "gain-points":
    case "gain-scoring":
    case "gain-scoring-king":
      return [{ sign: "vp", n: points }];
    case "gain-deed":
    case "gain-tokens":
      return [
        { sign: "coin", n: -coins },
        { sign: "vp", n: points },
      ];
    case "gain-takeover":
      return [
        { sign: "coin", n: -coins },
        { sign: "vp", n: points },
        ...(whose === undefined ? [] : [{ sign: "coin", n: count(args["share"]), seat: whose }]),
      ];
    case "costs":
      return [{ sign: "coin", n: -coins }];
    default:
      return [];
  }
}

/** What a choice brings: equal signs of one seat are added up. */
export function gains(effect: Words | null | undefined): Gain[] {
  const found: Gain[] = [];
  for (const gain of messages(effect).flatMap(gainsOf)) {
    const same = found.find(
      (other) => other.sign === gain.sign && other.seat === gain.seat && gain.n !== 0,
    );
    if (same) same.n += gain.n;
    else found.push({ ...gain });
  }
  return found.sort((a, b) => Number(a.seat !== undefined) - Number(b.seat !== undefined));
}

/** The levels that a choice would bring, for the ghosts on the tracks. */
export const rises = (effect: Words | null | undefined): Rise[] =>
  messages(effect).flatMap(({ id, args }) => {
    const people = args?.["people"];
    return id === "gain-level" && isWords(people)
      ? [
          {
            people: people.id.replace("people-", ""),
            level: count(args?.["level"]),
          },
        ]
      : [];
  });
