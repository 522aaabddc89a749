/** Finished matches that were watched, kept in this browser to be watched again without a line. */
import { REPLAYS } from "../worker/stores";
import { whole } from "./base";
import type { StepShown, TableShown, WholeReplay } from "./messages";
import { changed, type Change } from "./table/changes";

/** so many, those watched last; one weighs about a megabyte */
const MOST = 12;

interface Kept {
  table: TableShown;
  match: WholeReplay;
  at: number;
}

/** Only on this machine or over TLS does a browser keep anything. */
const canKeep = (): boolean => "caches" in globalThis;
const place = (id: string): string => whole(`/kept/${id}`);

/** A match that lies in this browser. */
export class KeptMatch {
  readonly table: TableShown;
  readonly match: WholeReplay;

  constructor({ table, match }: Pick<Kept, "table" | "match">) {
    this.table = table;
    this.match = match;
  }

  /** A moment through somebody's eyes; all hands lie open here, so one seat's are one of its views. */
  step(seat: number | "all" | null, step: number): StepShown {
    const [first, ...changes] = this.match.steps.slice(0, step + 1) as [unknown, ...Change[]];
    const shown = changes.reduce<unknown>((before, change) => changed(before, change), first);
    const { views, ...rest } = shown as StepShown;
    if (seat === "all") return { ...rest, views: views ?? [] };
    return { ...rest, view: seat === null ? rest.view : (views?.[seat] ?? rest.view), views: [] };
  }
}

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

export async function keptMatch(id: string): Promise<KeptMatch | null> {
  if (!canKeep()) return null;
  const found = await (await caches.open(REPLAYS)).match(place(id));
  return found ? new KeptMatch((await found.json()) as Kept) : null;
}
