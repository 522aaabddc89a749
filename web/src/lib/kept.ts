/** Finished matches that were watched, kept in this browser to be watched again without a line. */
import { REPLAYS } from "../worker/stores";
import { whole } from "./base";
import type { ReplayShown, StepShown, TableShown, WholeReplay } from "./messages";
import { canKeep } from "./offline";
import { Refusal } from "./problem";
import { changed, type Change } from "./table/changes";

/** so many, those watched last; one weighs about a megabyte */
const MOST = 12;

interface Kept {
  table: TableShown;
  match: WholeReplay;
  at: number;
}

const place = (id: string): string => whole(`/kept/${id}`);

/** What lies here, the last one watched first. */
export async function keptReplays(): Promise<Kept[]> {
  if (!canKeep()) return [];
  const store = await caches.open(REPLAYS);
  const found = await Promise.all((await store.keys()).map((one) => store.match(one)));
  const all = await Promise.all(found.map(async (one) => (await one?.json()) as Kept | undefined));
  return all.filter((one) => one !== undefined).sort((a, b) => b.at - a.at);
}

/** Keep a match that is over; the oldest one makes way. Nothing of it opens anything any more. */
export async function keepReplay(table: TableShown, match: WholeReplay): Promise<void> {
  if (!canKeep()) return;
  const store = await caches.open(REPLAYS);
  const kept: Kept = { table: { ...table, code: null }, match, at: Date.now() };
  await store.put(place(table.id), new Response(JSON.stringify(kept)));
  const surplus = (await keptReplays()).slice(MOST);
  await Promise.all(surplus.map((one) => store.delete(place(one.table.id))));
}

/** Forget a match whose table was deleted. */
export async function forgetReplay(id: string): Promise<void> {
  if (canKeep()) await (await caches.open(REPLAYS)).delete(place(id));
}

async function kept(id: string): Promise<Kept | null> {
  if (!canKeep()) return null;
  const found = await (await caches.open(REPLAYS)).match(place(id));
  return found ? ((await found.json()) as Kept) : null;
}

/** What the server says; without a line, what was kept of it. */
async function orKept<T>(asked: Promise<T>, id: string, found: (one: Kept) => T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const one = error instanceof Refusal && error.code === "no-server" ? await kept(id) : null;
    if (!one) throw error;
    return found(one);
  }
}

/** A step of a kept match: the first one, and all that changed up to it. */
export function stepOf({ steps }: WholeReplay, step: number): StepShown {
  const [first, ...changes] = steps.slice(0, step + 1) as [unknown, ...Change[]];
  return changes.reduce<unknown>((shown, change) => changed(shown, change), first) as StepShown;
}

export const tableOrKept = (asked: Promise<TableShown>, id: string): Promise<TableShown> =>
  orKept(asked, id, ({ table }) => table);
export const replayOrKept = (asked: Promise<ReplayShown>, id: string): Promise<ReplayShown> =>
  orKept(asked, id, ({ match }) => match.overview);
export const stepOrKept = (
  asked: Promise<StepShown>,
  id: string,
  seat: number | "all" | null,
  step: number,
): Promise<StepShown> =>
  orKept(asked, id, ({ match }) => {
    const shown = stepOf(match, step);
    // all hands lie open there: through one seat's eyes is one of its views
    if (seat === "all") return shown;
    const view = seat === null ? shown.view : (shown.views?.[seat] ?? shown.view);
    return { ...shown, view, views: [] };
  });
