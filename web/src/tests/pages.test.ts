import { describe, expect, it, vi } from "vitest";

vi.mock("../pages/Shelf.svelte", () => ({ default: "the shelf" }));
vi.mock("../pages/Rules.svelte", () => ({ default: "the rules" }));
vi.mock("../pages/Bots.svelte", () => {
  throw new Error("this file is gone");
});

const { fetchPage, pageAtHand } = await import("../lib/pages");

describe("pages", () => {
  it("have the shelf at hand for every address without a page of its own", () => {
    for (const name of ["", "nowhere", "constructor"]) expect(pageAtHand(name)).toBe("the shelf");
  });
  it("are fetched when they are asked for, and at hand from then on", async () => {
    expect(pageAtHand("rules")).toBeNull();
    expect(await fetchPage("rules")).toBe("the rules");
    expect(pageAtHand("rules")).toBe("the rules");
  });
  it("say that a file is gone instead of showing another page", async () => {
    await expect(fetchPage("bots")).rejects.toThrow();
    expect(pageAtHand("bots")).toBeNull();
  });
});
