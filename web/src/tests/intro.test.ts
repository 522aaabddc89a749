import { describe, expect, it } from "vitest";

import { picture } from "../lib/intro";

const drawing = `<svg>
<defs><symbol id="x"></symbol></defs>
<g data-panel="1"><g><text>{noble}</text></g></g>
<g data-panel="2"><text>{+gain}</text><text>{-loss}</text><text>{lost}</text></g>
</svg>
`;

describe("a picture before a first evening", () => {
  it("is one panel of the drawing, whole", () =>
    expect(picture(drawing, 1, { noble: "10" })).toBe("<g><text>10</text></g>"));
  it("says figures with their sign and leaves out what it does not know", () =>
    expect(picture(drawing, 2, { gain: "3", loss: "1" })).toBe(
      "<text>+3</text><text>−1</text><text></text>",
    ));
  it("takes no markup from words", () =>
    expect(picture(drawing, 1, { noble: "<b>" })).toBe("<g><text>&#60;b&#62;</text></g>"));
  it("is nothing where a panel is missing", () => expect(picture(drawing, 3, {})).toBe(""));
});
