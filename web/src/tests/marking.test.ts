import { describe, expect, it, vi } from "vitest";

import type { Tab } from "../lib/board";
import { words } from "../lib/phrasebook";
import { placeOf } from "../lib/table/chronicle";
import { Marking, tabWith } from "../lib/table/marking.svelte";

vi.stubGlobal("CSS", { escape: (text: string) => text });
const seated = words("seated", {
  who: { is: "seat", seat: 1 },
  tavern: words("tavern-minstrel"),
});
const thing = (width: number) => ({ getBoundingClientRect: () => ({ width }) }) as Element;
const [mat, minstrel, folded] = [thing(9), thing(9), thing(0)];

/** A page on which only these places are found. */
const page = (places: Record<string, Element>): ParentNode =>
  ({
    querySelector: (selector: string) =>
      Object.entries(places).find(([place]) => selector.includes(place))?.[1] ?? null,
  }) as unknown as ParentNode;

describe("the place that a line is about", () => {
  const MAT = 'data-place="mat/1"';
  it("is a thing that it names, else the mat of its seat", () => {
    expect(placeOf(seated, page({ 'data-place$="/minstrel"': minstrel, [MAT]: mat }))).toBe(
      minstrel,
    );
    expect(placeOf(seated, page({ [MAT]: mat }))).toBe(mat);
    expect(placeOf(seated, page({}))).toBeNull();
  });
  it("is never one that is out of sight", () => {
    expect(placeOf(seated, page({ 'data-named="tavern-minstrel"': folded, [MAT]: mat }))).toBe(mat);
  });
  it("lies on the tab where the thing is, rather than on that of the mat", () => {
    const looked: Tab[] = [];
    const tab = tabWith((one) => {
      looked.push(one);
      return { thing: one === "others" ? minstrel : null, mat: one === "me" ? mat : null };
    });
    expect([tab, looked]).toEqual(["others", ["board", "me", "others"]]);
    expect(tabWith((one) => ({ thing: null, mat: one === "me" ? mat : null }))).toBe("me");
    expect(tabWith(() => ({ thing: null, mat: null }))).toBeNull();
  });
});

describe("a line that is marked", () => {
  const other = words("other");
  it("is the one that is pointed at, else the one that was kept", () => {
    const revealed = vi.fn();
    const marking = new Marking(revealed);
    marking.keep(seated, false);
    marking.pointed = other;
    expect(marking.shown).toBe(other);
    marking.pointed = null;
    expect(marking.shown).toBe(seated);
    expect(revealed).toHaveBeenCalledExactlyOnceWith(seated);
  });
  it("is let go of by the same line again", () => {
    const marking = new Marking(vi.fn());
    marking.keep(seated, false);
    marking.keep(seated, false);
    expect(marking.shown).toBeNull();
  });
  it("goes with the next press where the log made room for it", () => {
    const marking = new Marking(vi.fn());
    marking.pointed = seated;
    marking.keep(seated, true);
    expect([marking.pointed, marking.shown, marking.passing]).toEqual([null, seated, true]);
    expect([marking.forget(), marking.shown, marking.passing]).toEqual([true, null, false]);
    expect(marking.forget()).toBe(false);
  });
});
