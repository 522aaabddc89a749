/** The socket of one table: keeps itself alive, resends what was not acknowledged, holds what the server told. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";

import type {
  AnswerSaid,
  ChatSaid,
  ChatTold,
  EventTold,
  ExplainSaid,
  HelloTold,
  Messages,
  OrderSaid,
  PingSaid,
  TableTold,
  UndoSaid,
  UpdateTold,
  Words,
} from "./messages";

type ServerMessage = Messages["server"];
type ClientMessage = AnswerSaid | UndoSaid | ExplainSaid | OrderSaid | ChatSaid | PingSaid;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;
const GIVEN_UP = new Set([4403, 4404, 4410]);

export type Line = "connecting" | "open" | "lost" | "closed";

const newKey = (): string => crypto.randomUUID();

export class Connection {
  line = $state<Line>("connecting");
  hello = $state.raw<HelloTold | null>(null);
  table = $state.raw<TableTold | null>(null);
  update = $state.raw<UpdateTold | null>(null);
  events = $state.raw<readonly EventTold[]>([]);
  log = $state.raw<readonly Words[]>([]);
  chat = $state.raw<readonly ChatTold[]>([]);
  mayUndo = $state(false);
  refusal = $state.raw<Words | null>(null);
  explained = $state.raw<{ address: string; words: Words } | null>(null);

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private over = false;
  /** what was said and not yet acknowledged, by key */
  private readonly pending = new SvelteMap<string, AnswerSaid | UndoSaid>();

  private readonly stored = new SvelteSet<string>();

  constructor(private readonly url: string) {
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.over) return;
    if (GIVEN_UP.has(code)) {
      this.line = "closed";
      return;
    }
    this.line = "lost";
    this.timer = window.setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Leave for good. */
  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.hello = message;
        this.line = "open";
        this.pause = FIRST_PAUSE;
        for (const said of this.pending.values()) this.send(said);
        break;
      case "table":
        this.table = message;
        break;
      case "update":
        this.take(message);
        break;
      case "may_undo":
        this.mayUndo = message.may;
        break;
      case "accepted":
        this.stored.add(message.key);
        this.forget();
        break;
      case "stale":
        this.pending.delete(message.key);
        break;
      case "refused":
        this.pending.delete(message.key);
        this.refusal = message.words;
        break;
      case "explained":
        this.explained = { address: message.address, words: message.words };
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
    this.update = update;
    this.explained = null;
    this.forget();
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

  /** Answer the present question. Sent again after a broken line until the server has it. */
  answer(option: number): void {
    const question = this.update?.question;
    if (!question || this.waitingForServer) return;
    const said: AnswerSaid = { type: "answer", question: question.number, option, key: newKey() };
    this.pending.set(said.key, said);
    this.refusal = null;
    this.send(said);
  }

  /** Whether an answer is on its way. */
  get waitingForServer(): boolean {
    return this.pending.size > 0;
  }

  undo(): void {
    const said: UndoSaid = { type: "undo", key: newKey() };
    this.pending.set(said.key, said);
    this.refusal = null;
    this.send(said);
  }

  explain(address: string): void {
    this.send({ type: "explain", address });
  }

  order(order: OrderSaid["order"]): void {
    this.send({ type: "order", order, mute: [] });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }
}
