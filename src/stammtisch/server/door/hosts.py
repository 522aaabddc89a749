"""Under which names the server answers, and how visitors are counted by their address."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

WEB_PORT = 80  # browsers leave it out
NEIGHBOURS = 64  # bits of an IPv6 address that one household shares


class Hosts:
    """The names (with the port where there is one) under which the server answers.

    With `port` it also answers under any literal address with that port: it listens everywhere,
    and does not know its own addresses. DNS rebinding needs a name, so addresses are safe.
    """

    def __init__(self, names: Iterable[str], port: int | None = None) -> None:
        self._names = frozenset(name.lower() for name in names)
        self._port = port

    def __contains__(self, host: str) -> bool:
        return host in self._names or (self._port is not None and self._is_address(host))

    def _is_address(self, host: str) -> bool:
        try:
            parts = urlsplit(f"//{host}")
            ipaddress.ip_address(parts.hostname or "")
            return (parts.port or WEB_PORT) == self._port and parts.username is None
        except ValueError:
            return False

    def may_come_from(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may ask: one of ours, or the very host that is asked."""
        try:
            place = urlsplit(origin).netloc.lower()
        except ValueError:  # no address at all, such as `http://[`
            return False
        return place in self._names or (place != "" and place == host)


def neighbourhood(address: str) -> str:
    """The address that limits count: in IPv6 the network of a household, which owns many."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NEIGHBOURS), strict=False))
