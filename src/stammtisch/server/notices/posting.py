"""One notice on its way, in a thread that may wait: to a browser, or to another service."""

from __future__ import annotations

import logging
from typing import Literal
from urllib.parse import quote

import httpx
import msgspec

from stammtisch.server.notices.letters import Letter
from stammtisch.server.notices.outside import NotOutside, at_home
from stammtisch.server.notices.wishes import Channel

Outcome = Literal["arrived", "later", "failed", "gone"]
WAIT = 10.0  # seconds for a service to answer
KEPT_FOR = 12 * 3600  # seconds that a push service keeps a notice for a browser that is off
GONE = (404, 410)
LATER = (408, 425, 429)


def post(channel: Channel, letter: Letter, vapid: object | None, mail: str | None) -> Outcome:
    """Hand one notice over. Never raises: whatever goes wrong is an outcome."""
    try:
        if channel.kind == "push":
            return _push(channel, letter, vapid)
        if channel.kind == "mail" and "://" not in channel.address:
            return _mail(channel.address, mail, letter)
        return _call(channel.address, letter)
    except (httpx.InvalidURL, NotOutside, ValueError):
        return "failed"
    except (httpx.HTTPError, OSError) as error:
        return "failed" if isinstance(error.__cause__, NotOutside) else "later"


def _push(channel: Channel, letter: Letter, vapid: object | None) -> Outcome:
    """To the push service of a browser, sealed."""
    from stammtisch.server.notices.sealing import seal  # noqa: PLC0415 - an extra
    from stammtisch.server.notices.vapid import Vapid  # noqa: PLC0415

    assert isinstance(vapid, Vapid)
    headers = {
        "authorization": vapid.header(channel.address),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_FOR),
        "urgency": "normal",
    }
    body = seal(msgspec.json.encode(letter), channel.key, channel.auth)
    with httpx.Client(timeout=WAIT, follow_redirects=False, trust_env=False) as client:
        answer = client.post(channel.address, content=body, headers=headers)
    if answer.status_code in GONE:
        return "gone"
    if answer.status_code in LATER or answer.status_code >= 500:
        return "later"
    return "arrived" if answer.is_success else "failed"


def _mail(address: str, mail: str | None, letter: Letter) -> Outcome:
    """To a plain address, through the mail server that the host has named."""
    if mail is None:
        return "failed"
    joint = "&" if "?" in mail else "?"
    with at_home():
        return _call(f"{mail}{joint}to={quote(address, safe='')}", letter)


def _call(address: str, letter: Letter) -> Outcome:
    """Through Apprise, which knows how each service wants to be spoken to."""
    from apprise import Apprise, AppriseAsset, NotifyFormat  # noqa: PLC0415 - an extra

    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)  # its lines hold addresses
    asset = AppriseAsset(app_id="Stammtisch", app_desc="Stammtisch", app_url="", async_mode=False)
    service = Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
    if service is None:
        return "failed"
    service.socket_connect_timeout = service.socket_read_timeout = WAIT
    text = f"{letter.body}\n{letter.link}" if letter.link else letter.body
    done = service.notify(title=letter.title, body=text, body_format=NotifyFormat.TEXT)
    return "arrived" if done else "later"
