import { describe, expect, it } from "vitest";

import { Refusal, sentence } from "$shell/lib/problem";
import type { Shell } from "$shell/lib/shell";

const shell = ((id: string, args: Record<string, unknown> = {}) =>
  `${id} ${JSON.stringify(args)}`) as unknown as Shell;

describe("a sentence about what went wrong", () => {
  it("quotes the number of a request that met a fault, and of no other", () => {
    const fault = new Refusal("fault", "", null, "e69adedf3d39460b");
    expect(sentence(fault, shell)).toContain("e69adedf3d39460b");
    expect(sentence(new Refusal("fault"), shell)).toBe('problem-fault {"detail":""}');
    const refused = new Refusal("no-table", "gone", null, "e69adedf3d39460b");
    expect(sentence(refused, shell)).not.toContain("e69adedf3d39460b");
  });
});
