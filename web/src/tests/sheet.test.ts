import { describe, expect, it } from "vitest";

import { stretches } from "../lib/sheet";

describe("the columns of a score sheet", () => {
  const parts = { road: ["start", "alms"], festivals: ["shows", "requests"] };
  it("stand under the moment at which they were counted; empty lines are not there", () => {
    expect(stretches(["start", "alms", "shows", "total", "rank"], parts)).toEqual([
      { heading: "road", items: ["start", "alms"] },
      { heading: "festivals", items: ["shows"] },
      { heading: null, items: ["total", "rank"] },
    ]);
  });
  it("have no headings where a title gives none", () => {
    expect(stretches(["a", "total"], {})).toEqual([{ heading: null, items: ["a", "total"] }]);
  });
});
