"""Where calls may go: to the outside, never to machines behind the server's own door.

Addresses come from strangers, names can point anywhere and change their mind between a look and
a connection. So the check stands where names become addresses, for every thread that sends:
whatever a library does there, redirects included, it gets no forbidden address to connect to.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import threading
from collections.abc import Iterator
from typing import Any

RESOLVE = socket.getaddrinfo


class NotOutside(OSError):
    """A name that leads to a machine which strangers must not reach through us."""


class _Sending(threading.local):
    """Whether this thread sends for strangers, and may reach only the outside."""

    outside_only = False


_sending = _Sending()


def is_outside(address: str) -> bool:
    """Whether an address is one of the open network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


def _resolve(host: Any, *args: Any, **more: Any) -> Any:
    """As the system does, without what is not outside for a thread that sends."""
    found = RESOLVE(host, *args, **more)
    if not _sending.outside_only:
        return found
    allowed = [one for one in found if is_outside(str(one[4][0]))]
    if not allowed:
        raise NotOutside("this address is not in the open network")
    return allowed


def keep_outside() -> None:
    """From now on this thread reaches only the outside."""
    if socket.getaddrinfo is not _resolve:
        socket.getaddrinfo = _resolve
    _sending.outside_only = True


@contextlib.contextmanager
def at_home() -> Iterator[None]:
    """What the host of the server has named goes wherever it shall: a mail server beside it."""
    before, _sending.outside_only = _sending.outside_only, False
    try:
        yield
    finally:
        _sending.outside_only = before
