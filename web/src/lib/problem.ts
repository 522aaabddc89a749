/** What went wrong, as the server names it; the sentence is said in the reader's language. */
import type { Words } from "./phrasebook";
import type { Shell } from "./shell";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
    /** the reason as the title says it */
    readonly words: Words | null = null,
    /** the number of the request, by which whoever runs the server finds it */
    readonly request: string | null = null,
  ) {
    super(detail || code);
  }
}

/** A sentence for people about anything that was thrown; where a title gives the reason, `say` has its words. */
export function sentence(error: unknown, shell: Shell, say?: (said: Words) => string): string {
  if (say && error instanceof Refusal && error.words) return say(error.words);
  if (error instanceof Refusal && error.code === "fault" && error.request)
    return shell("problem-fault-quoted", { request: error.request });
  if (error instanceof Refusal) return shell(`problem-${error.code}`, { detail: error.detail });
  return shell(error instanceof SyntaxError ? "problem-not-understood" : "problem-fault");
}
