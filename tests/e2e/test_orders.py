"""Whoever does not want to be asked for reactions passes the whole round with one button."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.words import words
from tests.e2e.evening import bots_play, lay_match
from tests.e2e.house import answered, given, lay, me, settle, sit_at_shared, take_from_list


def asked_in_a_window(name: str, seats: int, seed: int) -> Match:
    """A match that bots have played until the first seat may react."""
    match = Match(title(name), seats, {}, seed)

    def here(match: Match) -> bool:
        kinds = match.components.kinds
        return match.may_answer(0) and kinds[match.state.kind(0)].passable

    return bots_play(match, here)


@pytest.mark.parametrize(("name", "language"), [("histrio", "en"), ("taverna", "de")])
def test_a_button_passes_the_whole_round(visitors, name, language):
    match = next(
        match for seed in range(1, 200) if not (match := asked_in_a_window(name, 3, seed)).over
    )
    say = match.game.phrasebook(language).say
    page = visitors.enter(locale=language)
    sit_at_shared(page, lay_match(page, match))
    number = settle(page)
    window = page.get_by_role("button", name=say(words("shell-round-pass")))
    expect(window).to_be_visible()
    window.click()
    answered(page, number)


ORDER = """async id => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const line = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket?seat=0`);
  await new Promise(open => (line.onopen = open));
  line.send(JSON.stringify({ type: 'order', order: 'pass_this_round', mute: [] }));
}"""


def test_whoever_passes_may_be_asked_again(visitors):
    """The bar says that an order holds while others are thinking, and takes it back."""
    page = visitors.enter()
    table = lay(page, "histrio", [me(), {"kind": "link", "name": "Mira"}])
    page.goto(f"/table/{table['id']}")
    number = settle(page)
    page.evaluate(ORDER, table["id"])  # from another device of the same person
    take_from_list(page)
    given(page, number)
    again = page.get_by_role("button", name="Ask me again")
    expect(again).to_be_visible()
    again.click()
    expect(again).to_have_count(0)
