import { describe, expect, it } from "vitest";

import { SCORES } from "$shell/lib/sounds";

describe("the sounds", () => {
  it("are all written, short and not silent", () => {
    for (const [name, { tones = [], rustles = [] }] of Object.entries(SCORES)) {
      const ends = [
        ...tones.map(({ at, rings }) => at + rings),
        ...rustles.map(({ at, lasts }) => at + lasts),
      ];
      expect(Math.max(...ends), name).toBeGreaterThan(0.05);
      expect(Math.max(...ends), name).toBeLessThan(2);
      for (const { loud } of [...tones, ...rustles]) expect(loud).toBeGreaterThan(0);
    }
  });
});
