"""The canaries of the laws about observations: one that peeks, and one that forgets, are caught."""

from __future__ import annotations

import pytest

from stammtisch.core.features import observation
from stammtisch.core.freeze import freeze
from stammtisch.core.registry import title
from stammtisch.laws import encoding
from stammtisch.laws.broken import Broken
from stammtisch.laws.tables import Table

TABLE = Table(title("histrio"), 2)


def test_a_peeking_observation_is_caught(monkeypatch):
    def peeking(state, seat, schema):
        return [*observation(state, seat, schema), hash(str(freeze(state)))]

    monkeypatch.setattr(encoding, "observation", peeking)
    with pytest.raises(Broken, match="may not know"):
        encoding.an_observation_cannot_peek(TABLE)


def test_a_forgetful_observation_is_caught(monkeypatch):
    def forgetful(state, seat, schema):
        return list(observation(state, seat, schema))[:3]

    monkeypatch.setattr(encoding, "observation", forgetful)
    with pytest.raises(Broken, match="sees something else"):
        encoding.an_observation_forgets_nothing(TABLE)
    with pytest.raises(Broken, match=r"Mat/0\.ecus"):
        encoding.an_observation_shows_every_change(TABLE)
