import { describe, expect, it } from "vitest";

import { chapters } from "../lib/rules";

const SOURCE = "# Title\nData file\n\n## 1. At a glance\nPlay.\n\n### 1.1 More\nAll.\n\n## 3. Provenance\nx\n\n## 10. Worked examples (tests)\n**V1**\n\n## 12. Bots\ny\n";

describe("the rules for players", () => {
  it("leave out what only programmers need", () => expect(chapters(SOURCE).map((one) => one.number)).toEqual(["1", "10"]));
  it("keep the sections of a chapter", () => expect(chapters(SOURCE)[0]?.text).toContain("### 1.1 More"));
  it("have headings to jump to", () => expect(chapters(SOURCE)[1]).toMatchObject({ id: "chapter-10", heading: "Worked examples (tests)" }));
});
