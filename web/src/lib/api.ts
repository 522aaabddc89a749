/** The server over HTTP. Every failure is a refusal with a code. */
import type {
  NewLink,
  NewTable,
  Problem,
  ReplayShown,
  Seated,
  Statistics,
  StepShown,
  TableListed,
  TableOrder,
  TableSet,
  TableShown,
  TitleShown,
} from "./messages";
import { Refusal } from "./problem";

export type { Statistics, StepShown, TableListed, TableSet, TableShown, TitleShown };

/** How the bots are shown: weakest first, one to four dots. */
export interface BotLevel {
  name: string;
  dots: number;
}

/** `json`: the body as text, sent as it is. */
async function call(method: string, path: string, json?: string): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: json === undefined ? {} : { "content-type": "application/json" },
    ...(json === undefined ? {} : { body: json }),
  }).catch(() => {
    throw new Refusal("no-server");
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "fault", problem?.detail, problem?.words);
}
const read = async <T>(path: string): Promise<T> => (await (await call("GET", path)).json()) as T;
const send = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await (await call("POST", path, JSON.stringify(body))).json()) as T;

/** Whose eyes a replay looks through: a seat's, a spectator's (null), or those of somebody who sees all hands. */
export type Eyes = number | "all" | null;
const eyes = (seat: Eyes): string => (seat === null ? "" : `?seat=${String(seat)}`);

/** The titles are asked for once; a failure is not kept, so that the next one who asks tries again. */
let shelf: Promise<TitleShown[]> | null = null;
const takeFromShelf = (): Promise<TitleShown[]> =>
  (shelf ??= read<TitleShown[]>("/api/titles").catch((error: unknown) => {
    shelf = null;
    throw error;
  }));

export const api = {
  titles: takeFromShelf,
  tables: (): Promise<TableListed[]> => read("/api/tables"),
  table: (id: string): Promise<TableShown> => read(`/api/tables/${id}`),
  create: (order: TableOrder): Promise<TableSet> => send("/api/tables", order),
  join: (token: string, name: string): Promise<Seated> => send("/api/join", { token, name }),
  joinByCode: (code: string, name: string): Promise<Seated> =>
    send("/api/join-code", { code, name }),
  handToBot: (id: string, seat: number, bot: string): Promise<TableShown> =>
    send(`/api/tables/${id}/seats/${String(seat)}/bot`, { bot }),
  takeSeat: (id: string, seat: number): Promise<TableShown> =>
    send(`/api/tables/${id}/seats/${String(seat)}/take`),
  newLink: async (id: string, seat: number): Promise<string> =>
    joinLink((await send<NewLink>(`/api/tables/${id}/seats/${String(seat)}/link`)).token),
  /** a link by which one more device looks through our seat, once */
  invite: async (id: string, seat: number): Promise<string> =>
    joinLink((await send<NewLink>(`/api/tables/${id}/seats/${String(seat)}/invite`)).token),
  watchLink: async (id: string): Promise<string> =>
    joinLink((await send<NewLink>(`/api/tables/${id}/spectate`)).token),
  wayBack: async (): Promise<string> =>
    `${location.origin}/back#${(await send<NewLink>("/api/identity/link")).token}`,
  comeBack: async (token: string): Promise<void> =>
    void (await call("POST", "/api/identity", JSON.stringify({ token }))),
  rematch: async (id: string): Promise<string> =>
    (await send<NewTable>(`/api/tables/${id}/rematch`)).id,
  close: async (id: string): Promise<void> =>
    void (await call("POST", `/api/tables/${id}/close`, "{}")),
  forget: async (id: string): Promise<void> =>
    void (await call("POST", `/api/tables/${id}/delete`, "{}")),
  statistics: (id: string): Promise<Statistics> => read(`/api/tables/${id}/statistics`),
  replay: (id: string, seat: Eyes): Promise<ReplayShown> =>
    read(`/api/tables/${id}/replay${eyes(seat)}`),
  replayStep: (id: string, seat: Eyes, step: number): Promise<StepShown> =>
    read(`/api/tables/${id}/replay/${String(step)}${eyes(seat)}`),
  /** The file goes as it is: its seed has more digits than a number of JavaScript keeps. */
  importRecord: async (text: string): Promise<string> =>
    ((await (await call("POST", "/api/records", text)).json()) as NewTable).id,
  rules: async (title: string, language: string): Promise<string> =>
    (await call("GET", `/api/rules/${title}?language=${language}`)).text(),
  bots: async (): Promise<BotLevel[]> =>
    (await read<string[]>("/api/bots")).map((name, place, all) => ({
      name,
      dots: Math.ceil((4 * (place + 1)) / all.length),
    })),
};

/** The address of a seat's (or the watchers') secret link. The secret stays behind the #: no server log sees it. */
export const joinLink = (token: string): string => `${location.origin}/join#${token}`;

/** The socket of a table, seen through a seat or as a spectator; it begins with the status of the layout. */
export function socketUrl(id: string, seat: number | null): string {
  const base = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const eyes = seat === null ? "" : `&seat=${String(seat)}`;
  return `${base}/api/tables/${id}/socket?layout=status${eyes}`;
}
