/** How the pages speak: a message of the platform in the reader's language. */
export type Shell = (id: string, args?: Record<string, string | number>) => string;
