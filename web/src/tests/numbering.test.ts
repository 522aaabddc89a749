import { afterEach, describe, expect, it, vi } from "vitest";

import type { Choice, Question } from "../lib/board";
import { words as said } from "../lib/phrasebook";
import type { Hand } from "../lib/table/hand.svelte";
import { answerByKey } from "../lib/table/keys";
import { choiceWith, keysOf } from "../lib/table/numbering";

const choice = (option: number, address: string | null): Choice => ({
  option,
  id: "x",
  words: said("x"),
  address,
  effect: null,
});
const keys = (...choices: Choice[]): [number, string][] => [...keysOf(choices)];

describe("keys of answers", () => {
  it("are the numbers on the places where each has one", () => {
    const listed = [choice(4, "city/5"), choice(6, "city/7"), choice(8, "tavern")];
    expect(keys(...listed)).toEqual([
      [4, "5"],
      [6, "7"],
      [8, "1"],
    ]);
  });
  it("leave those that bear none what is left", () => {
    const listed = [choice(4, "die/5"), choice(6, "die/6"), choice(7, "nobles/5"), choice(8, "x")];
    expect(keys(...listed).map(([, key]) => key)).toEqual(["5", "6", "1", "2"]);
  });
  it("count otherwise", () => {
    expect(keys(choice(4, "a/5"), choice(6, "b/5")).map(([, key]) => key)).toEqual(["1", "2"]);
  });
  it("keep one of their own for the end, beside places; among mere answers it is one of them", () => {
    const owl = choice(5, "mat/0/owl");
    expect(keys(choice(0, "pass"), owl)).toEqual([
      [0, "e"],
      [5, "1"],
    ]);
    expect(keys(choice(0, "pass"), choice(5, null)).map(([, key]) => key)).toEqual(["1", "2"]);
  });
  it("lead back to the choice", () => {
    const listed = [choice(0, "pass"), choice(5, "mat/0/owl")];
    expect([..."e12c"].map((key) => choiceWith(listed, key))).toEqual([0, 5, null, null]);
  });
});

describe("a key that is pressed", () => {
  afterEach(() => vi.unstubAllGlobals());
  const run = { words: said("run-plan"), steps: [{ kind: "serve", option: 7 }] };
  const question: Question = {
    kind: "serve",
    words: said("x"),
    window: true,
    sealed: false,
    leads: [],
    runs: [run],
    choices: [choice(0, "pass"), choice(3, "die/1"), choice(4, "die/4")],
  };
  /** What the hand was given, and which buttons of the bar were clicked. */
  function press(key: string): { options: number[]; buttons: string[] } {
    const [options, buttons] = [[] as number[], [] as string[]];
    const button = (selector: string) => ({
      click: () => buttons.push(/data-key="(.)"/.exec(selector)?.[1] ?? ""),
    });
    vi.stubGlobal("document", { querySelector: button });
    const pick = (option: number): void => void options.push(option);
    answerByKey(key, { question, lifted: null, pick } as unknown as Hand);
    return { options, buttons };
  }
  it("gives the option that the list shows under it, whatever buttons the bar has besides", () => {
    for (const [option, key] of keys(...question.choices))
      expect(press(key)).toEqual({ options: [option], buttons: [] });
  });
  it("carries out the plan or passes the round by a letter, never by a digit", () => {
    for (const key of "cn") expect(press(key)).toEqual({ options: [], buttons: [key] });
    for (const key of "25x") expect(press(key)).toEqual({ options: [], buttons: [] });
  });
});
