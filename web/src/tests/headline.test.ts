import { describe, expect, it } from "vitest";

import { sentences } from "../lib/table/headline";

describe("the headline", () => {
  it("is the first sentence, and the whole where that is short", () => {
    expect(sentences("Your turn: 3 ducats. Dice first.")).toEqual([
      "Your turn: 3 ducats. Dice first.",
      "",
    ]);
    expect(sentences("Your turn: 3 ducats, 3 beer. Use dice, then spend.")).toEqual([
      "Your turn: 3 ducats, 3 beer.",
      "Use dice, then spend.",
    ]);
  });
  it("is the sentence that asks, wherever it stands", () => {
    expect(sentences("You welcome Townsfolk. Which guests do you turn away?")).toEqual([
      "Which guests do you turn away?",
      "You welcome Townsfolk.",
    ]);
    expect(
      sentences("Die Gilde ist voll. Wen weist du ab? Danach kaufst du ein. Es bleiben 3."),
    ).toEqual(["Wen weist du ab?", "Die Gilde ist voll. Danach kaufst du ein. Es bleiben 3."]);
    expect(sentences("Tu accueilles les Nobles. Qui renvoies-tu\u202f? Il en reste 3.")).toEqual([
      "Qui renvoies-tu\u202f?",
      "Tu accueilles les Nobles. Il en reste 3.",
    ]);
  });
});
