import { expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("localStorage", { getItem: () => '{"notices": true}', setItem: () => undefined });
vi.stubGlobal("document", { title: "", hidden: true, querySelector: () => null });
const made = Object.assign(
  vi.fn(() => {
    throw new TypeError("Illegal constructor");
  }),
  { permission: "granted" },
);
vi.stubGlobal("Notification", made);
vi.stubGlobal("window", { Notification: made });

it("a browser that lets no page make a notice still tells by the title", async () => {
  const { announce } = await import("../lib/notice");
  announce("Choose a city", "Ada", "Histrio");
  expect(made).toHaveBeenCalledOnce();
  expect(document.title).toBe("● Choose a city");
});
