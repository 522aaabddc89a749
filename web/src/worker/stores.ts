/** Where a browser keeps what it may need without a line, and what may lie there. */

/** the page and what everybody gets alike: words, titles, covers, rules */
export const SHELL = "stammtisch-shell";
/** scripts, styles and typefaces, whose names change with what is in them */
export const FILES = "stammtisch-files";
/** finished matches that were watched; only pages write there */
export const REPLAYS = "stammtisch-replays";
export const KNOWN = [SHELL, FILES, REPLAYS];

/** Whether a path inside our scope is a file that never changes. */
export const isFile = (path: string): boolean => path.startsWith("assets/");

/** Whether the answer to a path is the same for everybody, and no secret. */
export const isPublic = (path: string): boolean =>
  /^api\/(titles$|words\/|cover\/|rules\/|bots$)/.test(path);
