"""Under which names the server answers, and whom limits count as one."""

from __future__ import annotations

import pytest

from stammtisch.server.door.hosts import Hosts, neighbourhood
from stammtisch.server.serve import Service, names

PORT = 8600


@pytest.mark.parametrize("bound", ["0.0.0.0", "::"])
def test_who_listens_everywhere_answers_under_every_address(bound):
    """Friends on the same network type the machine's address; a name could be rebound."""
    hosts = names(Service(host=bound), PORT)
    for good in (f"192.168.1.5:{PORT}", f"[fe80::1]:{PORT}", f"127.0.0.1:{PORT}"):
        assert good in hosts
        assert hosts.may_come_from(f"http://{good}", good)
    for bad in ("192.168.1.5", "192.168.1.5:1", f"evil.example:{PORT}", f"[::1:{PORT}", "",
                f"192.168.1.5.evil.example:{PORT}", f"a@192.168.1.5:{PORT}"):  # fmt: skip
        assert bad not in hosts
    assert not hosts.may_come_from(f"http://192.168.1.6:{PORT}", f"192.168.1.5:{PORT}")


def test_who_listens_at_home_answers_at_home_alone():
    hosts = names(Service(), PORT)
    assert f"localhost:{PORT}" in hosts
    assert f"192.168.1.5:{PORT}" not in hosts
    assert "localhost" not in hosts


def test_browsers_leave_the_usual_port_out():
    assert "localhost" in names(Service(), 80)
    assert "192.168.1.5" in Hosts([], 80)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::1", "::1"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_counts_as_one(address, counted):
    assert neighbourhood(address) == counted
