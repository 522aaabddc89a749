/** The board speaks with words that exist in every language, shows drawings that exist, and names
 * events as the rules do. */
import { describe, expect, it } from "vitest";

import titleWords from "../words/en.ftl?raw";
import components from "../components.toml?raw";
import decisions from "../telling/decisions.py?raw";
import events from "../telling/events.py?raw";
import ids from "../rules/ids.py?raw";
import shell from "$shell/art/icons.svg?raw";

import art from "./art.svg?raw";
import { NAMES } from "./happened";
import { KNOWN } from "./portraits";
import { STEPS } from "./view";

const sources = Object.entries(
  import.meta.glob<string>("./*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
).filter(([name]) => !name.includes("test"));
const text = sources.map(([, source]) => source).join("\n");
const files = import.meta.glob<string>("./words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const idsOf = (file: string): string[] =>
  [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const english = idsOf(files["./words/en.ftl"] ?? "");
const known = new Set([...idsOf(titleWords), ...english]);

describe("the words of the board", () => {
  const used = [...text.matchAll(/words\(\s*["'`]([\w-]+)["'`]/g)].map((found) => found[1] ?? "");
  it("are all in the English file", () => {
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((id) => !known.has(id) && id !== "number")).toEqual([]);
  });
  it("are the same in every language", () => {
    expect(Object.keys(files).sort()).toEqual(
      ["de", "en", "fr", "nl"].map((language) => `./words/${language}.ftl`),
    );
    for (const file of Object.values(files)) expect(idsOf(file)).toEqual(english);
  });
  it("cover every step and every question with cards", () => {
    for (const step of STEPS) expect(known).toContain(`board-step-${step}`);
    for (const kind of [
      "gossip_action",
      "gossip_victims",
      "gossip_steal_type",
      "travellers_action",
      "travellers_victim",
      "townsfolk_action",
      "townsfolk_target",
      "collector_line",
      "announce_end",
    ]) {
      expect(decisions).toContain(`"${kind}"`);
      expect(known).toContain(`board-ask-${kind}`);
    }
  });
});

describe("the drawings", () => {
  const drawn = new Set(
    [...(art + shell).matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1] ?? ""),
  );
  const named = (table: string): string[] =>
    [
      ...components.matchAll(
        new RegExp(
          `\\[\\[${table}\\]\\]\\nid = "(\\w+)"(?:\\n(?!\\[\\[).*)*?(?:\\ncolour = "(\\w+)")?`,
          "g",
        ),
      ),
    ].map((found) => found[1] ?? "");
  it("that are named in the sources exist", () => {
    const used = [...text.matchAll(/<Sign name="([\w-]+)"|href="#([\w-]+)"/g)]
      .map((found) => found[1] ?? found[2] ?? "")
      .filter((name) => !name.endsWith("-"));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !drawn.has(name))).toEqual([]);
  });
  it("show every tile, basic tile, recipe, ingredient and signboard", () => {
    const tiles = named("inn_tiles");
    expect(tiles).toHaveLength(60);
    expect(tiles.filter((id) => !KNOWN.includes(id) && !drawn.has(`x-v-${id}`))).toEqual([]);
    for (const id of [...named("basic_tiles"), ...named("recipes")])
      expect(drawn).toContain(`x-v-${id}`);
    for (const id of named("ingredients")) expect(drawn).toContain(`x-${id}`);
    for (const id of named("signboards")) expect(drawn).toContain(`x-sg-${id}`);
  });
  it("have all parts of all people", () => {
    const parts = sources.find(([name]) => name.endsWith("people.ts"))?.[1] ?? "";
    for (const [, list] of parts.matchAll(/", "-?([a-z]+(?: [a-z]+)*)"[,\]]/g))
      for (const part of (list ?? "").split(" ")) expect(drawn).toContain(`x-b-${part}`);
  });
});

describe("the names of events", () => {
  it("are those of the rules, in their order", () => {
    const numbers = new Map(
      [...ids.matchAll(/^([A-Z_\d]+): Final = (\d+)/gm)].map((found) => [
        found[1],
        Number(found[2]),
      ]),
    );
    const names = [...events.matchAll(/ids\.([A-Z_]+): \("([\w-]+)"/g)].map(
      (found) => [numbers.get(found[1]), found[2]] as const,
    );
    expect(names.length).toBe(NAMES.length);
    for (const [number, name] of names) expect(NAMES[number ?? -1]).toBe(name);
  });
});
