import { afterEach, describe, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { words } from "../lib/phrasebook";
import { Refusal, sentence } from "../lib/problem";

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
const asked = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", asked);
afterEach(() => asked.mockReset());

describe("a record from a file", () => {
  it("is sent as it is, with every digit of its seed", async () => {
    const text = '{"seed": 4611686018427387903, "answers": []}\n';
    asked.mockResolvedValueOnce(answer({ id: "brought" }, 201));
    expect(await api.importRecord(text)).toBe("brought");
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      body: text,
      headers: { "content-type": "application/json" },
    });
  });
});

describe("a refusal", () => {
  it("keeps the title's own reason, and says that", async () => {
    const reason = words("table-needs-corners", { card: "9" });
    asked.mockResolvedValueOnce(answer({ code: "bad-table", detail: "x", words: reason }, 400));
    const refused: unknown = await api.importRecord("{}").catch((error: unknown) => error);
    expect(
      sentence(
        refused,
        (id) => id,
        (said) => said.id,
      ),
    ).toBe("table-needs-corners");
    expect(sentence(refused, (id) => id)).toBe("problem-bad-table");
    const plain = new Refusal("no-table", "x", null);
    expect(
      sentence(
        plain,
        (id) => id,
        (said) => said.id,
      ),
    ).toBe("problem-no-table");
  });
});

describe("the titles on the shelf", () => {
  it("are asked for again after a failure, and then once", async () => {
    asked
      .mockRejectedValueOnce(new TypeError("no line"))
      .mockResolvedValueOnce(answer([{ name: "histrio" }]));
    await expect(api.titles()).rejects.toEqual(new Refusal("no-server"));
    expect(await api.titles()).toEqual([{ name: "histrio" }]);
    expect(await api.titles()).toEqual([{ name: "histrio" }]);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("the eyes of a replay", () => {
  it("are a seat's, everybody's or a spectator's", async () => {
    asked.mockImplementation(() => Promise.resolve(answer({ steps: 1, log: [] })));
    for (const seat of [1, "all", null] as const) await api.replay("t", seat);
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      "/api/tables/t/replay?seat=1",
      "/api/tables/t/replay?seat=all",
      "/api/tables/t/replay",
    ]);
  });
});
