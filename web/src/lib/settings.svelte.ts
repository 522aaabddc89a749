/** What a person has set for this browser. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export type Pace = "slow" | "normal" | "fast" | "none";

const KEY = "stammtisch-settings";
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

class Settings {
  language = $state<Language>(preferred(navigator.languages));
  pace = $state<Pace>(matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "normal");
  night = $state(false);
  notices = $state(false);
  name = $state("");

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a broken or forbidden store is no reason not to play
    }
    $effect.root(() => {
      $effect(() => this.keep());
    });
  }

  /** How long a movement of so many milliseconds takes for this person. */
  time(milliseconds: number): number {
    return milliseconds * PACES[this.pace];
  }

  private keep(): void {
    const { language, pace, night, notices, name } = this;
    document.documentElement.lang = language;
    document.documentElement.classList.toggle("night", night);
    document.documentElement.classList.toggle("still", pace === "none");
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, pace, night, notices, name }));
    } catch {
      // see above
    }
  }
}

export const settings = new Settings();
