/** The socket of one table: keeps itself alive, resends what was not acknowledged, holds what the server told. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";

import type { ReactionTime } from "./clock";
import { goOn } from "./table/gesture";
import type {
  AnswerSaid,
  ChatSaid,
  ChatTold,
  EventTold,
  ExplainedTold,
  ExplainSaid,
  AwaySaid,
  HoldSaid,
  HelloTold,
  LayoutSaid,
  Messages,
  OrderSaid,
  PingSaid,
  StandingTold,
  Step,
  TableTold,
  UndoSaid,
  UpdateTold,
  Words,
} from "./messages";

type ServerMessage = Messages["server"];
type ClientMessage =
  | AnswerSaid
  | AwaySaid
  | HoldSaid
  | UndoSaid
  | ExplainSaid
  | OrderSaid
  | ChatSaid
  | PingSaid
  | LayoutSaid;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;
const TABLE_GONE = 4410;
const GIVEN_UP = new Set([4403, 4404, TABLE_GONE]);
/** milliseconds between two pings, and how long the line may be silent after one */
const PING_EVERY = 20_000;
const PATIENCE = 8000;

export type Line = "connecting" | "open" | "lost" | "closed";

/** A key that nobody else has. randomUUID is missing where the page comes over plain http from another machine. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

export class Connection {
  line = $state<Line>("connecting");
  hello = $state.raw<HelloTold | null>(null);
  table = $state.raw<TableTold | null>(null);
  update = $state.raw<UpdateTold | null>(null);
  events = $state.raw<readonly EventTold[]>([]);
  log = $state.raw<readonly Words[]>([]);
  chat = $state.raw<readonly ChatTold[]>([]);
  mayUndo = $state(false);
  /** what an undo would take back */
  undoes = $state.raw<Words | null>(null);
  /** how many answers were taken back here */
  undone = $state(0);
  /** the number of the question at which our seat is: it counts answers, and undos too */
  private reached = $state(1);
  /** what the table keeps for us until everybody has chosen */
  held = $state<number | null>(null);
  /** what our seat has ordered about windows */
  standing = $state<StandingTold["order"]>("ask");
  refusal = $state.raw<Words | null>(null);
  explained = $state.raw<ExplainedTold | null>(null);
  /** what has been asked about things since the last update, by their addresses */
  things = $state.raw<Record<string, ExplainedTold>>({});
  /** when the clock of the present question runs out, in milliseconds of Date.now() */
  endsAt = $state<number | null>(null);
  /** the reaction window that runs for everybody */
  window = $state.raw<ReactionTime | null>(null);

  /** when the last message came in, on the page's clock */
  came = 0;
  /** whoever plays what happened (`table/stage.svelte.ts`) */
  heard: ((update: UpdateTold) => void) | null = null;

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly pings: ReturnType<typeof setInterval>;
  private over = false;
  /** a line begins without the layout, beyond its status */
  private whole = false;
  private gone = false;
  /** what was said and not yet acknowledged, by key */
  private readonly pending = new SvelteMap<string, AnswerSaid | UndoSaid>();

  private readonly stored = new SvelteSet<string>();
  /** the answers that a gesture still has to give */
  private chain: readonly Step[] = [];

  constructor(private readonly url: string) {
    this.pings = setInterval(this.ping, PING_EVERY);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.came = event.timeStamp;
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.hush();
    if (this.over) return;
    // whoever sits at a table that is closed is let in again, to look at it
    const shut = code === TABLE_GONE && this.table?.status === "closed";
    if (GIVEN_UP.has(code) && !shut) {
      this.line = "closed";
      return;
    }
    this.line = "lost";
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Still there? A line over which nothing comes back is dead, even if nobody has hung up. */
  private readonly ping = (): void => {
    if (this.line !== "open" || this.silence !== undefined) return;
    this.silence = setTimeout(() => this.drop(), PATIENCE);
    this.send({ type: "ping" });
  };

  private hush(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  /** Hang up without waiting for the other side, which may not hear us. */
  private hangUp(): void {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
  }

  private drop(): void {
    this.hangUp();
    this.lost(0);
  }

  /** The page is seen again or the network is back: find out at once how the line is. */
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.line !== "lost") {
      this.ping();
      return;
    }
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.hangUp();
    this.open();
  };

  /** Whether updates shall hold the whole layout: the plain board draws it, a drawn board needs its status alone. */
  layout(whole: boolean): void {
    if (whole === this.whole) return;
    this.whole = whole;
    if (this.line === "open") this.send({ type: "layout", whole });
  }

  /** Whether we do not look just now; everybody at the table sees it. */
  away(away: boolean): void {
    this.gone = away;
    if (this.line === "open") this.send({ type: "away", away });
  }

  /** Leave for good. */
  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.hush();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private hear(message: ServerMessage): void {
    this.hush();
    switch (message.type) {
      case "hello":
        this.hello = message;
        this.standing = message.standing?.order ?? "ask";
        // both are told anew after a hello
        this.chat = [];
        this.mayUndo = false;
        this.line = "open";
        this.pause = FIRST_PAUSE;
        if (this.whole) this.send({ type: "layout", whole: true });
        if (this.gone) this.send({ type: "away", away: true });
        for (const said of this.pending.values()) this.send(said);
        if (this.held !== null) this.hold(this.held);
        break;
      case "table":
        this.table = message;
        break;
      case "update":
        this.take(message);
        break;
      case "may_undo":
        this.mayUndo = message.may;
        this.undoes = message.words ?? null;
        break;
      case "held":
        if (message.question === this.update?.question?.number) this.held = message.option;
        break;
      case "accepted":
        this.count(this.pending.get(message.key));
        this.stored.add(message.key);
        this.forget();
        break;
      case "stale":
        this.chain = [];
        this.pending.delete(message.key);
        break;
      case "refused":
        // an undo that is fair but could not be stored may be tried again
        if (this.pending.get(message.key)?.type === "undo")
          this.mayUndo = message.words.id === "refused-not-stored";
        this.pending.delete(message.key);
        this.chain = [];
        this.refusal = message.words;
        break;
      case "explained":
        this.explained = message;
        this.things = { ...this.things, [message.address]: message };
        break;
      case "standing":
        this.standing = message.order;
        break;
      case "chat":
        this.chat = [...this.chat, message].slice(-200);
        break;
      case "problem":
        this.refusal = message.words;
        break;
    }
  }

  private take(update: UpdateTold): void {
    const news = update.events.flatMap((event) => (event.words ? [event.words] : []));
    this.log = update.fresh ? update.log : [...this.log, ...news];
    this.events = update.fresh ? [] : update.events;
    if (this.update?.question?.number !== update.question?.number) this.held = null;
    this.update = update;
    this.reached = update.question?.number ?? this.reached;
    const seconds = update.question?.seconds ?? null;
    this.endsAt = seconds === null ? null : Date.now() + seconds * 1000;
    const window = update.window ?? null;
    this.window = window && {
      endsAt: Date.now() + window.left * 1000,
      lasts: window.lasts * 1000,
    };
    this.explained = null;
    this.things = {};
    this.refusal = null;
    this.forget();
    this.heard?.(update);
    this.goOn();
  }

  /** The next answer of a gesture, as soon as it is asked for; where something else is asked the gesture ends. */
  private goOn(): void {
    const question = this.update?.question;
    if (this.chain.length === 0 || !question || this.waitingForServer) return;
    const [step, rest] = goOn(this.chain, question) ?? [null, []];
    this.chain = rest;
    if (step) this.give(step.option);
  }

  private count(said: AnswerSaid | UndoSaid | undefined): void {
    if (said?.type === "undo") this.undone += 1;
    else if (said) this.reached = Math.max(this.reached, said.question + 1);
  }

  /** Drop what is stored, an answer only when its question is gone too: else it would flash up again. */
  private forget(): void {
    for (const [key, said] of this.pending) {
      const gone = said.type === "undo" || this.update?.question?.number !== said.question;
      if (gone && this.stored.delete(key)) this.pending.delete(key);
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Answer the present question, and with it those that a gesture goes on with. */
  answer(option: number, then: readonly Step[] = []): void {
    if (!this.update?.question || this.waitingForServer) return;
    this.chain = then;
    this.give(option);
  }

  /** Sent again after a broken line until the server has it. */
  private give(option: number): void {
    const question = this.update?.question;
    if (!question) return;
    const said: AnswerSaid = { type: "answer", question: question.number, option, key: newKey() };
    this.pending.set(said.key, said);
    this.refusal = null;
    this.send(said);
  }

  /** Let the table keep a choice until everybody has chosen; null takes it back. */
  hold(option: number | null): void {
    const question = this.update?.question;
    if (!question || this.waitingForServer) return;
    this.held = option;
    this.send({ type: "hold", question: question.number, option });
  }

  /** Whether an answer is on its way. */
  get waitingForServer(): boolean {
    return this.pending.size > 0;
  }

  /** Whether our seat has done anything that was not taken back: an answer and its undo are two. */
  get acted(): boolean {
    return this.reached - 1 > 2 * this.undone;
  }

  /** Take the last answer back, if that is allowed. */
  undo(): void {
    if (!this.mayUndo || this.waitingForServer) return;
    this.mayUndo = false;
    this.chain = [];
    const said: UndoSaid = { type: "undo", key: newKey() };
    this.pending.set(said.key, said);
    this.refusal = null;
    this.send(said);
  }

  explain(address: string): void {
    this.send({ type: "explain", address });
  }

  /** A wish about windows to come; the server tells when it holds and when it has ended. */
  order(order: OrderSaid["order"]): void {
    this.send({ type: "order", order, mute: [] });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }
}
