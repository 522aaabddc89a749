/** What the shelf says about a table: its name, how things stand, where a click leads. */
import type { TableListed } from "./api";
import { day } from "./format.svelte";
import type { Shell } from "./shell";
import { library, words } from "./words.svelte";

/** A word of a title in its own book. */
export const wordOf = (title: string, id: string): string =>
  library.book(title)?.say(words(id)) ?? "";

export const nameOf = (table: TableListed): string =>
  table.name || wordOf(table.title, "title-name");

export const placeOf = (table: TableListed): string =>
  table.running || table.needs ? `/table/${table.id}` : `/replay/${table.id}`;

/** What waits for me comes first. */
export const inOrder = (tables: readonly TableListed[]): TableListed[] =>
  [...tables].sort(
    (a, b) =>
      Number(Boolean(b.asked)) - Number(Boolean(a.asked)) || Number(b.running) - Number(a.running),
  );

/** Which release plays a match on; an earlier build of the one that runs cannot be fetched. */
export const needed = (release: string, shell: Shell, ours: boolean): string =>
  shell(ours ? "shell-needs-build" : "shell-needs-release", { release });

/** How things stand: “Season 2, round 4: choose your city”. */
export function news(table: TableListed, shell: Shell): string {
  if (table.needs) return `${shell("shell-needs-other")} · ${day(table.created)}`;
  const book = library.book(table.title);
  // only the newest tables tell how they stand
  if (table.running && !table.names?.length) return day(table.created);
  if (!table.running) {
    const { rank } = table;
    const ended = rank ? shell("shell-finished-rank", { number: rank }) : shell("shell-finished");
    return `${ended} · ${day(table.created)}`;
  }
  const [first] = table.status ?? [];
  const status = first ? (book?.say(first, table.names) ?? "") : "";
  const asked = table.asked ? (book?.say(table.asked, table.names) ?? "") : shell("shell-running");
  return [status, asked].filter(Boolean).join(" · ");
}
