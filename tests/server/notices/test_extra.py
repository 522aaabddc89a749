"""Without the libraries of the extra the server runs, and says what it cannot do."""

from __future__ import annotations

import pytest

from stammtisch.server.door.errors import Denied
from stammtisch.server.notices import post_office
from stammtisch.server.wire.notices import BrowserOffered
from tests.server.running import act, lobby_in


def test_a_server_without_the_extra_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(post_office, "installed", lambda _: False)

    async def story():
        async with lobby_in(tmp_path) as lobby:
            desk = lobby.notices.desk
            told = desk.show("ada")
            assert (told.push_key, told.addresses, told.mail) == ("", False, False)
            with pytest.raises(Denied) as refused:
                await desk.add_browser("ada", BrowserOffered("https://push.example.org/x", "", ""))
            assert refused.value.code == "no-push"
            with pytest.raises(Denied) as refused:
                await desk.add_address("ada", "ntfy://topic")
            assert refused.value.code == "no-services"

    act(story)
