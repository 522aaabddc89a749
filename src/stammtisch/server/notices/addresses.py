"""What somebody writes as the address of a channel: which service it is, and whether we call it.

A closed list: only these services, and only these parts of an address. Whatever else Apprise
understands (files to attach, keys to read, other senders) is not for strangers.
"""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

import msgspec

from stammtisch.server.door.errors import Denied
from stammtisch.server.notices.outside import is_outside
from stammtisch.server.wire.notices import ChannelKind

MAIL = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
SAFE = re.compile(r"[\x21-\x7e]+")
# scheme -> the service, and the parts after the question mark that an address of it may have
SERVICES: dict[str, tuple[ChannelKind, frozenset[str]]] = {
    "ntfy": ("ntfy", frozenset()),
    "ntfys": ("ntfy", frozenset()),
    "discord": ("discord", frozenset()),
    "slack": ("slack", frozenset()),
    "tgram": ("telegram", frozenset()),
    "mailto": ("mail", frozenset({"smtp", "from", "to", "user", "pass", "mode"})),
    "mailtos": ("mail", frozenset({"smtp", "from", "to", "user", "pass", "mode"})),
}
OWN_HOST = ("ntfy", "ntfys", "mailto", "mailtos")  # the others have one place in the world


class BadAddress(Denied):
    """An address that this server does not call; the code says why not."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


class Known(msgspec.Struct, frozen=True):
    """An address that was read: the service, and what its owner is shown of it."""

    kind: ChannelKind
    address: str
    label: str


def read_address(text: str, at_home: bool) -> Known:
    """The service behind an address, or a sentence why it is not called.

    `at_home`: the host of the server lets calls go to machines beside it.
    """
    text = text.strip()
    if MAIL.fullmatch(text):
        return Known("mail", text, masked_mail(text))
    parts = split(text)
    scheme = parts.scheme.lower()
    if scheme not in SERVICES:
        raise BadAddress(
            "unknown-service",
            "Write a mail address, or one that begins with ntfy://, discord://, slack:// or tgram://.",
        )
    kind, allowed = SERVICES[scheme]
    strange = {name for name, _ in parse_qsl(parts.query, keep_blank_values=True)} - allowed
    if strange or parts.fragment:
        raise BadAddress("strange-address", "Leave out what follows the question mark.")
    if scheme in OWN_HOST and not at_home:
        insist_on_outside(hosts_of(parts))
    return Known(kind, text, label_of(kind, parts))


def read_endpoint(text: str, at_home: bool) -> str:
    """Where the push service of a browser listens: over TLS, and outside."""
    parts = split(text)
    if parts.scheme != "https" and not (at_home and parts.scheme == "http"):
        raise BadAddress("not-safe", "A push service is called over https only.")
    if not parts.hostname or parts.username or parts.password:
        raise BadAddress("strange-address", "This is no address of a push service.")
    if not at_home:
        insist_on_outside([parts.hostname])
    return text


def split(text: str) -> SplitResult:
    """The parts of an address that makes sense."""
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = None
    if parts is None or not SAFE.fullmatch(text):
        raise BadAddress("strange-address", "This address makes no sense.")
    return parts


def hosts_of(parts: SplitResult) -> list[str]:
    """The machines that an address names."""
    named = [value for name, value in parse_qsl(parts.query) if name == "smtp"]
    return [host for host in (parts.hostname, *named) if host]


def insist_on_outside(hosts: list[str]) -> None:
    """Refuse at once what plainly names a machine in here; names are looked at when we send."""
    for host in hosts:
        name = unquote(host).strip("[]").rstrip(".").lower()
        if name == "localhost" or name.endswith((".localhost", ".local", ".internal", ".lan")):
            raise BadAddress("not-outside", "This address lies inside the house of the server.")
        try:
            address = str(ipaddress.ip_address(number_of(name)))
        except ValueError:
            continue
        if not is_outside(address):
            raise BadAddress("not-outside", "This address lies inside the house of the server.")


def number_of(name: str) -> int | str:
    """Some write the four numbers of an address as one."""
    if re.fullmatch(r"\d+|0x[0-9a-f]+", name):
        return int(name, 0 if name.startswith("0x") else 10)
    return name


def masked_mail(address: str) -> str:
    """Enough of a mail address for its owner to know it again."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…@{host}"


def label_of(kind: ChannelKind, parts: SplitResult) -> str:
    """What the owner is shown: the machine where it is their own, and never a secret."""
    if kind == "ntfy" and parts.path.strip("/"):
        return parts.hostname or ""
    if kind == "mail":
        return next((host for host in reversed(hosts_of(parts))), "")
    return ""
