/** Which puzzles of the day this browser has solved: the first try counts. */
const KEY = "stammtisch-puzzles";
const WEEK = 7;

export type Tried = "solved" | "missed" | "open";
type Book = Record<string, boolean>;

function read(): Book {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Book;
  } catch {
    return {};
  }
}
const key = (title: string, day: number): string => `${title}/${String(day)}`;

/** Keep how a day's puzzle went, unless it was tried before; weeks ago is forgotten. */
export function note(title: string, day: number, solved: boolean): void {
  const kept = Object.entries({ [key(title, day)]: solved, ...read() });
  const fresh = kept.filter(([name]) => Number(name.split("/")[1]) > day - 4 * WEEK);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fresh)));
  } catch {
    /* a browser that keeps nothing */
  }
}

/** The last seven days, today last. */
export function week(title: string, today: number): { day: number; tried: Tried }[] {
  const kept = read();
  return Array.from({ length: WEEK }, (_, place) => {
    const day = today - WEEK + 1 + place;
    const solved = kept[key(title, day)];
    return { day, tried: solved === undefined ? "open" : solved ? "solved" : "missed" };
  });
}

/** A day as the reader's language writes it. */
export const dayName = (day: number, language: string): string =>
  new Date(day * 86_400_000).toLocaleDateString(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
