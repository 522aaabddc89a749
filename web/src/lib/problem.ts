/** What went wrong, as the server names it; the sentence is said in the reader's language. */
import type { Shell } from "./shell";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
  ) {
    super(detail || code);
  }
}

/** A sentence for people about anything that was thrown. */
export function sentence(error: unknown, shell: Shell): string {
  if (error instanceof Refusal) return shell(`problem-${error.code}`, { detail: error.detail });
  return shell(error instanceof SyntaxError ? "problem-not-understood" : "problem-fault");
}
