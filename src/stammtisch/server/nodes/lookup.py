"""The network addresses of other nodes: their connections stand for many people."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Container, Iterable
from urllib.parse import urlsplit

from stammtisch.server.door.proxies import address_in
from stammtisch.server.store.leases import Owner

GOOD_FOR = 60.0  # seconds
UNKNOWN: tuple[float, frozenset[str]] = (float("-inf"), frozenset())


class Lookup:
    """Tells at once what is known; looks names up now and then, in a thread of its own.

    A name server may take longer to answer than a heart may stand still.
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, frozenset[str]]] = {}
        self._thread: threading.Thread | None = None

    def all(self, others: Iterable[Owner]) -> frozenset[str]:
        """Every network address of these nodes that is known by now."""
        hosts = [host for other in others if (host := host_of(other))]
        told = [self._known.get(host, UNKNOWN) for host in hosts]
        now = time.monotonic()
        old = [host for host, (at, _) in zip(hosts, told, strict=True) if now - at > GOOD_FOR]
        if old and (self._thread is None or not self._thread.is_alive()):
            self._thread = threading.Thread(
                target=self._look_up, args=(old,), name="lookup", daemon=True
            )
            self._thread.start()
        return frozenset().union(*(known for _, known in told))

    def _look_up(self, hosts: Iterable[str]) -> None:
        for host in hosts:
            known = self._known.get(host, UNKNOWN)[1]
            with contextlib.suppress(OSError, UnicodeError):  # a name that nobody has, or can have
                listed = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
                known = frozenset(normal(str(place[4][0])) for place in listed)
            self._known[host] = time.monotonic(), known


def host_of(other: Owner) -> str:
    """The name in the address of a node; none in one that makes no sense."""
    try:
        return urlsplit(other.address).hostname or ""
    except ValueError:
        return ""


def normal(address: str) -> str:
    """An address as it is written in one way only: over IPv6 one of IPv4 comes in disguise."""
    return str(address_in(address) or address)


class Either:
    """In one of them, or in the other."""

    def __init__(self, *groups: Container[str]) -> None:
        self._groups = groups

    def __contains__(self, peer: object) -> bool:
        return any(peer in group for group in self._groups)
