/** What the board says of its things. */
import { words, type Words } from "$shell/lib/phrasebook";
import { expect, it } from "vitest";

import { condition } from "./speak";
import type { Request } from "./view";

const told = (request: Partial<Request>): Words => {
  const said: Words[] = [];
  condition(
    (one: Words): string => {
      said.push(one);
      return one.id;
    },
    { id: "r", name: "R", pay: 3, met: false, condition: "pleases", ...request },
  );
  return said.at(-1) ?? words("");
};

it("the Governess wants one level or the other", () => {
  const said = told({ condition: "level_count", levels: [1, 2], least: 3 });
  const [first, last] = [words("number", { number: 1 }), words("number", { number: 2 })];
  expect(said.args?.["levels"]).toEqual(words("either", { first: [first], last }));
  expect(said.args?.["least"]).toBe(3);
});

it("a condition is named by its kind, its genre and its bounds", () => {
  expect(told({ condition: "actor_count", genre: "comedy", least: 3 }).id).toBe(
    "condition-actor_count-comedy",
  );
  expect(told({ condition: "level_sum", least: 3, most: 5 }).id).toBe(
    "condition-level_sum-any-between",
  );
  expect(told({ condition: "travel_hand", most: 2 }).id).toBe("condition-travel_hand-most");
});
