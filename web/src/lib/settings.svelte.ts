/** What a person has set for this browser. */
import type { Tempo } from "./table/stage.svelte";
import type { Pace } from "./table/times";

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
} as const;
export type Language = keyof typeof LANGUAGES;
/** when an answer is asked about once more: always, where something is lost for good, never */
export type Confirm = "always" | "final" | "never";
/** how loud the sounds of the table are */
export type Loudness = "off" | "quiet" | "full";
/** how much is said when it is our turn: the question alone, what happened summed up, or every line of it */
export type Telling = "brief" | "usual" | "full";
/** whether letters and digits act at the table: by themselves, together with Alt, or not at all */
export type KeyWay = "alone" | "alt" | "off";
export type { Pace };

const KEY = "stammtisch-settings";
const KEPT = [
  "language",
  "chosenPace",
  "night",
  "notices",
  "name",
  "face",
  "colour",
  "confirm",
  "sound",
  "text",
  "chosenContrast",
  "telling",
  "keys",
] as const;
/** how long a movement of a page takes, against a brisk one; boards have times of their own */
const PACES: Record<Pace, number> = { calm: 1.5, brisk: 1, instant: 0 };
/** what earlier releases called them */
const FORMER: Record<string, Pace> = {
  slow: "calm",
  normal: "brisk",
  fast: "brisk",
  none: "instant",
};

export const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** The first language of the browser that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const short = language.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const strong = matchMedia("(prefers-contrast: more)");

class Settings {
  language = $state<Language>(preferred(navigator.languages));
  /** the pace that was chosen; as long as none was, the system's wish holds */
  chosenPace = $state<Pace | null>(null);
  night = $state(false);
  notices = $state(false);
  name = $state("");
  /** the drawn face and the colour that one likes; null until one was chosen */
  face = $state<number | null>(null);
  colour = $state<number | null>(null);
  confirm = $state<Confirm>("final");
  sound = $state<Loudness>("quiet");
  /** tables in words instead of drawings */
  text = $state(false);
  /** black on white was chosen, or refused; as long as neither was, the system's wish holds */
  chosenContrast = $state<boolean | null>(null);
  telling = $state<Telling>("usual");
  keys = $state<KeyWay>("alone");
  /** a coach sits beside this person now: whoever learns has time to read, unless another pace was chosen */
  learns = $state(false);
  private systemStill = $state(still.matches);
  private systemContrast = $state(strong.matches);

  constructor() {
    still.addEventListener("change", () => (this.systemStill = still.matches));
    strong.addEventListener("change", () => (this.systemContrast = strong.matches));
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
      for (const field of KEPT)
        if (kept[field] !== undefined) Object.assign(this, { [field]: kept[field] });
      if (this.chosenPace !== null) this.chosenPace = FORMER[this.chosenPace] ?? this.chosenPace;
    } catch {
      // a broken or forbidden store is no reason not to play
    }
    $effect.root(() => {
      $effect(() => this.keep());
    });
  }

  get pace(): Pace {
    return this.chosenPace ?? (this.learns ? "calm" : "brisk");
  }

  /** Nothing moves: pieces fade, in the same order. */
  get still(): boolean {
    return this.chosenPace === null && this.systemStill;
  }

  /** Strong contrast instead of paper and wood. */
  get contrast(): boolean {
    return this.chosenContrast ?? this.systemContrast;
  }

  /** How things are played on the board; words do not move. */
  get tempo(): Tempo {
    const { still: fades } = this;
    const pace = this.text ? "instant" : this.pace;
    return { pace, factor: pace === "instant" ? 0 : 1, still: fades };
  }

  /** How long a movement of so many milliseconds takes for this person. */
  time(milliseconds: number): number {
    return this.still ? 0 : milliseconds * PACES[this.pace];
  }

  private keep(): void {
    document.documentElement.lang = this.language;
    document.documentElement.classList.toggle("night", this.night && !this.contrast);
    document.documentElement.classList.toggle("contrast", this.contrast);
    document.documentElement.classList.toggle("text", this.text);
    document.documentElement.classList.toggle("still", this.time(1) === 0);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify(Object.fromEntries(KEPT.map((field) => [field, this[field]]))),
      );
    } catch {
      // see above
    }
  }
}

export const settings = new Settings();
