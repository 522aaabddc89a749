import { expect, test } from "vitest";

import { drawnSigns, pieces, unmarked, labelled } from "../lib/marks";

const TEXT = "### 4.1 Dice\n\n[picture: cellar]\n\n| {sign:tt-vp} points | 3 |\n\nAnd so on.\n";

test("a picture stands between what is written before and after it", () => {
  expect(pieces(TEXT).map(({ is, text }) => [is, text.trim()])).toEqual([
    ["text", "### 4.1 Dice"],
    ["picture", "cellar"],
    ["text", "| {sign:tt-vp} points | 3 |\n\nAnd so on."],
  ]);
});

test("what looks like a mark within a line is a text", () => {
  expect(pieces("see [picture: cellar] there")).toHaveLength(1);
});

test("a sign is drawn for eyes alone, beside its word", () => {
  expect(drawnSigns("<td>{sign:tt-vp} points</td>")).toBe(
    '<td><svg class="sign" aria-hidden="true"><use href="#tt-vp"/></svg>points</td>',
  );
});

test("who searches does not find marks", () => {
  expect(unmarked(TEXT)).not.toMatch(/cellar|sign|tt-vp/);
  expect(unmarked(TEXT)).toContain("| points | 3 |");
});

const TABLE =
  "<table>\n<thead>\n<tr>\n<th>die</th>\n<th><b>what</b></th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n" +
  "<td>beer</td>\n</tr>\n<tr>\n<td>2</td>\n<td>a guest</td>\n</tr>\n</tbody></table>";

test("a table tells every cell the head of its column, and stays a table for those who listen", () => {
  const found = labelled(`<p>before</p>${TABLE}`);
  const cells = [...found.matchAll(/<td role="cell" data-head="(.*?)">(.*?)<\/td>/g)];
  expect(cells.map(([, head, text]) => [head, text])).toEqual([
    ["die", "1"],
    ["what", "beer"],
    ["die", "2"],
    ["what", "a guest"],
  ]);
  expect(found).toContain('<table tabindex="0" role="table" data-columns="2">');
  expect(found.match(/<tr role="row">/g)).toHaveLength(3);
  expect(found.match(/<th role="columnheader">/g)).toHaveLength(2);
  expect(found.match(/<(thead|tbody) role="rowgroup">/g)).toHaveLength(2);
});
