/** Which line of the log shows where it happened: the one that is pointed at, else the one that was kept. */
import type { Tab } from "../board";
import type { Words } from "../messages";

export class Marking {
  pointed = $state.raw<Words | null>(null);
  kept = $state.raw<Words | null>(null);
  readonly shown = $derived(this.pointed ?? this.kept);
  /** its line is out of sight: the mark goes with the next press */
  passing = false;

  constructor(
    /** show the part of the table on which a line happened */
    private readonly reveal: (said: Words) => void,
  ) {}

  /** Keep a line, or let go of it. `covers`: the log lies where the table would be, and makes room for it. */
  keep(said: Words, covers: boolean): void {
    const again = this.kept === said;
    this.forget();
    if (again) return;
    this.kept = said;
    this.passing = covers;
    if (covers) this.pointed = null; // the line goes, and nothing says that it is not pointed at any more
    this.reveal(said);
  }

  /** Nothing is kept any more. True where something was. */
  forget(): boolean {
    const was = this.kept !== null;
    this.kept = null;
    this.passing = false;
    return was;
  }
}

/** What can be found of a line on a part of the table. */
export interface Found {
  thing: Element | null;
  mat: Element | null;
}

/** On a narrow screen: the tab on which a thing lies that a line names, else the one with the mat of its seat. */
export function tabWith(look: (tab: Tab) => Found): Tab | null {
  const seen = (["board", "me", "others"] as const).map((tab) => [tab, look(tab)] as const);
  for (const what of ["thing", "mat"] as const)
    for (const [tab, found] of seen) if (found[what]) return tab;
  return null;
}
