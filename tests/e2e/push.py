"""A browser that is called: its subscription, what comes to its service worker, and a click."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Worker

from tests.e2e.house import House
from tests.server.notices.services import Browser
from tests.server.running import Server

TRIES = 5
# what the browser would answer if its maker's service could be reached
SUBSCRIBED = """({ endpoint, key, auth }) => {
  const bytes = (text) => Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
  PushManager.prototype.subscribe = async () => ({
    endpoint, getKey: (name) => bytes(name === 'auth' ? auth : key),
  });
}"""
SHOWN = """async (tag) => {
  for (let tries = 0; tries < 60; tries += 1) {
    const [found] = await registration.getNotifications({ tag });
    if (found) return { title: found.title, body: found.body };
    await new Promise((done) => setTimeout(done, 50));
  }
  return null;
}"""
CLICKED = """async (tag) => {
  const [notification] = await registration.getNotifications({ tag });
  const wanted = new Promise((done) => {
    clients.openWindow = async (url) => done(url);
  });
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  return wanted;
}"""


class Named(House):
    """A server of the other tests, as visitors know a house."""

    def __init__(self, server: Server) -> None:
        super().__init__(server.data)
        self.server = server

    @property
    def url(self) -> str:
        return self.server.address


def subscribe_to(page: Page, browser: Browser) -> None:
    """Let the page be given this subscription when it asks for one."""
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.offered())})")


def worker_of(page: Page) -> Worker:
    """The worker that stands beside a page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => fetch('/api/titles')).then(() => null)")
    return next(one for one in page.context.service_workers if "/worker.js" in one.url)


def deliver(page: Page, message: dict[str, Any]) -> None:
    """Hand a message to the browser, as its push service would once it was opened."""
    worker = worker_of(page)
    line = page.context.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    origin = worker.url.rsplit("/", 1)[0] + "/"
    told = {"origin": origin, "registrationId": known[-1], "data": json.dumps(message)}
    for _ in range(TRIES):  # a worker that slept may miss it; push services try again too
        line.send("ServiceWorker.deliverPushMessage", told)
        if shown(page, message["tag"]) is not None:
            break
    line.detach()


def shown(page: Page, tag: str) -> Any:
    """The notice that lies on the screen."""
    return worker_of(page).evaluate(SHOWN, tag)


def clicked(page: Page, tag: str) -> Any:
    """Click the notice: what the worker opens."""
    return worker_of(page).evaluate(CLICKED, tag)
