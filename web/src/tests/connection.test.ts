import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection } from "../lib/connection.svelte";

/** The far end of a line: what was said, and how it answers. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  said: { type: string; key?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const hello = { type: "hello", seat: 0, yours: [0] };
const update = (number: number, seconds: number | null = null) => ({
  type: "update",
  fresh: false,
  events: [],
  log: [],
  question: { number, choices: [], seconds },
  waiting: { seats: [0] },
});
let page: EventTarget;
let house: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  page = new EventTarget();
  house = new EventTarget();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", house.addEventListener.bind(house));
  vi.stubGlobal("removeEventListener", house.removeEventListener.bind(house));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(): { connection: Connection; line: Line } {
  const connection = new Connection("ws://here");
  const line = Line.all[0] as Line;
  line.tell(hello);
  return { connection, line };
}

describe("the line to a table", () => {
  it("makes keys where the page came over plain http", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    const { connection, line } = connected();
    line.tell(update(1));
    connection.answer(0);
    expect(line.said).toMatchObject([
      { type: "answer", question: 1, option: 0, key: "07".repeat(16) },
    ]);
  });

  it("knows whether anything was done that was not taken back", () => {
    const { connection, line } = connected();
    line.tell(update(1));
    expect(connection.acted).toBe(false);
    connection.answer(0);
    line.tell({ type: "accepted", key: line.said.at(-1)?.key });
    expect(connection.acted).toBe(true);
    line.tell(update(2));
    line.tell({ type: "may_undo", may: true });
    connection.undo();
    line.tell({ type: "accepted", key: line.said.at(-1)?.key });
    line.tell(update(3));
    expect(connection.acted).toBe(false);
    line.tell(update(5)); // another day, at another device
    expect(connection.acted).toBe(true);
  });

  it("is dropped and opened anew when nothing comes back to a ping", () => {
    const { connection, line } = connected();
    vi.advanceTimersByTime(20_000);
    expect(line.said).toEqual([{ type: "ping" }]);
    line.tell({ type: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(connection.line).toBe("open");
    vi.advanceTimersByTime(20_000);
    expect(connection.line).toBe("lost");
    expect(line.readyState).toBe(3);
    vi.advanceTimersByTime(5000);
    expect(Line.all).toHaveLength(2);
  });

  it("asks at once when the page is seen again, and tries at once when the network is back", () => {
    const { connection, line } = connected();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(line.said).toEqual([{ type: "ping" }]);
    line.onclose?.({ code: 1006 });
    expect(connection.line).toBe("lost");
    house.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
    connection.close();
    house.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
  });

  it("keeps no chat and no undo over a hello: both are told anew", () => {
    const { connection, line } = connected();
    const said = { type: "chat", seat: 0, name: "Ada", text: "hello", at: 0 };
    line.tell(said);
    line.tell({ type: "may_undo", may: true });
    line.tell(hello);
    expect(connection.mayUndo).toBe(false);
    line.tell(said);
    expect(connection.chat).toHaveLength(1);
  });

  it("takes back once, however often one presses", () => {
    const { connection, line } = connected();
    connection.undo();
    line.tell({ type: "may_undo", may: true });
    connection.undo();
    connection.undo();
    expect(line.said.map((one) => one.type)).toEqual(["undo"]);
    expect(connection.mayUndo).toBe(false);
    line.tell({ type: "refused", key: line.said[0]?.key, words: { id: "refused-not-stored" } });
    expect(connection.mayUndo).toBe(true);
  });

  it("forgets a refusal when the table goes on", () => {
    const { connection, line } = connected();
    line.tell({ type: "problem", words: { id: "refused-not-stored" } });
    expect(connection.refusal).not.toBeNull();
    line.tell(update(1));
    expect(connection.refusal).toBeNull();
  });

  it("knows when the clock of a question runs out", () => {
    const { connection, line } = connected();
    line.tell(update(1, 90));
    expect(connection.endsAt).toBe(Date.now() + 90_000);
    line.tell(update(2));
    expect(connection.endsAt).toBeNull();
    expect(connection.window).toBeNull();
    line.tell({ ...update(3), window: { left: 1.5, lasts: 5 } });
    expect(connection.window).toEqual({ endsAt: Date.now() + 1500, lasts: 5000 });
  });

  it("comes back to a table that was closed, and to no other that sent it away", () => {
    const { connection, line } = connected();
    line.tell({ type: "table", status: "closed", seated: [] });
    line.onclose?.({ code: 4410 });
    expect(connection.line).toBe("lost");
    const other = new Connection("ws://here");
    Line.all[1]?.tell({ type: "table", status: "running", seated: [] });
    Line.all[1]?.onclose?.({ code: 4410 });
    expect(other.line).toBe("closed");
  });
});
