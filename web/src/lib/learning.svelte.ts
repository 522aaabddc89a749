/** What this person has learnt so far, by title: evenings, lessons heard, warnings that are not wanted any more. */
const KEY = "stammtisch-learning";

interface Learnt {
  /** how many first evenings were begun */
  evenings: number;
  /** a match was played to its end */
  finished: boolean;
  /** the three pictures are not wanted any more */
  skips: boolean;
  /** the coach is wanted; null as long as nobody said so */
  coach: boolean | null;
  /** the kinds of questions whose lesson was heard */
  heard: string[];
  /** the warnings that are not wanted any more */
  muted: string[];
}

const NOTHING: Learnt = {
  evenings: 0,
  finished: false,
  skips: false,
  coach: null,
  heard: [],
  muted: [],
};

class Learning {
  private readonly kept = $state<Record<string, Learnt>>({});

  constructor() {
    try {
      Object.assign(this.kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a broken or forbidden store is no reason not to learn
    }
  }

  of(title: string): Readonly<Learnt> {
    return { ...NOTHING, ...this.kept[title] };
  }

  /** The coach teaches until a first match has been played, and whoever wants him afterwards. */
  coached(title: string): boolean {
    const { coach, finished } = this.of(title);
    return coach ?? !finished;
  }

  /** A first evening begins; its number chooses the deal. */
  begin(title: string): number {
    const { evenings } = this.of(title);
    this.note(title, { evenings: evenings + 1, coach: true });
    return evenings;
  }

  skip(title: string): void {
    this.note(title, { skips: true });
  }

  /** A match is over. Whoever switched the coach on or off keeps what was chosen; a first evening ends the lessons. */
  finish(title: string): void {
    const { finished } = this.of(title);
    this.note(title, finished ? {} : { finished: true, coach: null });
  }

  wish(title: string, coach: boolean): void {
    this.note(title, { coach });
  }

  hear(title: string, kind: string): void {
    const { heard } = this.of(title);
    if (!heard.includes(kind)) this.note(title, { heard: [...heard, kind] });
  }

  /** All lessons are told once more. */
  forget(title: string): void {
    this.note(title, { heard: [], muted: [], coach: true });
  }

  mute(title: string, caution: string, off: boolean): void {
    const { muted } = this.of(title);
    const others = muted.filter((one) => one !== caution);
    this.note(title, { muted: off ? [...others, caution] : others });
  }

  private note(title: string, news: Partial<Learnt>): void {
    this.kept[title] = { ...this.of(title), ...news };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // see above
    }
  }
}

export const learning = new Learning();
