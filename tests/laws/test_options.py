"""Two options never read the same: whoever reads the list of options can tell them apart."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.core.closed import closed
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.core.words import LANGUAGES
from tests.tables import SOAK, answer_randomly

MATCHES = 12 if SOAK else 2
OFTEN, SELDOM = 10, 15  # words cost more than rules: the first times of a question, then sometimes
# the settings with the most questions; every title is also played as it comes
RICH = {
    "tiefenthal": {"module": "module_5_guest_book"},
    "crossroads": {"kingdom": "4-8", "recipes": "full", "basic_tiles": "draft"},
}


def alike(match: Match, seat: int) -> list[str]:
    """Options of the present question that read the same in some language."""
    question = match.question(seat)
    found = []
    for language in LANGUAGES:
        say = match.game.phrasebook(language).say
        said = Counter(say(choice.words) for choice in question.choices)
        found += [f"{question.kind} ({language}): {text}" for text, n in said.items() if n > 1]
    return found


def closed_alike(match: Match, seat: int) -> list[str]:
    """Lines about what cannot be chosen that read the same, or name what can be chosen."""
    game, state = match.game, match.state
    listed = closed(game, match.components, state, seat)
    offered = {choice.address for choice in match.question(seat).choices}
    found = [one.address for one in listed if one.address in offered]
    for language in LANGUAGES:
        say = game.phrasebook(language).say
        said = Counter((say(one.words), say(one.reason)) for one in listed)
        found += [f"{language}: {name}: {why}" for (name, why), n in said.items() if n > 1]
    return found


@pytest.mark.parametrize("title", sorted(titles()))
def test_no_two_options_of_a_question_read_the_same(title):
    game = titles()[title]
    seen: Counter[str] = Counter()
    found: set[str] = set()
    for seed in range(MATCHES):
        rich = RICH.get(title, {}) if seed % 2 == 0 else {}
        match = Match(game, game.most_seats if seed % 2 else 3, rich, seed)
        rng = seeded(seed, 5)
        while not match.over:
            for seat in match.awaited():
                kind = match.components.kinds[match.state.kind(seat)].id
                seen[kind] += 1
                if seen[kind] <= OFTEN or seen[kind] % SELDOM == 0:
                    found.update(alike(match, seat))
                    found.update(closed_alike(match, seat))
            answer_randomly(match, rng)
    assert sorted(found) == []
