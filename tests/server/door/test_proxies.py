"""Only named proxies are believed about others, and a stranger's header changes nothing."""

from __future__ import annotations

import httpx
import pytest

from stammtisch.cli.main import main
from stammtisch.server.door.proxies import (
    LOOPBACK,
    BadProxies,
    Proxies,
    cut_to_network,
    read_proxies,
)
from stammtisch.server.serve import Service, proxies_of
from tests.server.running import running

INSIDE = read_proxies("10.0.0.0/8, 127.0.0.1, fd00::/8")


@pytest.mark.parametrize(
    ("peer", "forwarded", "sender"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # a stranger says what it likes
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  # what it had forged is left
        ("127.0.0.1", ["1.1.1.1", "198.51.100.1, 10.1.2.3"], "198.51.100.1"),  # two proxies
        ("127.0.0.1", ["127.0.0.1, 198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),  # a proxy that asks for itself
        ("127.0.0.1", ["1.1.1.1, unknown"], "127.0.0.1"),
        ("127.0.0.1", ["1.1.1.1, unknown, 10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("fd00::1", ["[2001:db8::5]:80"], "2001:db8::5"),
        ("fd00::1", ["2001:db8::5"], "2001:db8::5"),
        ("", ["198.51.100.1"], ""),
    ],
)
def test_the_right_most_address_that_is_no_proxy_counts(peer, forwarded, sender):
    assert INSIDE.sender(peer, forwarded) == sender


def test_nobody_is_believed_unless_named_or_beside_a_public_server():
    assert "127.0.0.1" not in proxies_of(Service())
    beside = proxies_of(Service(public="https://tables.example.org"))
    assert "127.0.0.1" in beside
    assert "::1" in beside
    assert "10.0.0.1" not in beside
    named = proxies_of(Service(public="https://x.example", trusted_proxies="10.0.0.0/8"))
    assert "10.0.0.1" in named
    assert "127.0.0.1" not in named
    assert "127.0.0.1" not in proxies_of(
        Service(public="https://x.example", trusted_proxies="none")
    )
    assert "nonsense" not in read_proxies(LOOPBACK)
    assert None not in Proxies()


@pytest.mark.parametrize(
    "text", ["", "proxy.example.org", "10.0.0.1/8", "10.0.0.0/33", "1,,2", "*"]
)
def test_proxies_that_are_none_get_a_sentence(capsys, tmp_path, text):
    with pytest.raises(BadProxies, match="is no address or network of a proxy"):
        read_proxies(text)
    assert main(["serve", "--no-browser", "--data", str(tmp_path), "--trusted-proxies", text]) == 1
    assert "such as 10.0.0.0/8" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())  # nothing was opened


def statuses(address: str, forwarded: list[str]) -> list[int]:
    """How many questions about a code are answered, each with another header."""
    with httpx.Client(base_url=address) as http:
        return [
            http.post(
                "/api/join-code", json={"code": "AAAAAA"}, headers={"X-Forwarded-For": one}
            ).status_code
            for one in forwarded
        ]


STRANGERS = [f"198.51.100.{number}" for number in range(8)]


def test_a_forged_header_opens_nothing(tmp_path):
    """Whoever is not a proxy is counted by its own address, whatever it writes."""
    with running(tmp_path, limits={"codes_per_minute": 4}) as server:
        assert statuses(server.address, STRANGERS) == [404] * 4 + [429] * 4


def test_behind_a_proxy_everybody_is_counted_alone(tmp_path):
    """And what they had forged themselves does not help them."""
    settings = {"trusted_proxies": "127.0.0.1", "limits": {"codes_per_minute": 4}}
    with running(tmp_path, **settings) as server:
        assert statuses(server.address, STRANGERS) == [404] * 8
        forged = [f"{one}, 203.0.113.9" for one in STRANGERS]
        assert statuses(server.address, forged) == [404] * 4 + [429] * 4
        with httpx.Client(base_url=server.address) as http:
            forged_home = {"X-Forwarded-For": "127.0.0.1, 203.0.113.9"}
            assert http.get("/metrics", headers=forged_home).status_code == 404
            assert http.get("/metrics").status_code == 200


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("198.51.100.77", "198.51.100.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1::/48"),
        ("::ffff:198.51.100.77", "198.51.100.0/24"),
        ("", "unknown"),
    ],
)
def test_an_address_is_cut_to_its_network(address, network):
    assert cut_to_network(address) == network
