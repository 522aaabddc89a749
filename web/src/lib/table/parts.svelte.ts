/** A narrow screen shows one part of the table at a time: which one opens, and where the question can be answered. */
import { flushSync, untrack } from "svelte";

import type { Drawn, Question, Tab } from "$shell/lib/board";
import type { Layout, Words } from "$shell/lib/messages";
import { room } from "$shell/lib/room.svelte";
import { isWhole, partIn, tabOf, tabsWith } from "$shell/lib/tabs";

import { matOf, placeOf, thingOf } from "./chronicle";
import { isEnd } from "./gesture";
import { tabWith, type Found } from "./marking.svelte";

/** What the parts follow. */
export interface Followed {
  readonly seat: number | null;
  /** the board that the title draws, or null for the plain one */
  readonly own: Drawn | null;
  readonly plain: boolean;
  readonly layout: Layout | null | undefined;
  /** what may be answered now, and its number */
  readonly question: Question | null;
  readonly number: number | undefined;
  /** the question as the board draws it */
  readonly drawn: Question | null;
  /** the option of a piece that was taken up */
  readonly lifted: number | null;
}

export class Parts {
  tab = $state<Tab | "log">("board");
  /** the question for which a tab was opened last */
  private opened: number | undefined;

  constructor(private readonly sight: () => Followed) {
    $effect(() => this.open());
    $effect(() => this.follow());
  }

  /** On which tab a thing lies; null while we do not know. */
  private readonly tabFor = $derived.by(() => {
    const { own, layout, seat } = this.sight();
    return own?.partOf ?? (layout && isWhole(layout) ? partIn(layout, seat) : null);
  });

  /** The tabs on which the question can be answered. */
  readonly live = $derived.by(() => this.tabsOf(this.sight().drawn));

  /** Where the question is answered, if not on the tab that is open. */
  readonly elsewhere = $derived(
    room.narrow && (this.tab === "log" || !this.live.has(this.tab))
      ? ([...this.live][0] ?? null)
      : null,
  );

  /** Where a line of the log happened comes into sight, on its tab; what happened nowhere leaves the log open. */
  reveal(said: Words): void {
    const table = (): Element => document.querySelector("main.table") ?? document.body;
    if (room.narrow) {
      const log: Tab | "log" = this.tab;
      this.tab = tabWith((tab) => this.look(tab, said, table)) ?? log;
      flushSync();
    }
    placeOf(said, table())?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private look(tab: Tab, said: Words, table: () => Element): Found {
    this.tab = tab;
    flushSync();
    return { thing: thingOf(said, table()), mat: matOf(said, table()) };
  }

  private tabsOf(question: Question | null): ReadonlySet<Tab> {
    const { seat, plain } = this.sight();
    return tabsWith(question, (address) => this.tabFor?.(address, seat) ?? "board", !plain);
  }

  /** A piece that was taken up shows where it can go: if no such place is on this tab, another opens. */
  private follow(): void {
    const { drawn, lifted } = this.sight();
    if (!room.narrow || !drawn || lifted === null) return;
    const ends = drawn.choices.filter(({ option }) => isEnd(option));
    const tabs = this.tabsOf({ ...drawn, choices: ends });
    const open = untrack(() => this.tab);
    if (open !== "log" && !tabs.has(open)) this.tab = [...tabs][0] ?? open;
  }

  /** The pieces that a question is about are on the tab that opens; whoever reads the log goes on reading. */
  private open(): void {
    const { number, question, own, seat } = this.sight();
    const where = this.tabFor;
    if (!room.narrow || !where || number === undefined || number === this.opened || !question)
      return;
    this.opened = number;
    if (this.tab !== "log" && !question.window)
      this.tab = own?.asksOn ?? tabOf(question, (address) => where(address, seat), this.tab);
  }
}
