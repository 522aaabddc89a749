import { beforeAll, describe, expect, it, vi } from "vitest";

import { listen, placeOf, type Scope } from "../worker/push";

// a browser's store, before the module that reads it
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"], userAgent: "" });
vi.stubGlobal("document", {
  documentElement: { classList: { toggle: () => undefined } },
  querySelector: () => null,
});

let lib: typeof import("../lib/calls.svelte");
beforeAll(async () => {
  lib = await import("../lib/calls.svelte");
});

const HOUSE = "https://x/tables/";
type Heed = (event: object) => void;

/** A service worker's world in which a test is told what happens. */
function world(pages: string[] = []): {
  scope: Scope;
  happen: (type: string, event: object) => Promise<void>;
  told: unknown[][];
} {
  const heeds = new Map<string, Heed>();
  const told: unknown[][] = [];
  const tell =
    (what: string) =>
    (...args: unknown[]): Promise<void> => {
      told.push([what, ...args]);
      return Promise.resolve();
    };
  const scope = {
    addEventListener: (type: string, heed: Heed) => heeds.set(type, heed),
    registration: { showNotification: tell("show"), scope: HOUSE },
    clients: {
      matchAll: () => Promise.resolve(pages.map((url) => ({ url, focus: tell(`focus ${url}`) }))),
      openWindow: tell("open"),
    },
    fetch: tell("fetch"),
  } as unknown as Scope;
  listen(scope);
  const happen = async (type: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    heeds.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { scope, happen, told };
}

const notice = {
  title: "Your turn",
  body: "The table waits.",
  path: "/table/ab12",
  tag: "ab12",
  language: "en",
  channel: "c1",
  code: "",
};

describe("the service worker", () => {
  it("shows what the house says", async () => {
    const { happen, told } = world();
    await happen("push", { data: { json: () => notice } });
    expect(told).toEqual([
      [
        "show",
        "Your turn",
        {
          body: "The table waits.",
          tag: "ab12",
          lang: "en",
          icon: `${HOUSE}icon-192.png`,
          data: { path: "/table/ab12" },
        },
      ],
    ]);
  });

  it("sends the code of a trial back", async () => {
    const { happen, told } = world();
    await happen("push", { data: { json: () => ({ ...notice, code: "123456" }) } });
    expect(told[0]?.slice(0, 2)).toEqual(["fetch", `${HOUSE}api/notices/channels/c1/arrived`]);
    expect(told[1]?.[0]).toBe("show");
  });

  it("leads to the page that shows the table, or opens one", async () => {
    const clicked = { notification: { close: () => undefined, data: { path: "/table/ab12" } } };
    const open = world([HOUSE, `${HOUSE}table/ab12?text`]);
    await open.happen("notificationclick", clicked);
    expect(open.told).toEqual([[`focus ${HOUSE}table/ab12?text`]]);
    const none = world([HOUSE]);
    await none.happen("notificationclick", clicked);
    expect(none.told).toEqual([["open", `${HOUSE}table/ab12`]]);
  });

  it("follows no way out of the house", () => {
    expect(placeOf("/table/x", HOUSE)).toBe(`${HOUSE}table/x`);
    for (const foreign of ["https://evil/", "//evil/", "/\\evil", "", undefined])
      expect(placeOf(foreign, HOUSE)).toBe(HOUSE);
  });
});

describe("times of the day", () => {
  it("are written and read back", () => {
    for (const minutes of [0, 5, 480, 1439])
      expect(lib.minutesOf(lib.timeOf(minutes))).toBe(minutes);
    expect(lib.timeOf(485)).toBe("08:05");
    expect(lib.minutesOf("")).toBeNull();
  });
});

describe("browsers", () => {
  it("are called as people call them", () => {
    expect(lib.browserName("Mozilla/5.0 Chrome/140.0 Safari/537.36 Edg/140.0")).toBe("Edge");
    expect(lib.browserName("Mozilla/5.0 Gecko/20100101 Firefox/140.0")).toBe("Firefox");
    expect(lib.browserName("")).toBe("");
  });
});
