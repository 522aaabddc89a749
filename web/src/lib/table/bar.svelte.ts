/** What the question bar says: who is asked, what, and one line of what matters now. */
import type { Question } from "$shell/lib/board";
import type { Connection } from "$shell/lib/connection.svelte";
import type { Words } from "$shell/lib/messages";
import { room } from "$shell/lib/room.svelte";
import type { Shell } from "$shell/lib/shell";
import type { Say } from "$shell/lib/words.svelte";

import { awaited, isOwn } from "./awaited";
import { placeless, placesOf } from "./gesture";
import type { Hand } from "./hand.svelte";
import { sentences } from "./headline";
import type { Stage } from "./stage.svelte";

const NOBODY = { seats: [], window: false };

/** What it follows from. */
export interface Before {
  readonly connection: Connection;
  readonly stage: Stage;
  readonly hand: Hand;
  /** what can be answered now */
  readonly question: Question | null;
  /** what the person points at */
  readonly hovered: number | null;
  /** the host has closed the table */
  readonly closed: boolean;
  /** a scene lies over the table: what may follow it is not said yet */
  readonly staged: boolean;
  /** a bot plays for us: who asked it to, and since when */
  readonly standIn: boolean;
  readonly standInSaid: string;
  /** this screen was called to look, and there is nothing to decide */
  readonly called: boolean;
  readonly names: readonly string[];
  readonly status: readonly Words[];
  /** what to be after in this phase, for who learns */
  readonly goal: string;
  /** the board says all of the status itself */
  readonly told: boolean;
  /** the addresses that the plain board draws; null for a title's own board, which draws them all */
  readonly drawn: ReadonlySet<string> | null;
  readonly say: Say;
  readonly shell: Shell;
}

export class Bar {
  constructor(private readonly given: () => Before) {}

  private readonly now = $derived.by(() => this.given());
  readonly waiting = $derived.by(() =>
    this.now.closed ? NOBODY : (this.now.stage.shown?.waiting ?? NOBODY),
  );
  /** our answer is on its way */
  private readonly travels = $derived.by(() => {
    const { connection, closed } = this.now;
    return connection.line === "open" && !closed && connection.waitingForServer;
  });
  readonly wait = $derived.by(() => ({
    seats: this.waiting.seats,
    own: this.now.connection.hello?.seat ?? null,
    travels: this.travels,
  }));
  /** the question, also while its answer travels: the buttons stay where they are, but do nothing */
  readonly asked = $derived.by(
    () => this.now.question ?? (this.travels ? (this.now.stage.shown?.question ?? null) : null),
  );
  readonly loose = $derived.by(() => (this.asked ? placeless(this.asked, this.now.drawn) : []));
  readonly places = $derived.by(() => {
    const { hand, drawn } = this.now;
    return hand.question ? placesOf(hand.question, drawn) : 0;
  });
  readonly sure = $derived.by(() => this.now.hand.choice(this.now.hand.sure));
  readonly sealed = $derived.by(() => this.now.hand.choice(this.now.hand.sealed));
  private readonly lifted = $derived.by(() => this.now.hand.choice(this.now.hand.lifted));
  readonly regarded = $derived.by(() => this.now.hand.choice(this.now.hovered));
  readonly mood = $derived.by(() => {
    if (this.sure) return "sure";
    if (this.sealed) return "sealed";
    if (this.asked) return "mine";
    return this.waiting.seats.length ? "wait" : "";
  });
  private readonly sentences = $derived.by((): [string, string] =>
    this.asked ? sentences(this.now.say(this.asked.words)) : ["", ""],
  );
  /** what is on its way on the board, or has just landed where no words go with it */
  private readonly seen = $derived.by(() => {
    const { stage } = this.now;
    if (!stage.playing) return null;
    return stage.now.find((event) => event.words)?.words ?? stage.log.at(-1) ?? null;
  });
  /** who only looks on is told so, in another colour: nothing here can be touched */
  readonly watches = $derived.by(() => {
    const { connection, stage, closed } = this.now;
    const { hello, line } = connection;
    return hello?.seat === null && line !== "lost" && !stage.shown?.over && !closed;
  });
  readonly headline = $derived.by(() =>
    this.watches ? this.now.shell("shell-you-are-watching") : this.happening,
  );
  readonly lines = $derived.by(() => this.now.status.map(this.now.say));
  /** only the widest bar has room for the status beside the question; elsewhere it is the line under it */
  readonly beside = $derived(room.form === "wide");

  /** nothing is asked: what others did can be seen once more */
  readonly again = $derived.by(() => {
    const { stage, closed } = this.now;
    return !this.asked && !closed && !stage.playing && !stage.shown?.over && stage.since.length > 0;
  });

  private readonly happening = $derived.by(() => {
    const { connection, stage, closed, staged, standIn, called, names, say, shell } = this.now;
    if (connection.line === "lost") return shell("shell-lost");
    if (this.sure) return shell("shell-sure", { choice: say(this.sure.words) });
    if (this.sealed) return shell("shell-chosen", { choice: say(this.sealed.words) });
    if (this.lifted) return say(this.lifted.words);
    if (this.asked) return this.sentences[0];
    if (standIn && !closed) return shell("shell-bot-plays-for-you");
    if (this.seen) return say(this.seen);
    if (stage.shown?.over) return shell("shell-over");
    if (closed) return shell("shell-closed");
    if (called) return shell("shell-nothing-to-decide");
    const last = stage.log.at(-1);
    if (staged && last) return say(last);
    if (this.waiting.window) return shell("shell-window");
    return awaited(this.wait, names, shell);
  });

  readonly line = $derived.by(() => {
    const { connection, hand, closed, standIn, standInSaid, goal, told, say, shell } = this.now;
    if (connection.refusal) return say(connection.refusal);
    if (this.sure) return say(this.sure.warning ?? this.sure.effect ?? this.sure.words);
    if (this.regarded && this.regarded.option !== hand.lifted) {
      const { words, effect } = this.regarded;
      return effect ? `${say(words)}: ${say(effect)}` : say(words);
    }
    if (this.sealed) return shell(hand.grace === null ? "shell-sealed" : "shell-grace");
    if (this.lifted) return shell("shell-lifted");
    if (this.sentences[1]) return this.sentences[1];
    if (standIn && !closed) return standInSaid;
    if (this.watches) return this.happening;
    if (goal) return goal;
    if (this.asked?.sealed) return shell("shell-in-secret");
    if (!this.beside && !told && !this.asked) return this.lines.join(" · ");
    const last = this.now.stage.log.at(-1);
    // what is seen just now is the headline
    if (this.mood === "wait" && !isOwn(this.wait) && last && !this.seen) return say(last);
    // on a phone the button has no room to say what it takes back
    if (room.narrow && this.asked && connection.mayUndo && connection.undoes)
      return shell("shell-undo-takes", { what: say(connection.undoes) });
    return this.asked && this.places > 0 ? shell(room.narrow ? "shell-how-tap" : "shell-how") : "";
  });
}
