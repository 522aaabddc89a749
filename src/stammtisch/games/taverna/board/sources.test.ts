/** The board speaks with words that exist in every language, shows drawings that exist, and names
 * events as the rules do. */
import { describe, expect, it } from "vitest";

import titleWords from "../words/en.ftl?raw";
import choices from "../components/vocabulary.py?raw";
import events from "../telling/events.py?raw";
import ids from "../rules/ids.py?raw";
import shell from "$shell/art/icons.svg?raw";

import art from "./art.svg?raw";
import { NAMES } from "./happened";
import { favourSign, scoringSign, spellSign } from "./notes";
import { DIGNITARIES, PEOPLES, SCORINGS, SIGNS, TAVERNS } from "./view";

const sources = Object.entries(
  import.meta.glob<string>("./*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).filter(([name]) => !name.includes("test"));
const books = Object.entries(
  import.meta.glob<string>("./words/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const text = sources.map(([, source]) => source).join("\n");
const messages = (book: string): string[] =>
  [...book.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const english = books.find(([name]) => name.endsWith("en.ftl"))?.[1] ?? "";
const known = new Set(messages(`${titleWords}\n${english}`));

/** words of the platform, which every title may use */
const SHARED = ["number", "list", "nothing", "points-amount"];

describe("the words of the board", () => {
  it("are all in the English file", () => {
    const used = [...text.matchAll(/words\(\s*["']([\w-]+)["']/g)].map((found) => found[1] ?? "");
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((id) => !known.has(id) && !SHARED.includes(id))).toEqual([]);
  });

  it("are the same messages in four languages", () => {
    expect(books.map(([name]) => name.slice(-6, -4))).toEqual(["de", "en", "fr", "nl"]);
    for (const [name, book] of books) expect(messages(book), name).toEqual(messages(english));
  });

  it("are all used", () => {
    const built = ["board-scoring-", "board-part-", "board-aid-", "picture-"];
    expect(
      messages(english).filter(
        (id) => !text.includes(id) && !built.some((start) => id.startsWith(start)),
      ),
    ).toEqual([]);
  });
});

describe("the drawings", () => {
  const drawn = new Set(
    [...(art + shell).matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1] ?? ""),
  );

  it("that are named in the sources exist", () => {
    const signs = [...text.matchAll(/<Sign name="([\w-]+)"/g)]
      .map((found) => `t-${found[1] ?? ""}`)
      .filter((name) => !name.startsWith("t-seat-"));
    const uses = [...text.matchAll(/href="#([\w-]+)"/g)]
      .map((found) => found[1] ?? "")
      .filter((name) => !name.endsWith("-"));
    expect(signs.length).toBeGreaterThan(15);
    expect([...signs, ...uses].filter((name) => !drawn.has(name))).toEqual([]);
  });

  it("exist for every people, tavern, dignitary, sign, scoring, favour and spell", () => {
    const favours = [...titleWords.matchAll(/^favour-([a-z_]+) =/gm)].flatMap((found) =>
      favourSign(found[1] ?? "").filter((name) => name !== null),
    );
    const effects = [...titleWords.matchAll(/^effect-([a-z_]+) =/gm)].map((found) =>
      spellSign({
        kind: "",
        name: "",
        cost: 0,
        when: "any",
        window: null,
        condition: null,
        archmage: 1,
        effects: [{ kind: found[1] ?? "" }],
      }),
    );
    const names = [
      ...PEOPLES.flatMap((people) => [
        people,
        `bust-${people}`,
        `cloth-${people}`,
        `roof-${people}`,
      ]),
      ...DIGNITARIES.flatMap((name) => [name, `pawn-${name}`]),
      ...SIGNS,
      "mask",
      ...SCORINGS.map(scoringSign),
      ...favours,
      ...effects,
      "roof-grand",
    ];
    expect(favours.length).toBeGreaterThan(10);
    expect(names.filter((name) => !drawn.has(`t-${name}`))).toEqual([]);
  });
});

describe("names", () => {
  it("of events are those of the rules, in their order", () => {
    const numbers = new Map(
      [...ids.matchAll(/^([A-Z_]+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]),
    );
    const names = [...events.matchAll(/ids\.([A-Z_]+): \("([\w-]+)"/g)].map(
      (found) => [numbers.get(found[1]) ?? -1, found[2]] as const,
    );
    expect(names.length).toBe(NAMES.length);
    for (const [number, name] of names) expect(NAMES[number]).toBe(name);
  });

  it("of things come in the order of vocabulary.py", () => {
    const listed = (name: string): string[] =>
      [
        ...(new RegExp(`^${name} = \\(([^)]*)\\)`, "m").exec(choices)?.[1] ?? "").matchAll(
          /"([\w]+)"/g,
        ),
      ].map((found) => found[1] ?? "");
    expect(listed("PEOPLE_IDS")).toEqual([...PEOPLES]);
    expect(listed("TAVERN_IDS")).toEqual([...TAVERNS]);
    expect(listed("DIGNITARY_IDS")).toEqual([...DIGNITARIES]);
    expect(listed("SCORING_IDS")).toEqual([...SCORINGS]);
    expect(listed("SYMBOL_IDS").slice(0, 3)).toEqual([...SIGNS]);
  });
});
