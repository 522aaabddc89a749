/** The person's hand: what it has lifted, what it keeps back, and when a choice becomes the answer. */
import type { Question } from "$shell/lib/board";
import type { Connection } from "$shell/lib/connection.svelte";
import type { Choice, Run, Step } from "$shell/lib/messages";
import { settings } from "$shell/lib/settings.svelte";

import { acting, leadOf, leadsFrom, runChoice, runOf } from "./gesture";

/** milliseconds in which a choice that would be final at once can still be changed */
export const GRACE = 1200;

export class Hand {
  /** the option of a piece that was taken up; its places glow */
  lifted = $state<number | null>(null);
  /** the option that is asked about once more */
  sure = $state<number | null>(null);
  /** the option that is final in a moment */
  grace = $state<number | null>(null);
  /** whether a beginner is warned of an answer before it is given; then `anyway` gives it */
  warns: (kind: string, option: number, anyway: () => void) => boolean = () => false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** what is lifted as soon as the answers that are on their way have brought it back */
  private comes: number | null = null;

  constructor(
    private readonly line: Connection,
    /** what may be answered now */
    private readonly asked: () => Question | null,
    /** an answer or a sealed choice was given out of this hand */
    private readonly given: () => void,
  ) {}

  /** The question as the board draws it. */
  get question(): Question | null {
    const asked = this.asked();
    return asked && acting(asked, this.lifted);
  }

  /** What is chosen and not handed in. */
  get picked(): number | null {
    return this.lifted ?? this.sure ?? this.grace ?? this.line.held;
  }

  /** A sealed choice is made and can still be changed. */
  get sealed(): number | null {
    return this.grace ?? this.line.held;
  }

  /** What the hand is about, for the page: something lifted, asked once more, sealed, final in a moment. */
  get state(): "lifted" | "sure" | "grace" | "held" | undefined {
    if (this.lifted !== null) return "lifted";
    if (this.sure !== null) return "sure";
    if (this.grace !== null) return "grace";
    return this.line.held === null ? undefined : "held";
  }

  choice(option: number | null): Choice | null {
    const asked = this.question;
    if (!asked || option === null) return null;
    return asked.choices.find((one) => one.option === option) ?? runChoice(asked, option);
  }

  /** A click, a tap, Enter, a digit or a drop on something that acts. */
  pick(option: number): void {
    const asked = this.asked();
    if (!asked) return;
    const run = runOf(asked, option);
    if (run) {
      this.run(option, run);
      return;
    }
    const lead = leadOf(asked, option);
    if (lead) {
      this.give(option, lead.begins, lead.steps);
      return;
    }
    const leads = leadsFrom(asked, option);
    if (leads.length === 0) this.give(option, option, []);
    else if (this.lifted !== option) this.lift(option);
    else if (leads.some((one) => one.open)) this.give(option, option, []);
    else this.lifted = null;
  }

  /** A piece that leads on is lifted; one that lies somewhere comes back first. */
  takeUp(option: number): void {
    const asked = this.asked();
    if (asked && runOf(asked, option)) this.pick(option);
    else this.lift(option);
  }

  lift(option: number): void {
    this.putBack();
    this.lifted = option;
  }

  /** Nothing is in the hand any more. True where there was something; what was only asked about changes nothing. */
  putBack(): boolean {
    if (this.sure !== null) {
      this.sure = null;
      return true;
    }
    const was = this.picked !== null;
    clearTimeout(this.timer);
    [this.lifted, this.sure, this.grace] = [null, null, null];
    if (this.line.held !== null) this.line.hold(null);
    return was;
  }

  /** A new question: whatever was in the hand belonged to the last one. */
  empty(): void {
    clearTimeout(this.timer);
    [this.lifted, this.sure, this.grace] = [null, null, null];
  }

  /** Take up what a run has brought back, once it is there. */
  receive(): void {
    const asked = this.asked();
    if (this.comes === null || !asked || this.line.waitingForServer) return;
    const back = this.comes;
    this.comes = null;
    if (leadsFrom(asked, back).length > 0) this.lifted = back;
  }

  /** Several answers under one name. */
  private run(shown: number, { steps, lifts }: Run): void {
    const [first, ...then] = steps;
    if (!first || this.asked()?.kind !== first.kind || this.asksFirst(shown)) return;
    this.send(first.option, then);
    this.comes = lifts ?? null;
  }

  private give(shown: number, option: number, then: readonly Step[]): void {
    const last = then.at(-1) ?? { kind: this.asked()?.kind ?? "", option };
    if (this.warns(last.kind, last.option, () => this.send(option, then))) {
      this.empty();
      return;
    }
    if (this.asksFirst(shown)) return;
    if (this.asked()?.sealed && then.length === 0) this.seal(option);
    else this.send(option, then);
  }

  /** Ask once more, if the person wants it of such a choice and was not asked yet. */
  private asksFirst(shown: number): boolean {
    const { confirm } = settings;
    const asks = confirm === "always" || (confirm === "final" && this.choice(shown)?.warning);
    if (!asks || this.sure === shown || this.grace === shown) return false;
    this.empty();
    this.sure = shown;
    return true;
  }

  private send(option: number, then: readonly Step[]): void {
    this.empty();
    this.line.answer(option, then);
    this.given();
  }

  /** The table keeps it while others choose; where nobody else does, it is final after a moment. Whoever is read to
   * would hear of that moment when it is over: there the question says before that the choice is final at once. */
  private seal(option: number): void {
    const again = this.grace === option;
    this.empty();
    const others = this.line.update?.waiting.seats.some((seat) => seat !== this.line.hello?.seat);
    if (others) {
      this.line.hold(option);
      this.given();
    } else if (again || settings.text) this.send(option, []);
    else {
      this.grace = option;
      this.timer = setTimeout(() => this.send(option, []), GRACE);
    }
  }
}
