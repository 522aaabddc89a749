/** What the board says of its things. */
import { words, type Words } from "$shell/lib/phrasebook";
import { describe, expect, it } from "vitest";

import { mat, tile } from "./sample";
import { effectsWords, hintOf, nextField, reputationWords, tileNotes, waitOf } from "./speak";

describe("the hint beside the dice", () => {
  it("speaks of a plan only where there is one", () => {
    expect(hintOf("plan_dice", 2)).toBe("board-turning-hint");
    expect(hintOf("plan_dice", 3)).toBe("board-plan-hint");
  });
  it("never says that one waits for the others while it is oneself who goes on", () => {
    expect(waitOf({ seat: 0, waiting: [1] })).toBe("board-wait");
    expect(waitOf({ seat: 0, waiting: [0] })).toBe("board-moment");
    expect(waitOf({ seat: null, waiting: [0] })).toBe("board-wait");
  });
  it("belongs to the question", () => {
    expect(hintOf("turn_action", 1)).toBe("board-turn-hint");
    expect(hintOf("choose_upgrade", 2)).toBe("board-hint-choose_upgrade");
  });
});

describe("the guest book", () => {
  const schnapps = { kind: "schnapps", n: 1 };
  const noble = { kind: "noble", n: 1 };
  const house = mat({ book: [0, 1, 4, 1], book_next: [[noble], [schnapps, noble], [], []] });

  it("names everything that the next signature of a column brings", () => {
    expect(nextField(house, 0, 4)).toEqual(
      words("note-next-field", { bonus: effectsWords([noble]) }),
    );
    expect(nextField(house, 1, 4)).toEqual(
      words("note-next-field", { bonus: effectsWords([schnapps, noble]) }),
    );
    expect(nextField(house, 3, 4)).toEqual(words("note-next-field", { bonus: effectsWords([]) }));
  });
  it("says where a column is full", () => {
    expect(nextField(house, 2, 4)).toEqual(words("note-column-full"));
  });
});

describe("the reputation track", () => {
  it("is named as it is printed: by points or by its sign", () => {
    expect(reputationWords(undefined)).toEqual(words("rep-host"));
    expect(reputationWords({ number: 10, vp: 8 })).toEqual(words("rep-points", { points: 8 }));
    expect(reputationWords({ number: 11, effects: [{ kind: "noble", n: 1 }] })).toEqual(
      words("rep-noble"),
    );
  });
});

describe("an upgrade", () => {
  const told = (nobles: number): Words[] => {
    const said: Words[] = [];
    const say = (one: Words): string => {
      said.push(one);
      return one.id;
    };
    tileNotes(say, tile("safe"), { nobles, noble_points: 10 });
    return said;
  };

  it("says that a noble comes with it, and what the noble is worth", () => {
    expect(told(61)[1]?.args?.["noble"]).toEqual(words("effect-with-noble", { points: 10 }));
  });
  it("promises none when the stack is empty", () => {
    expect(told(0)[1]?.args?.["noble"]).toEqual(words("effect-without-noble"));
  });
});
