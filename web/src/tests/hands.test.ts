import { describe, expect, it, vi } from "vitest";

import { watchHands } from "../lib/hands";

describe("hands", () => {
  it("are on the keys from the first key on, until something is clicked", () => {
    const heard = new Map<string, () => void>();
    vi.stubGlobal("addEventListener", (kind: string, listener: () => void) =>
      heard.set(kind, listener),
    );
    const told: unknown[] = [];
    const root = { toggleAttribute: (...words: unknown[]) => told.push(words) };
    watchHands(root as unknown as HTMLElement);
    expect(told).toEqual([]);
    heard.get("keydown")?.();
    heard.get("pointerdown")?.();
    expect(told).toEqual([
      ["data-keys", true],
      ["data-keys", false],
    ]);
  });
});
