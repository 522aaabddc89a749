/** How the pages speak: a message of the platform in the reader's language. */
export type Shell = (id: string, args?: Record<string, string | number>) => string;

/** What every page is given. */
export interface PageProps {
  /** what the page is about, as its address says: a title or a table */
  what: string;
  shell: Shell;
}
