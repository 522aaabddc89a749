/** What happened since one's last answer, as it is said before the next question. */
import type { Words } from "$shell/lib/messages";
import { seatsIn } from "$shell/lib/phrasebook";
import type { Telling } from "$shell/lib/settings.svelte";
import type { Story } from "$shell/lib/table/chronicle";
import { brought, gains, tidings, type Worth } from "$shell/lib/table/news";
import type { Say } from "$shell/lib/words.svelte";

/** What a title says about its log and what counts in it; empty for one that draws no board. */
export interface Keeping {
  story: Story;
  worth: Worth | null;
}
/** The lines since the last answer, with the views before and after them. */
export interface Past {
  lines: readonly Words[];
  before: unknown;
  after: unknown;
}

/** of one's own doing so many lines at most */
const OWN = 2;

/** One sentence for each seat and what it brought, in the order in which they began; what only heads or deals is left
 * out. Whoever wants every line gets every line, whoever wants none gets none. */
export function summary(
  past: Past,
  own: number | null,
  { story, worth }: Keeping,
  telling: Telling,
  say: Say,
): string[] {
  if (telling === "brief") return [];
  const { rounds = [], turns = [], deals = [], dear = [] } = story;
  const told = past.lines.filter(({ id }) => !deals.includes(id));
  if (telling === "full") return told.map(say);
  const balance = (seat: number): string =>
    gains(past.before, past.after, seat, worth ?? {})
      .map((gain) => brought(gain, say))
      .join(", ");
  const heading = told.filter(({ id }) => rounds.includes(id)).slice(-1);
  const doings = told.filter(({ id }) => !rounds.includes(id) && !turns.includes(id));
  const seats = [...new Set(doings.flatMap((line) => seatsIn(line).slice(0, 1)))];
  const of = (seat: number): Words[] => doings.filter((line) => seatsIn(line)[0] === seat);
  return [
    ...heading.map(say),
    ...seats.map((seat) => {
      const lines = seat === own ? of(seat).slice(-OWN).map(say) : tidings(of(seat), dear, say);
      return [...lines, balance(seat)].filter(Boolean).join(" ");
    }),
  ];
}
