/** The clock of a table in sentences, the same wherever they are read. */
import { spanOf } from "./clock";
import type { TableShown } from "./messages";
import type { Shell } from "./shell";

type Terms = Pick<TableShown, "clock" | "late" | "nudge" | "days_off" | "night_rest">;

export function termsOf(terms: Terms, shell: Shell): string {
  const { clock } = terms;
  if (clock === null) return shell("shell-terms-none");
  const first = shell("shell-terms-clock", { span: spanOf(clock, shell) });
  return `${first} ${furtherTerms(terms, shell)}`;
}

/** The same where somebody has read already how long they may think. */
export function furtherTerms(terms: Terms, shell: Shell): string {
  const { late, nudge, days_off: days = 0, night_rest: rests = false } = terms;
  return [
    rests ? shell("shell-terms-nights") : "",
    nudge === undefined || nudge === "never" ? "" : shell(`shell-terms-${nudge}`),
    shell(`shell-terms-${late ?? "once"}`),
    days ? shell("shell-terms-days", { number: days }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
