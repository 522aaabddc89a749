/** What things are, in words: the rows of a sheet that opens where nothing is asked. */
import { words, type Say } from "$shell/lib/phrasebook";

import {
  deedNotes,
  dignitaryWords,
  favourText,
  favourWords,
  list,
  offerNotes,
  oneWords,
  peopleWords,
  scoringWords,
  signed,
  spellText,
  spellWords,
  symbolWords,
  tavernWords,
  trackNotes,
} from "./speak";
import {
  SCORINGS,
  type Favour,
  type Mat,
  type Spell,
  type Tavern,
  type TavernaView,
  type Track,
} from "./view";

export interface Row {
  sign: string;
  head: string;
  text: string;
  copies?: number;
}

export const favourSign = (kind: string): [string, string | null] => {
  if (kind.startsWith("add_")) return [kind.slice(4), "plus"];
  const known: Record<string, [string, string | null]> = {
    change_symbol: ["sign", "swap"],
    place_guild_token: ["sign", "plus"],
    second_spell: ["spell", "plus"],
    move_customer: ["guest", "move"],
    other_people: ["guest", "swap"],
    level_up: ["level", null],
  };
  return known[kind] ?? ["favour", null];
};

const SPELL_SIGNS: Record<string, string> = {
  change_people: "swap",
  coins: "coins",
  level: "level",
  draw_spells: "spellbook",
  take_favour: "favour",
  guild_token: "sign",
  table_matches: "check",
  swap_customers: "swap",
  all_symbols: "beer",
  extra_activation: "notary",
  move_dignitary: "move",
  income_share: "coin",
  take_coins: "coins",
  counter: "blocked",
};
export const spellSign = (spell: Spell): string =>
  SPELL_SIGNS[spell.effects[0]?.kind ?? ""] ?? "vp";

/** Equal rows become one with a number. */
export function grouped(rows: Row[]): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const same = found.find((other) => other.head === row.head && other.text === row.text);
    if (same) same.copies = (same.copies ?? 1) + 1;
    else found.push({ ...row });
  }
  return found;
}

export const favourRow = (say: Say, favour: Favour): Row => ({
  sign: favourSign(favour.kind)[0],
  head: say(favourWords(favour)),
  text: favourText(say, favour),
});
export const spellRow = (say: Say, spell: Spell): Row => ({
  sign: spellSign(spell),
  head: say(spellWords(spell)),
  text: spellText(say, spell),
});
export const dignitaryRow = (say: Say, view: TavernaView, name: string): Row => ({
  sign: name,
  head: say(dignitaryWords(name)),
  text: say(list(offerNotes(view, name))),
});

export const favourRows = (say: Say, view: TavernaView): Row[] =>
  grouped(view.favour_row.map((favour) => favourRow(say, favour)));

/** Spells that lie in the deck, in other hands or were sold by others: only their kinds are known. */
export const unseenSpellRows = (say: Say, view: TavernaView): Row[] =>
  grouped(
    view.unseen_spells.map((kind) =>
      kind === "curse"
        ? { sign: "curse", head: say(words("board-curse")), text: "" }
        : { sign: "spell", head: say(words(`spell-${kind}`)), text: "" },
    ),
  );

export function tavernRows(say: Say, view: TavernaView, tavern: Tavern): Row[] {
  const free = tavern.tables.filter((table) => table.customer === null);
  const signs = [...tavern.printed, ...tavern.tokens].map((sign): Row => ({
    sign,
    head: say(symbolWords(sign)),
    text: say(words(`symbol-note-${sign}`)),
  }));
  const rows: Row[] = [
    {
      sign: "guest",
      head: say(words("board-tables-free", { n: free.length })),
      text: say(list(free.map((table) => oneWords(table.people)))),
    },
    ...signs,
    ...tavern.deeds.map((deed): Row => ({
      sign: "deed",
      head: "",
      text: say(list(deedNotes(deed))),
    })),
    ...tavern.dignitaries.map((name) => dignitaryRow(say, view, name)),
  ];
  if (tavern.privilege)
    rows.push({
      sign: "privilege",
      head: say(words("privilege")),
      text: say(words("why-tavern-privilege")),
    });
  return [
    ...rows,
    {
      sign: "coin",
      head: say(words("board-income")),
      text: say(words("note-income", { coins: view.rates.income })),
    },
  ];
}

export const trackRows = (say: Say, view: TavernaView, track: Track): Row[] => [
  {
    sign: track.people,
    head: say(peopleWords(track.people)),
    text: say(
      words("note-levels", {
        levels: list(track.levels.map(({ vp }) => words("number", { number: vp }))),
      }),
    ),
  },
  ...trackNotes(view, track).map((note): Row => ({
    sign: "level",
    head: "",
    text: say(note),
  })),
];

export const scoringRows = (say: Say, view: TavernaView): Row[] =>
  SCORINGS.map((name) => ({
    sign: scoringSign(name),
    head: say(scoringWords(name)),
    text: say(
      words(`scoring-note-${name}`, {
        points: view.mats[0]?.royal_values[name] ?? 0,
      }),
    ),
  }));

export const scoringSign = (name: string): string =>
  ({ king: "crown", queen: "queen", master_of_coins: "coins" })[name] ?? name;

/** Where the points of a seat come from so far, and what its levels are worth now. */
export function pointRows(say: Say, mat: Mat): Row[] {
  const rows = Object.entries(mat.points)
    .filter(([, points]) => points !== 0)
    .map(([source, points]): Row => ({
      sign: "vp",
      head: signed(points),
      text: say(words(`score-${source}`)),
    }));
  return [
    ...rows,
    {
      sign: "level",
      head: signed(mat.level_values),
      text: say(words("counter-level-values")),
    },
  ];
}

export const tavernTitle = (say: Say, tavern: Tavern): string => say(tavernWords(tavern.id));
