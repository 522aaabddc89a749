"""Networks that the host has named: whose word about where a request came from is believed.

Everybody can write X-Forwarded-For. Each proxy puts the address it heard from at the right end, so
only what trusted ones wrote counts: from the right, the first address that is not one of theirs.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence

from stammtisch.core.errors import Complaint

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
NOBODY = "none"
LOOPBACK = "127.0.0.0/8,::1"


class BadProxies(Complaint):
    """Proxies that were named in a way nobody understands."""


class Proxies:
    """The networks whose word about others is believed."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = tuple(networks)

    def __contains__(self, peer: object) -> bool:
        address = address_in(peer) if isinstance(peer, str) else None
        return address is not None and any(address in network for network in self._networks)

    def sender(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who speaks through a peer: what it forwarded counts only if it is trusted."""
        if peer not in self:
            return peer
        found = peer
        for hop in reversed([part for line in forwarded for part in line.split(",")]):
            address = address_in(hop)
            if address is None:  # whoever wrote that hides who it was: the proxy answers for them
                return found
            found = str(address)
            if found not in self:
                return found
        return found


def read_proxies(text: str) -> Proxies:
    """The proxies of a list such as `10.0.0.0/8,127.0.0.1`; `none` trusts nobody."""
    if text.strip() == NOBODY:
        return Proxies()
    return Proxies([network_in(part.strip()) for part in text.split(",")])


def read_networks(text: str) -> Proxies:
    """The same list for other purposes."""
    return Proxies([network_in(part.strip(), "") for part in text.split(",")])


def network_in(text: str, what: str = " of a proxy") -> Network:
    """A network, or one address as such."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        raise BadProxies(
            f"'{text[:60]}' is no address or network{what} such as 10.0.0.0/8 or 127.0.0.1."
        ) from None


def address_in(text: str) -> Address | None:
    """The address in an entry that a proxy wrote, with or without a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def cut_to_network(address: str) -> str:
    """The wider network of an address: many people, and nobody in particular."""
    found = address_in(address)
    if found is None:
        return "unknown"
    bits = 24 if found.version == 4 else 48
    return str(ipaddress.ip_network((int(found), bits) if found.version == 6
                                    else f"{found}/{bits}", strict=False))  # fmt: skip
