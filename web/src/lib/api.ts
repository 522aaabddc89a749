/** The server over HTTP. Every failure is a refusal with a code. */
import type {
  AddressShown,
  BookShown,
  BrowserOffered,
  ClosedThings,
  ComponentsChecked,
  Coached,
  Hinted,
  Invitation,
  LinkOffered,
  NewLink,
  NewTable,
  NoticesShown,
  Problem,
  PuzzleJudged,
  PuzzleShown,
  RegularGiven,
  ReplayShown,
  Reviewed,
  ScenesShown,
  Seated,
  Statistics,
  StepShown,
  TableChosen,
  TableListed,
  TableOrder,
  TableSet,
  TableShown,
  TitleShown,
  WholeReplay,
  WishesGiven,
} from "./messages";
import { at, whole } from "./base";
import type { KeptMatch } from "./kept";
import { Refusal } from "./problem";

export type { Statistics, StepShown, TableListed, TableSet, TableShown, TitleShown };

/** Who somebody is that sits down, or only watches. */
export type Who = Omit<LinkOffered, "token">;

/** How the bots are shown: weakest first, one to four dots. */
export interface BotLevel {
  name: string;
  dots: number;
}

/** `json`: the body as text, sent as it is. */
async function call(method: string, path: string, json?: string): Promise<Response> {
  const answer = await fetch(at(path), {
    method,
    headers: json === undefined ? {} : { "content-type": "application/json" },
    ...(json === undefined ? {} : { body: json }),
  }).catch(() => {
    throw new Refusal("no-server");
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "fault", problem?.detail, problem?.words, problem?.request);
}
const read = async <T>(path: string): Promise<T> => (await (await call("GET", path)).json()) as T;
const send = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await (await call("POST", path, JSON.stringify(body))).json()) as T;

/** Whose eyes a replay looks through: a seat's, a spectator's (null), or those of somebody who sees all hands. */
export type Eyes = number | "all" | null;
const eyes = (seat: Eyes): string => (seat === null ? "" : `?seat=${String(seat)}`);

