/** What the service worker does when the house calls: it shows the notice, and a click on it leads to the table. */

/** A notice as the server seals it for this browser. A trial has the code that proves it arrived. */
export interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
  channel: string;
  code: string;
}

/** as much of a service worker's world as is needed here */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Called extends Lasting {
  data: { json: () => unknown } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
interface Shown {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (path: string) => Promise<unknown>;
}
export interface Scope {
  addEventListener(type: "push", heed: (event: Called) => void): void;
  addEventListener(type: "notificationclick", heed: (event: Clicked) => void): void;
  registration: Pick<ServiceWorkerRegistration, "showNotification" | "scope">;
  clients: {
    matchAll: (which: { type: "window"; includeUncontrolled: boolean }) => Promise<Shown[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  fetch: typeof fetch;
}

/** A place in this house, wherever it stands; whatever else a message names is not followed. */
export const placeOf = (path: unknown, house: string): string =>
  new URL(typeof path === "string" && /^\/(?![/\\])/.test(path) ? path.slice(1) : "", house).href;

/** A trial has arrived: tell the server so, in the name of whoever this browser is. */
const confirm = (scope: Scope, { channel, code }: Notice): Promise<unknown> =>
  scope.fetch(placeOf(`/api/notices/channels/${channel}/arrived`, scope.registration.scope), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });

async function show(scope: Scope, notice: Notice): Promise<void> {
  if (notice.code) await confirm(scope, notice).catch(() => null);
  const { title, body, path, tag, language: lang } = notice;
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: placeOf("/icon-192.png", scope.registration.scope),
    data: { path },
  });
}

/** The page that shows the table already, or a new one. */
async function goTo(scope: Scope, place: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url.split(/[?#]/)[0] === place);
  if (there) await there.focus();
  else await scope.clients.openWindow(place);
}

export function listen(scope: Scope): void {
  scope.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(scope, event.data.json() as Notice));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(goTo(scope, placeOf(path, scope.registration.scope)));
  });
}
