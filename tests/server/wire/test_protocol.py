"""What a client may say: what is written down for good can be seen."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.server.wire.protocol import UndoSaid, read_client_message


@pytest.mark.parametrize("key", ["", "x" * 65, "zero\0", "line\n", "back\u202e", "tab\t"])
def test_a_key_has_characters_that_can_be_seen(key):
    with pytest.raises(msgspec.ValidationError, match="1 to 64 characters that can be seen"):
        read_client_message(msgspec.json.encode({"type": "undo", "key": key}))


def test_any_other_key_will_do():
    for key in ("07" * 32, "first", "Zug ä 3"):
        said = read_client_message(msgspec.json.encode({"type": "undo", "key": key}))
        assert isinstance(said, UndoSaid)
        assert said.key == key
