import { describe, expect, it } from "vitest";

import { chapters } from "../lib/rules";

const SOURCE = [
  "# Title",
  "Data file",
  "",
  "## 1. At a glance",
  "Play.",
  "",
  "### 1.1 More",
  "All.",
  "",
  "## 3. Provenance",
  "x",
  "",
  "## 10. Worked examples (tests)",
  "**V1**",
  "",
  "## 12. Bots",
  "y",
  "",
].join("\n");
const SPECIFICATION = `${SOURCE}\n## 13. What the screen must show\nz\n`;

describe("the rules for players", () => {
  it("are shown whole, also where the values come from", () =>
    expect(chapters(SOURCE).map((one) => one.number)).toEqual(["1", "3", "10", "12"]));
  it("leave out what only programmers need of a specification", () =>
    expect(chapters(SPECIFICATION).map((one) => one.number)).toEqual(["1", "10"]));
  it("keep the sections of a chapter", () =>
    expect(chapters(SOURCE)[0]?.text).toContain("### 1.1 More"));
  it("have headings to jump to", () =>
    expect(chapters(SPECIFICATION)[1]).toMatchObject({
      id: "chapter-10",
      heading: "Worked examples (tests)",
    }));
});
