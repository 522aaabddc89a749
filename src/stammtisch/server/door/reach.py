"""Under which addresses people can come: on this machine, in the same house, from everywhere."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

from stammtisch.server.wire.bodies import AddressShown, Distance

EVERYWHERE = ("0.0.0.0", "::")
# nobody is spoken to: the system only says from which of its addresses it would go there
DESTINATIONS = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.1")


def network_addresses() -> list[str]:
    """The addresses that this machine has in the networks it is part of."""
    found: dict[str, None] = {}
    for destination in DESTINATIONS:
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe,
        ):
            probe.connect((destination, 9))
            address = str(probe.getsockname()[0])
            if not ipaddress.ip_address(address).is_loopback:
                found[address] = None
    return list(found)


def distance_of(host: str) -> Distance:
    """From how far away people can come to this host."""
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return "here" if host == "localhost" else "everywhere"
    if address.is_loopback:
        return "here"
    return "everywhere" if address.is_global else "home"


class Reach:
    """Knows the addresses of a server: what it listens on, and what people call it."""

    def __init__(self, host: str = "127.0.0.1", port: int = 0, public: str | None = None) -> None:
        self._host = host
        self._port = port
        self._public = public

    @property
    def path(self) -> str:
        """The path that people have before all of ours, and a proxy takes away."""
        return f"{urlsplit(self._public or '').path.rstrip('/')}/"

    def addresses(self) -> tuple[AddressShown, ...]:
        """Every address, the one that reaches furthest first; asked anew, for networks change."""
        found = []
        if self._public is not None:
            found.append(AddressShown(self._public.rstrip("/"), "everywhere"))
        if self._host in EVERYWHERE:
            found += [self._at(address) for address in network_addresses()]
        elif distance_of(self._host) != "here":
            found.append(self._at(self._host))
        if self._port and self._public is None:
            found.append(self._at("127.0.0.1"))
        return tuple(sorted(found, key=lambda one: ORDER.index(one.reach)))

    def _at(self, host: str) -> AddressShown:
        name = f"[{host}]" if ":" in host else host
        return AddressShown(f"http://{name}:{self._port}", distance_of(host))


ORDER: tuple[Distance, ...] = ("everywhere", "home", "here")
