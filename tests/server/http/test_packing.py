"""What everybody gets alike is packed for those who can unpack it, and is the same for all."""

from __future__ import annotations

import gzip

import httpx
import pytest

from stammtisch.server.http.packing import packed, unpacks
from stammtisch.server.http.routes import pages
from tests.server.running import running


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP; q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("*, gzip;q=0", False),
        ("*;q=0, gzip", True),
        ("deflate, br", False),
        ("", False),
    ],
)
def test_only_who_says_so_unpacks(accepted, taken):
    assert unpacks(accepted) is taken


def test_what_is_packed_is_the_same_every_time():
    text = b"a table, a table, a table" * 99
    assert gzip.decompress(packed(text)) == text
    assert packed.__wrapped__(text) == packed(text)


def over_the_line(address: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    """What is sent to somebody who can unpack so much."""
    with httpx.stream("GET", address, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200, address
        return answer.headers, b"".join(answer.iter_raw())


def test_bundle_words_and_rules_are_sent_packed(tmp_path):
    script = next((pages.BUNDLE / "assets").glob("index-*.js"))
    wanted = {
        f"/assets/{script.name}": "text/javascript",
        "/api/words/en/platform": "text/plain",
        "/api/rules/histrio?language=de": "text/markdown",
    }
    with running(tmp_path) as server:
        for path, kind in wanted.items():
            told, plain = over_the_line(server.address + path, "identity")
            also, small = over_the_line(server.address + path, "gzip")
            assert "content-encoding" not in told, path
            assert also["content-encoding"] == "gzip", path
            assert gzip.decompress(small) == plain, path
            assert len(small) < len(plain) / 2, path
            assert also.get("cache-control") == told.get("cache-control"), path
            for headers in (told, also):
                assert headers["vary"] == "Accept-Encoding", path
                assert headers["content-type"].startswith(kind), path


def test_what_is_somebodys_own_is_never_packed(tmp_path):
    """The length of a secret beside letters that a stranger chose would tell the secret."""
    with running(tmp_path) as server:
        headers, _ = over_the_line(f"{server.address}/api/tables", "gzip")
        assert "content-encoding" not in headers
        assert "vary" not in headers  # not for its length alone
