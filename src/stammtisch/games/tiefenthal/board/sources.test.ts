/** The board speaks with words that exist, shows drawings that exist, and names events as the rules do. */
import { describe, expect, it } from "vitest";

import titleWords from "../words/en.ftl?raw";
import components from "../components.toml?raw";
import events from "../telling/events.py?raw";
import options from "../telling/decisions.py?raw";
import ids from "../rules/ids.py?raw";
import shell from "$shell/art/icons.svg?raw";

import art from "./art.svg?raw";
import { NAMES } from "./happened";
import { PEOPLE, person } from "./portraits";
import { entertainerSign, marks, roomArt, staffSign } from "./signs";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import nl from "./words/nl.ftl?raw";

const sources = Object.entries(
  import.meta.glob<string>("./*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
).filter(([name]) => !name.includes("test"));
const text = sources.map(([, source]) => source).join("\n");
const idsOf = (ftl: string): string[] =>
  [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const known = new Set([...idsOf(titleWords), ...idsOf(en)]);
const drawn = new Set(
  [...(art + shell).matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1] ?? ""),
);
const rows = (table: string): string[] =>
  [...components.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nid = "([\\w]+)"`, "gm"))].map(
    (found) => found[1] ?? "",
  );

describe("the words of the board", () => {
  const used = [
    ...text.matchAll(
      /["'](board-[\w-]+|zone-[\w-]+|counter-[\w-]+|piece-[\w-]+|note-[\w-]+|option-[\w-]+|effect-[\w-]+)["']/g,
    ),
  ].map((found) => found[1] ?? "");

  it("are all in the English files", () => {
    expect(used.length).toBeGreaterThan(90);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
  it("are all used, or made of a name", () => {
    const made = /^(board-(hint|phase|staff)|picture)-/;
    expect(idsOf(en).filter((id) => !made.test(id) && !text.includes(`"${id}"`))).toEqual([]);
  });
  it("explain every question that is asked beside the dice", () => {
    const asked = [
      ...(/DECISIONS = \(([^)]*)\)/.exec(options)?.[1]?.matchAll(/"(\w+)"/g) ?? []),
    ].map((found) => found[1] ?? "");
    const elsewhere = [
      "choose_start_card",
      "remove_regular",
      "round_bonus_choice",
      "choose_entertainer_side",
      "draft_die",
      "choose_space",
    ];
    const usual = ["counter_guest_redraw", "plan_dice", "turn_action"];
    const hints = idsOf(en).flatMap((id) =>
      id.startsWith("board-hint-") ? [id.slice("board-hint-".length)] : [],
    );
    expect([...elsewhere, ...usual, ...hints].sort()).toEqual(asked.sort());
  });
  it("are the same in every language, with the same arguments", () => {
    const shape = (ftl: string): string[] =>
      ftl
        .split(/^(?=board-)/m)
        .slice(1)
        .map(
          (message) =>
            `${message.split(" ")[0]} ${[...new Set(message.match(/\$\w+/g))].sort().join(" ")}`,
        );
    for (const language of [de, fr, nl]) expect(shape(language)).toEqual(shape(en));
  });
  it("name every phase and every tavern card", () => {
    for (const phase of "ABCDEFG") expect(known).toContain(`board-phase-${phase}`);
    for (const card of rows("tavern_card")) expect(known).toContain(`board-staff-${card}`);
  });
});

describe("the drawings", () => {
  it("that are named in the sources exist", () => {
    const named = [...text.matchAll(/<Sign name="([\w-]+)"/g)].map(
      (found) => `tt-${found[1] ?? ""}`,
    );
    const direct = [...text.matchAll(/href="#([\w-]+)"/g)].map((found) => found[1] ?? "");
    expect(named.length).toBeGreaterThan(40);
    expect([...named, ...direct].filter((name) => !drawn.has(name))).toEqual([]);
  });
  it("exist for every effect, tile, card and entertainer", () => {
    const kinds = [
      ...new Set([...components.matchAll(/\{kind = "(\w+)"/g)].map((found) => found[1] ?? "")),
    ].filter((kind) => kind !== "choice");
    expect(kinds.length).toBeGreaterThan(12);
    for (const kind of kinds)
      for (const mark of marks([{ kind, n: 1, card: "bard" }]))
        expect(drawn).toContain(`tt-${mark.sign}`);
    for (const card of rows("tavern_card")) expect(drawn).toContain(`tt-${staffSign(card)}`);
    for (const entertainer of rows("entertainer"))
      expect(drawn).toContain(`tt-${entertainerSign(entertainer)}`);
    for (const tile of rows("tile").filter((id) => !["monk", "table", "host"].includes(id)))
      expect(drawn).toContain(roomArt(tile));
  });
  it("give every person of the box a face of its own", () => {
    const patrons = [...rows("guest"), ...rows("regular")];
    expect(patrons.length).toBeGreaterThan(40);
    expect(patrons.filter((id) => !PEOPLE.includes(id))).toEqual([]);
    const faces = PEOPLE.map((id) => JSON.stringify(person(id)));
    expect(new Set(faces).size).toBe(faces.length);
    for (const id of PEOPLE) {
      const { style, beard, hat, thing } = person(id);
      for (const part of [style, beard, hat].filter(Boolean)) expect(drawn).toContain(`tb-${part}`);
      if (thing) expect(drawn).toContain(`tt-${thing}`);
    }
  });
  it("give an owner's own guests a face too, always the same", () => {
    expect(person("guest_9_stranger")).toEqual(person("guest_9_stranger"));
  });
});

describe("the names of events", () => {
  it("are those of the rules, in their order", () => {
    const numbers = new Map(
      [...ids.matchAll(/^(\w+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]),
    );
    const names = [...events.matchAll(/ids\.(\w+): \("([\w-]+)"/g)].map(
      (found) => [numbers.get(found[1]), found[2]] as const,
    );
    expect(names.length).toBe(NAMES.length);
    for (const [number, name] of names) expect(NAMES[number ?? -1]).toBe(name);
  });
});
