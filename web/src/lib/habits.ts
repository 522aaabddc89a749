/** How this browser last laid a table of each title: the next one begins there. */
const KEY = "stammtisch-habits";

export interface Habit {
  variants: Record<string, string>;
  /** the level of the bot at each seat, also where a person sat */
  bots: string[];
}

const kept = (): Record<string, Habit> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Habit>;
  } catch {
    return {}; // a broken or forbidden store is no reason not to play
  }
};

/** The last table of a title; null for who has laid none yet. */
export const lastTable = (title: string): Habit | null => kept()[title] ?? null;

export function keepTable(title: string, habit: Habit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [title]: habit }));
  } catch {
    // see above
  }
}
