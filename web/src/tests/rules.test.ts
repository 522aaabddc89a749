import { describe, expect, it } from "vitest";

import { chapters, hereIn, numbered, paragraphAt, searched } from "../lib/rules";

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

const PAGE = [
  "# Title",
  "## 1. Goal",
  "",
  "> Win the most écus.",
  "",
  "Long text.",
  "",
  "### 3.3 Travel",
  "Sail to a city.",
  "",
].join("\n");

describe("a page for players", () => {
  it("finds a paragraph without a heading of its own under the one that holds it", () => {
    const found = numbered(PAGE);
    expect(paragraphAt(found, "3.3")?.name).toBe("Travel");
    expect(paragraphAt(found, "3.3.2")?.name).toBe("Travel");
    expect(paragraphAt(found, "7.1")).toBeNull();
  });
  it("gives each chapter its part of the one page, and sections", () => {
    const [goal] = chapters(PAGE);
    expect(goal?.short).toBe("Win the most écus.");
    expect(goal?.sections.map((one) => one.heading)).toEqual(["", "3.3 Travel"]);
  });
  it("is searched without regard to accents and case", () => {
    expect(searched(chapters(PAGE), "CITY sail")[0]?.sections).toHaveLength(1);
    expect(searched(chapters(PAGE), "ecus")).toHaveLength(1);
    expect(searched(chapters(PAGE), "dragon")).toEqual([]);
  });
  it("opens at the section of the question that is asked", async () => {
    expect(await hereIn("histrio", "choose_travel", chapters(PAGE))).toBe("section-1-1");
    expect(await hereIn("histrio", "court_choice", chapters(PAGE))).toBeNull();
    expect(await hereIn("nobody", "x", chapters(PAGE))).toBeNull();
  });
});
