"""Non-interference through the server: what a viewer is sent does not depend on what is hidden."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.core.match import SPECTATOR
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.server.table import outlook, play
from tests.server.worlds import leak
from tests.tables import SOAK, all_tables, answer_randomly, new_match

MATCHES = 500 if SOAK else 80
SHARES = 4  # each title is spread over so many tests, to run side by side
STEPS = 14
MOMENTS = 2 if SOAK else 1


def tables_of(name):
    return [table for table in all_tables() if table[0] == name]


def is_delicate(match):
    """Whether somebody is asked in secret, or several at once."""
    kinds = match.game.decisions(match.components.box)
    return any(kinds[match.state.kind(seat)].secret for seat in match.awaited()) or (
        len(match.awaited()) > 1
    )


def moments(name, seed):
    """A random match, stopped at some moment (two in soak), where possible at a delicate one."""
    tables = tables_of(name)
    rng = seeded(seed + 977, 1)
    match = new_match(tables[seed % len(tables)], seed)
    stops = 0
    pause = 1 + rng.below(0, 60)
    while not match.over and stops < MOMENTS:
        pause -= 1
        if pause < 0 and (is_delicate(match) or pause < -40):
            yield match
            stops += 1
            pause = 5 + rng.below(0, 60)
        answer_randomly(match, rng)


def compare(name, seeds):
    """Frames that were compared, and everything that leaked."""
    frames, leaks = 0, []
    for seed in seeds:
        for number, match in enumerate(moments(name, seed)):
            viewer = (seed + number) % (match.seats + 1) - 1
            same, found = leak(match, viewer, seed, STEPS, judging=seed % 10 == 0)
            frames += same
            if found is not None:
                leaks.append(found)
    return frames, leaks


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", titles())
def test_frames_do_not_depend_on_what_is_hidden(name, share):
    """Bytes, number and time of all frames are equal in worlds that look alike to the viewer."""
    seeds = range(share, MATCHES, SHARES)
    frames, leaks = compare(name, seeds)
    assert leaks == []
    assert frames > 2 * len(seeds), "hardly anything was compared, so this proved nothing"


# -- canaries: builds that leak on purpose must be caught


class TellsForced(play.Play):
    """Sends one frame more when the platform has answered a secret question by itself."""

    def apply(self, entry, now):
        super().apply(entry, now)
        if entry.by == "forced":
            for viewer in sorted(self.audience):
                self._send(viewer, self._seen[viewer], now)


class KnowsNoBeat(play.Play):
    """Shows what follows from a secret answer at once."""

    def publish(self, now):
        self.windows.ends = now
        super().publish(now)


def secretive_titles():
    return [
        name
        for name, game in titles().items()
        if any(kind.secret for kind in game.decisions(game.components.box))
    ]


def caught(names, monkeypatch, leaky):
    """Whether the comparison finds the leak within a few matches of some title."""
    monkeypatch.setattr(play, "Play", leaky)
    return any(compare(name, range(at, at + 5))[1] for at in range(0, 60, 5) for name in names)


@pytest.mark.parametrize("leaky", [TellsForced, KnowsNoBeat])
def test_a_leaking_build_is_caught(leaky, monkeypatch):
    """A frame more, or a moment too soon: both are found."""
    assert caught(secretive_titles(), monkeypatch, leaky)


@pytest.mark.parametrize("name", titles())
def test_a_peeking_outlook_is_caught(name, monkeypatch):
    """One hidden bit in the length of a frame is enough."""
    honest = outlook.outlook

    def peeking(match, *rest):
        seen = honest(match, *rest)
        hidden = hash(str(match.first.rng.key)) % 2
        return msgspec.structs.replace(seen, layout=seen.layout + b" " * hidden)

    monkeypatch.setattr(play, "outlook", peeking)
    assert caught([name], monkeypatch, play.Play)


def test_spectators_are_compared_too():
    """The viewpoints above include somebody who holds no seat."""
    assert any((seed + n) % 3 - 1 == SPECTATOR for seed in range(3) for n in range(2))
