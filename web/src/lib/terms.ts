/** The clock of a table in sentences, the same wherever they are read. */
import { spanOf } from "./clock";
import type { TableShown } from "./messages";
import type { Shell } from "./shell";

type Terms = Pick<TableShown, "clock" | "late" | "nudge" | "days_off">;

export function termsOf({ clock, late, nudge, days_off: days = 0 }: Terms, shell: Shell): string {
  if (clock === null) return shell("shell-terms-none");
  return [
    shell("shell-terms-clock", { span: spanOf(clock, shell) }),
    nudge === undefined || nudge === "never" ? "" : shell(`shell-terms-${nudge}`),
    shell(`shell-terms-${late ?? "once"}`),
    days ? shell("shell-terms-days", { number: days }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
