import { describe, expect, it, vi } from "vitest";

import { actsOnce, meantKey, pressed } from "../lib/table/letters";

const settings = vi.hoisted(() => ({ keys: "alone" }));
vi.mock("../lib/settings.svelte", () => ({ settings }));

const press = (key: string, code: string, altKey: boolean): string | null =>
  meantKey({ key, code, altKey });

describe("letters and digits as keys", () => {
  it.each([
    ["alone", false, "u", "u"],
    ["alone", true, "u", null],
    ["alt", false, "u", null],
    ["alt", true, "u", "u"],
    ["off", false, "u", null],
    ["off", true, "u", null],
    ["off", false, "ArrowUp", "ArrowUp"],
    ["off", false, " ", " "],
    ["alt", true, "Enter", null],
  ])("that act %s, with Alt %s: %s means %s", (keys, alt, key, meant) => {
    settings.keys = keys;
    expect(press(key, "KeyU", alt)).toBe(meant);
  });
  it("are read from the key where Alt makes another sign of them, and only there", () => {
    settings.keys = "alt";
    expect(press("ø", "KeyO", true)).toBe("o");
    expect(press("|", "Digit7", true)).toBe("7");
    expect(press("a", "KeyQ", true)).toBe("a"); // the keyboard of France
    expect(press("?", "Slash", true)).toBe("?");
  });
  it("are drawn as they are pressed", () => {
    const drawn = (keys: string): (string | undefined)[] => {
      settings.keys = keys;
      return ["1", "Esc", "←", ""].map(pressed);
    };
    expect(drawn("alone")).toEqual(["1", "Esc", "←", undefined]);
    expect(drawn("alt")).toEqual(["Alt+1", "Esc", "←", undefined]);
    expect(drawn("off")).toEqual([undefined, "Esc", "←", undefined]);
  });
  it("act once while they are held; arrows go on", () => {
    expect(["a", "1", " ", "Enter", "Escape"].every(actsOnce)).toBe(true);
    expect(["ArrowDown", "Tab", "End"].some(actsOnce)).toBe(false);
  });
});
