/** What a person has set for this browser. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
} as const;
export type Language = keyof typeof LANGUAGES;
/** when an answer is asked about once more: always, where something is lost for good, never */
export type Confirm = "always" | "final" | "never";
export type Pace = "slow" | "normal" | "fast" | "none";

const KEY = "stammtisch-settings";
const KEPT = ["language", "chosenPace", "night", "notices", "name", "confirm"] as const;
const PACES: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.45, none: 0 };

export const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** The first language of the browser that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const short = language.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>(preferred(navigator.languages));
  /** the pace that was chosen; as long as none was, the system's wish holds */
  chosenPace = $state<Pace | null>(null);
  night = $state(false);
  notices = $state(false);
  name = $state("");
  confirm = $state<Confirm>("final");
  private calm = $state(calm.matches);

  constructor() {
    calm.addEventListener("change", () => (this.calm = calm.matches));
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
      for (const field of KEPT)
        if (kept[field] !== undefined) Object.assign(this, { [field]: kept[field] });
    } catch {
      // a broken or forbidden store is no reason not to play
    }
    $effect.root(() => {
      $effect(() => this.keep());
    });
  }

  get pace(): Pace {
    return this.chosenPace ?? (this.calm ? "none" : "normal");
  }

  /** How long a movement of so many milliseconds takes for this person. */
  time(milliseconds: number): number {
    return milliseconds * PACES[this.pace];
  }

  private keep(): void {
    document.documentElement.lang = this.language;
    document.documentElement.classList.toggle("night", this.night);
    document.documentElement.classList.toggle("still", this.pace === "none");
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
