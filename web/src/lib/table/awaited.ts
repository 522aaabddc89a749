/** Who is waited for, said to somebody who is asked nothing now; nobody waits for themselves. */
import { listed } from "$shell/lib/format.svelte";
import type { Shell } from "$shell/lib/shell";

interface Wait {
  seats: readonly number[];
  /** the seat of whoever reads it */
  own: number | null;
  /** their answer is on its way */
  travels: boolean;
}

/** Whether it is the reader's own seat with which it goes on. */
export const isOwn = ({ seats, own, travels }: Wait): boolean =>
  travels || (own !== null && seats.includes(own));

export function awaited(wait: Wait, names: readonly string[], shell: Shell): string {
  if (wait.travels) return shell("shell-on-its-way");
  if (isOwn(wait)) return shell("shell-in-a-moment");
  return shell("shell-waiting", { names: listed(wait.seats.map((seat) => names[seat] ?? "")) });
}
