import { describe, expect, it, vi } from "vitest";

import { Bar, type Before } from "../lib/table/bar.svelte";

vi.mock("../lib/format.svelte", () => ({ listed: (names: string[]) => names.join(" and ") }));
const room = vi.hoisted(() => ({ form: "wide", narrow: false }));
vi.mock("../lib/room.svelte", () => ({ room }));

const words = (key: string) => ({ key, args: {} });
const choice = { option: 3, words: words("sail"), effect: words("earn"), address: "city/1" };
const question = { number: 7, words: words("where"), choices: [choice], leads: [], runs: [] };
const hand = { sure: null, sealed: null, lifted: null, grace: null, question };
const stage = { playing: false, now: [], log: [words("sailed")], shown: null, since: [] };
const connection = { line: "open", waitingForServer: false, hello: { seat: 0 }, refusal: null };

/** The bar of a table where all is as usual, but for what is told. */
function bar(told: Record<string, unknown> = {}): Bar {
  const chosen = (option: number | null) => (option === choice.option ? choice : null);
  const given = {
    connection,
    stage,
    question: null,
    hovered: null,
    closed: false,
    staged: false,
    standIn: false,
    standInSaid: "",
    called: false,
    names: ["Ada", "Mira"],
    status: [],
    goal: "",
    told: true,
    drawn: null,
    say: (said: { key: string }) => said.key,
    shell: (id: string, args = {}) => [id, ...Object.values(args)].join(" "),
    ...told,
    hand: { ...hand, choice: chosen, ...((told["hand"] as object | undefined) ?? {}) },
  };
  return new Bar(() => given as unknown as Before);
}
const shown = (waiting: object) => ({ stage: { ...stage, shown: { waiting, question: null } } });

describe("the bar", () => {
  it("asks, and says how to answer where that is on the board", () => {
    const { headline, line, mood, places } = bar({ question });
    expect([headline, mood, places, line]).toEqual(["where", "mine", 1, "shell-how"]);
  });
  it("says on a phone what undo takes back, for which its button has no room", () => {
    const acted = { ...connection, mayUndo: true, undoes: { key: "the die", args: {} } };
    expect(bar({ question, connection: acted }).line).toBe("shell-how");
    Object.assign(room, { form: "phone", narrow: true });
    expect(bar({ question, connection: acted }).line).toBe("shell-undo-takes the die");
    expect(bar({ question, connection: { ...acted, mayUndo: false } }).line).toBe("shell-how-tap");
    Object.assign(room, { form: "wide", narrow: false });
  });
  it("says whom one waits for", () => {
    const { headline, mood } = bar(shown({ seats: [1], window: false }));
    expect([headline, mood]).toEqual(["shell-waiting Mira", "wait"]);
  });
  it("says what happened last while one waits, and can show it again", () => {
    const { line, again } = bar(shown({ seats: [1], window: false }));
    expect([line, again]).toEqual(["sailed", false]);
    const waiting = { seats: [1], window: false };
    const past = { ...stage, shown: { waiting, question: null }, since: [{}] };
    expect(bar({ stage: past }).again).toBe(true);
    const moving = bar({ stage: { ...past, playing: true } });
    expect([moving.headline, moving.line, moving.again]).toEqual(["sailed", "", false]);
    expect(bar({ stage: past, question }).again).toBe(false);
  });
  it("keeps an open window to itself: nobody learns who is asked", () => {
    expect(bar(shown({ seats: [], window: true })).headline).toBe("shell-window");
  });
  it("says before all else what cannot be taken back", () => {
    const { headline, line, mood } = bar({ question, goal: "win", hand: { sure: 3, sealed: 3 } });
    expect([headline, mood, line]).toEqual(["shell-sure sail", "sure", "earn"]);
  });
  it("tells a refusal in its line, whatever else there is to say", () => {
    const refused = { ...connection, refusal: words("too-late") };
    expect(bar({ connection: refused, question, hovered: 3 }).line).toBe("too-late");
  });
  it("says what a thing under the pointer would do", () => {
    expect(bar({ question, hovered: 3 }).line).toBe("sail: earn");
    expect(bar({ question, goal: "win" }).line).toBe("win");
  });
  it("keeps the buttons while an answer travels", () => {
    const travels = { ...connection, waitingForServer: true };
    const then = { stage: { ...stage, shown: { waiting: { seats: [0] }, question } } };
    const { asked, headline } = bar({ ...then, connection: travels });
    expect(asked).toBe(question);
    expect(headline).toBe("where");
  });
  it("tells whoever only watches so, with what happens under it", () => {
    const watching = { ...connection, hello: { seat: null } };
    const { headline, line, watches } = bar({
      ...shown({ seats: [1], window: false }),
      connection: watching,
    });
    expect(watches).toBe(true);
    expect([headline, line]).toEqual(["shell-you-are-watching", "shell-waiting Mira"]);
  });
});