/** What the server says; without a line, what this browser has kept of a match that was watched. */
async function orKept<T>(asked: Promise<T>, id: string, found: (kept: KeptMatch) => T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "no-server") throw error;
    const kept = await import("./kept").then(({ keptMatch }) => keptMatch(id)).catch(() => null);
    if (!kept) throw error;
    return found(kept);
  }
}

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
  table: (id: string): Promise<TableShown> =>
    orKept(read(`/api/tables/${id}`), id, (kept) => kept.table),
  /** what is wrong with a components file, or what it changes */
  checkComponents: (title: string, file: string, text: string): Promise<ComponentsChecked> =>
    send(`/api/components/${title}`, { file, text }),
  create: (order: TableOrder): Promise<TableSet> => send("/api/tables", order),
  /** under which addresses people can come to this server */
  addresses: (): Promise<AddressShown[]> => read("/api/addresses"),
  /** what a link or a code invites to; nothing happens yet */
  invitation: (key: string): Promise<Invitation> => send("/api/invitation", { key }),
  join: (token: string, who: Who): Promise<Seated> => send("/api/join", { token, ...who }),
  joinByCode: (code: string, who: Who): Promise<Seated> => send("/api/join-code", { code, ...who }),
  handToBot: (id: string, seat: number, bot: string): Promise<TableShown> =>
    send(`/api/tables/${id}/seats/${String(seat)}/bot`, { bot }),
  takeSeat: (id: string, seat: number): Promise<TableShown> =>
    send(`/api/tables/${id}/seats/${String(seat)}/take`),
  newLink: async (id: string, seat: number): Promise<string> =>
    (await send<NewLink>(`/api/tables/${id}/seats/${String(seat)}/link`)).token,
  /** a link by which one more device looks through our seat, once */
  invite: async (id: string, seat: number): Promise<string> =>
    (await send<NewLink>(`/api/tables/${id}/seats/${String(seat)}/invite`)).token,
  watchLink: async (id: string): Promise<string> =>
    (await send<NewLink>(`/api/tables/${id}/spectate`)).token,
  wayBack: async (): Promise<string> =>
    `${whole("/back")}#${(await send<NewLink>("/api/identity/link")).token}`,
  comeBack: async (token: string): Promise<void> =>
    void (await call("POST", "/api/identity", JSON.stringify({ token }))),
  /** one's own pages in the regulars' book */
  book: (): Promise<BookShown> => read("/api/book"),
  beCalled: (who: RegularGiven): Promise<BookShown> => send("/api/book/me", who),
  strikeOut: async (name: string): Promise<void> =>
    void (await call("POST", "/api/book/delete", JSON.stringify({ name }))),
  rematch: async (id: string): Promise<string> =>
    (await send<NewTable>(`/api/tables/${id}/rematch`)).id,
  close: async (id: string): Promise<void> =>
    void (await call("POST", `/api/tables/${id}/close`, "{}")),
  forget: async (id: string): Promise<void> => {
    await call("POST", `/api/tables/${id}/delete`, "{}");
    await (await import("./kept")).forgetReplay(id);
  },
  /** have whoever is waited for called once more */
  nudge: (id: string, seat: number): Promise<TableShown> =>
    send(`/api/tables/${id}/seats/${String(seat)}/nudge`),
  /** so many days on which our clock stands still; 0: we are back */
  daysOff: (id: string, seat: number, days: number): Promise<TableShown> =>
    send(`/api/tables/${id}/seats/${String(seat)}/days-off`, { days }),
  notices: (): Promise<NoticesShown> => read("/api/notices"),
  chooseNotices: (given: WishesGiven): Promise<NoticesShown> => send("/api/notices", given),
  addBrowser: (offered: BrowserOffered): Promise<NoticesShown> =>
    send("/api/notices/browser", offered),
  addAddress: (address: string): Promise<NoticesShown> => send("/api/notices/address", { address }),
  tryChannel: (id: string): Promise<NoticesShown> => send(`/api/notices/channels/${id}/try`),
  proveChannel: (id: string, code: string): Promise<NoticesShown> =>
    send(`/api/notices/channels/${id}/arrived`, { code }),
  switchChannel: (id: string, on: boolean): Promise<NoticesShown> =>
    send(`/api/notices/channels/${id}/switch`, { on }),
  removeChannel: (id: string): Promise<NoticesShown> => send(`/api/notices/channels/${id}/remove`),
  chooseTableNotices: (id: string, calls: TableChosen["calls"]): Promise<NoticesShown> =>
    send(`/api/tables/${id}/notices`, { calls }),
  /** what the Master would answer in our place */
  hint: (id: string, seat: number): Promise<Hinted> =>
    read(`/api/tables/${id}/hint?seat=${String(seat)}`),
  review: (id: string, seat: number): Promise<Reviewed> =>
    read(`/api/tables/${id}/review?seat=${String(seat)}`),
  /** today's puzzle, or the one of a number */
  puzzle: (title: string, number: number | null): Promise<PuzzleShown> =>
    read(`/api/puzzles/${title}${number === null ? "" : `?number=${String(number)}`}`),
  judge: (title: string, number: number, option: number): Promise<PuzzleJudged> =>
    send(`/api/puzzles/${title}/${String(number)}`, { option }),
  /** what the coach says about our question */
  coach: (id: string, seat: number): Promise<Coached> =>
    read(`/api/tables/${id}/coach?seat=${String(seat)}`),
  /** what cannot be chosen beside what can, and why */
  closed: (id: string, seat: number): Promise<ClosedThings> =>
    read(`/api/tables/${id}/closed?seat=${String(seat)}`),
  statistics: (id: string): Promise<Statistics> => read(`/api/tables/${id}/statistics`),
  scenes: (id: string): Promise<ScenesShown> => read(`/api/tables/${id}/scenes`),
  replay: (id: string, seat: Eyes): Promise<ReplayShown> =>
    orKept(read(`/api/tables/${id}/replay${eyes(seat)}`), id, (kept) => kept.match.overview),
  replayStep: (id: string, seat: Eyes, step: number): Promise<StepShown> =>
    orKept(read(`/api/tables/${id}/replay/${String(step)}${eyes(seat)}`), id, (kept) =>
      kept.step(seat, step),
    ),
  /** a finished match in one piece, to be kept */
  wholeReplay: (id: string): Promise<WholeReplay | null> => read(`/api/tables/${id}/replay/whole`),
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

/** The socket of a table, seen through a seat or as a spectator; it begins with the status of the layout. */
export function socketUrl(id: string, seat: number | null): string {
  const base = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const eyes = seat === null ? "" : `&seat=${String(seat)}`;
  return `${base}${at("/api/tables")}/${id}/socket?layout=status&moments=all${eyes}`;
}
