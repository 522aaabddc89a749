import { describe, expect, it, vi } from "vitest";

import { awaited, isOwn } from "../lib/table/awaited";

vi.mock("../lib/format.svelte", () => ({ listed: (names: string[]) => names.join(" and ") }));
const names = ["Ada", "Mira", "Tobias"];
const shell = (id: string, args = {}): string => [id, ...Object.values(args)].join(" ");

describe("who is waited for", () => {
  it("is said by name", () => {
    const wait = { seats: [1, 2], own: 0, travels: false };
    expect(awaited(wait, names, shell)).toBe("shell-waiting Mira and Tobias");
    expect(isOwn(wait)).toBe(false);
    const watched = { seats: [0], own: null, travels: false };
    expect(awaited(watched, names, shell)).toBe("shell-waiting Ada");
  });
  it("is never oneself", () => {
    const wait = { seats: [0], own: 0, travels: false };
    expect(awaited(wait, names, shell)).toBe("shell-in-a-moment");
    expect(awaited({ ...wait, travels: true }, names, shell)).toBe("shell-on-its-way");
    expect(isOwn(wait)).toBe(true);
  });
});
