/** The board speaks with words that exist, shows drawings that exist, and names events as the rules do. */
import { describe, expect, it } from "vitest";

import titleWords from "../words/en.ftl?raw";
import events from "../telling/events.py?raw";
import ids from "../rules/ids.py?raw";
import shell from "$shell/art/icons.svg?raw";

import art from "./art.svg?raw";
import boardWords from "./words/en.ftl?raw";
import { NAMES } from "./happened";

const sources = Object.entries(
  import.meta.glob<string>("./*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
).filter(([name]) => !name.includes("test"));
const text = sources.map(([, source]) => source).join("\n");
const known = new Set(
  [...`${titleWords}\n${boardWords}`.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ""),
);
/** words of the platform, and those that only join others */
const SHARED = new Set(["number", "sentences"]);

describe("the words of the board", () => {
  const used = [...text.matchAll(/words\(\s*["'`]([\w-]+)["'`]/g)].map((found) => found[1] ?? "");

  it("are all in the English file", () => {
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((id) => !known.has(id) && !SHARED.has(id))).toEqual([]);
  });

  it("cover every moment and every effect of an actor", () => {
    for (const window of [
      "before_travel",
      "with_travel_choice",
      "after_reveal",
      "after_encounters",
      "season_end",
    ])
      expect(known).toContain(`board-window-${window}`);
    for (const effect of ["none", "travel_return", "steal", "impresario", "pay_or_lose", "coins"])
      expect(known).toContain(`board-effect-${effect}`);
    for (const verdict of ["best", "liked", "disliked", "none"])
      expect(known).toContain(`board-show-${verdict}`);
  });
});

describe("the drawings", () => {
  it("that are named in the sources exist", () => {
    const drawn = new Set(
      [...(art + shell).matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1] ?? ""),
    );
    const named = [...text.matchAll(/<Sign name="([\w-]+)"|href="#([\w-]+)"/g)]
      .map((found) => found[1] ?? found[2] ?? "")
      .filter((name) => !name.endsWith("-"));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  });
});

describe("the names of events", () => {
  it("are those of the rules, in their order", () => {
    const numbers = new Map(
      [...ids.matchAll(/^(E_\w+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]),
    );
    const names = [...events.matchAll(/ids\.(E_\w+): \("([\w-]+)"/g)].map(
      (found) => [numbers.get(found[1]), found[2]] as const,
    );
    expect(names.length).toBe(NAMES.length);
    for (const [number, name] of names) expect(NAMES[number ?? -1]).toBe(name);
  });
});
