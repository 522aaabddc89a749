"""The figures: for this machine, and for whoever the host has named and asks directly."""

from __future__ import annotations

import httpx
import pytest

from stammtisch.cli.main import main
from stammtisch.server.door.proxies import BadProxies, read_networks
from tests.server.running import running

ELSEWHERE = "127.0.0.2"  # this machine too, but not under the address that is meant


def asked(address: str, sender: str = ELSEWHERE, **headers: str) -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=sender)) as http:
        return http.get(f"{address}/metrics", headers=headers).status_code


def test_nobody_elsewhere_reads_the_figures(address):
    assert asked(address) == 404
    assert asked(address, "127.0.0.1") == 200


def test_whom_the_host_has_named_reads_them_unless_through_a_proxy(tmp_path):
    with running(tmp_path, metrics_from="127.0.0.2,10.0.0.0/8") as server:
        assert asked(server.address) == 200
        assert asked(server.address, **{"X-Forwarded-For": ELSEWHERE}) == 404
        assert asked(server.address, "127.0.0.3") == 404
        assert asked(server.address, "127.0.0.1") == 200


def test_networks_that_are_none_get_a_sentence(tmp_path, capsys):
    with pytest.raises(BadProxies, match="'cellar' is no address or network such as"):
        read_networks("10.0.0.1,cellar")
    serve = ["serve", "--no-browser", "--data", str(tmp_path), "--metrics-from", "10.0.0.1/8"]
    assert main(serve) == 1
    assert "is no address or network" in capsys.readouterr().err
