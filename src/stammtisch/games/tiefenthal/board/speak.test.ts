/** What the board says of its things. */
import { words } from "$shell/lib/phrasebook";
import { describe, expect, it } from "vitest";

import { mat } from "./sample";
import { effectsWords, hintOf, nextField } from "./speak";

describe("the hint beside the dice", () => {
  it("speaks of a plan only where there is one", () => {
    expect(hintOf("plan_dice", 2)).toBe("board-turning-hint");
    expect(hintOf("plan_dice", 3)).toBe("board-plan-hint");
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
