/** How somebody is called to their tables: what they chose, and whether this browser lets itself be called. */
import { api } from "./api";
import { whole } from "./base";
import type { NoticesShown, TableChosen, WishesGiven } from "./messages";
import { settings } from "./settings.svelte";

/** Why this browser cannot be called, or that it can. */
export type Ability = "able" | "blocked" | "unsafe" | "missing";
type Choice = TableChosen["calls"];

const KEY = "stammtisch-channel";
const DAY = 24 * 60;

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** “22:05” for minutes of the day, and back. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export function minutesOf(time: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(time);
  return found ? (Number(found[1]) * 60 + Number(found[2])) % DAY : null;
}

const keyOf = (subscription: PushSubscription, name: PushEncryptionKeyName): string => {
  const bytes = new Uint8Array(subscription.getKey(name) ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

/** The name by which people tell their browsers apart. */
export function browserName(agent: string): string {
  const known = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];
  const found = known.find((name) => agent.includes(`${name}/`)) ?? "";
  return { Edg: "Edge", OPR: "Opera", SamsungBrowser: "Samsung Internet" }[found] ?? found;
}

function ability(shown: NoticesShown): Ability {
  if (!isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window))
    return "unsafe";
  if (!shown.push_key) return "missing";
  return Notification.permission === "denied" ? "blocked" : "able";
}

/** Nights are those of where one is: the house is told, for a table at which they do not count. */
export async function tellZone(): Promise<void> {
  const shown = await api.notices();
  if (shown.zone !== zone()) await api.chooseNotices({ zone: zone() });
}

export class Calls {
  shown = $state.raw<NoticesShown | null>(null);
  /** the channel of this browser, as it remembers it */
  own = $state(localStorage.getItem(KEY) ?? "");

  get ability(): Ability {
    return this.shown ? ability(this.shown) : "able";
  }

  get device(): NoticesShown["channels"][number] | null {
    return this.shown?.channels.find(({ id }) => id === this.own) ?? null;
  }

  async load(): Promise<void> {
    this.shown = await api.notices();
  }

  /** Quiet hours are those of where one is, and notices come in one's language. */
  async choose(given: WishesGiven): Promise<void> {
    this.shown = await api.chooseNotices({ zone: zone(), language: settings.language, ...given });
  }

  /** Let this browser be called: asked by the browser itself, tried at once. */
  async callHere(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return this.load();
    if (!(await navigator.serviceWorker.getRegistration()))
      await navigator.serviceWorker.register(whole("/worker.js"));
    const { pushManager } = await navigator.serviceWorker.ready;
    // an earlier one may be for another key of this house: begin anew
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.shown?.push_key ?? "",
    });
    const before = this.shown?.channels.map(({ id }) => id) ?? [];
    await this.choose({});
    this.shown = await api.addBrowser({
      endpoint: subscription.endpoint,
      key: keyOf(subscription, "p256dh"),
      auth: keyOf(subscription, "auth"),
      name: browserName(navigator.userAgent),
    });
    this.remember(this.shown.channels.find(({ id }) => !before.includes(id))?.id ?? "");
  }

  private remember(id: string): void {
    this.own = id;
    localStorage.setItem(KEY, id);
  }

  async add(address: string): Promise<void> {
    await this.choose({});
    this.shown = await api.addAddress(address);
  }

  async tryAgain(id: string): Promise<void> {
    this.shown = await api.tryChannel(id);
  }

  async confirm(id: string, code: string): Promise<void> {
    this.shown = await api.proveChannel(id, code);
  }

  async turn(id: string, on: boolean): Promise<void> {
    this.shown = await api.switchChannel(id, on);
  }

  async remove(id: string): Promise<void> {
    if (id === this.own) this.remember("");
    this.shown = await api.removeChannel(id);
  }

  async chooseTable(table: string, calls: Choice): Promise<void> {
    this.shown = await api.chooseTableNotices(table, calls);
  }

  /** What holds for one table. */
  choiceFor(table: string): Choice {
    const differs = this.shown?.tables.includes(table) ?? false;
    if (this.shown?.everywhere ?? true) return differs ? "not" : "every";
    return differs ? "only" : "not";
  }
}
