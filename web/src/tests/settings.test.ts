import { beforeEach, describe, expect, it, vi } from "vitest";

const system = Object.assign(new EventTarget(), { matches: false });
const calm = (matches: boolean): void => {
  system.matches = matches;
  system.dispatchEvent(new Event("change"));
};
let kept: string | null = null;

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => system);
vi.stubGlobal("localStorage", { getItem: () => kept, setItem: () => undefined });

async function visit() {
  vi.resetModules();
  return (await import("../lib/settings.svelte")).settings;
}

describe("the pace of movement", () => {
  beforeEach(() => {
    kept = null;
    calm(false);
  });
  it("follows the system as long as none is chosen, also when that changes later", async () => {
    const settings = await visit();
    expect(settings.time(1000)).toBe(1000);
    calm(true);
    expect(settings.tempo).toEqual({ pace: "brisk", factor: 1, still: true });
    expect(settings.time(1000)).toBe(0);
  });
  it("is the one that was chosen, whatever the system wishes", async () => {
    kept = '{"chosenPace": "calm", "night": true}';
    calm(true);
    const settings = await visit();
    expect([settings.pace, settings.night]).toEqual(["calm", true]);
    expect(settings.tempo).toEqual({ pace: "calm", factor: 1, still: false });
  });
  it("is calm for whoever learns, unless another was chosen", async () => {
    const settings = await visit();
    settings.learns = true;
    expect(settings.tempo.pace).toBe("calm");
    settings.chosenPace = "brisk";
    expect(settings.tempo.pace).toBe("brisk");
  });
  it("has new names since: what was chosen before is kept", async () => {
    kept = '{"chosenPace": "none"}';
    expect((await visit()).pace).toBe("instant");
  });
});
