"""Every title is played from the tree of a screen reader alone, and that tree tells everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stammtisch.core.registry import titles
from stammtisch.core.zones import Counter, Zone
from tests.e2e.evening import NAMES, lay_match, played
from tests.e2e.house import bot, lay, me
from tests.e2e.reader import Reader, over
from tests.tables import SOAK

A_FEW = 6
WHOLE = 1500
MOST_KEYS = 5
TEXT = "localStorage.setItem('stammtisch-settings', JSON.stringify({ text: true }))"


@pytest.mark.parametrize("title", titles())
def test_a_match_is_played_by_ear_alone(visitors, title):
    """Roles, names and live texts are enough, and an answer takes five keys at most on average."""
    page = visitors.enter()
    page.add_init_script(TEXT)
    table = lay(page, title, [me("Ada"), bot(name="Mira")])
    page.goto(f"/table/{table['id']}")
    reader = Reader(page)
    heard = reader.play(WHOLE if SOAK else A_FEW)
    assert over(heard) if SOAK else reader.answers == A_FEW
    print(f"{title}: {reader.answers} answers, {reader.keys} keys")
    assert reader.keys / reader.answers <= MOST_KEYS


def counters(zone: Zone) -> list[Counter]:
    return [*zone.counters, *(found for inner in zone.zones for found in counters(inner))]


def said(counter: str) -> Callable[[str], bool]:
    """Whether a text of the tree begins with the counter's word and figure."""
    return lambda text: text.replace("\N{MINUS SIGN}", "-").startswith(counter)


@pytest.mark.parametrize("title", titles() if SOAK else ["taverna", "tiefenthal"])
def test_every_counter_stands_in_the_tree_with_its_word(visitors, title):
    page = visitors.enter()
    page.add_init_script(TEXT)
    match = played(title, 3, 0.5, "", {})
    page.goto(f"/table/{lay_match(page, match)}")
    page.get_by_role("button", name="I am here, show my hand").click()
    book, names = match.game.phrasebook(), dict(enumerate(NAMES))
    layout = match.game.layout(match.view(0))
    wanted = {
        f"{book.say(one.words, names)}: {one.value}"
        for zone in (*layout.common, *layout.mats)
        for one in counters(zone)
    }
    assert len(wanted) > len(NAMES)
    reader = Reader(page)
    reader.begin()
    # the question may be there a moment before the table below it
    reader.wait(lambda heard: all(any(map(said(one), heard.texts)) for one in wanted))


def test_one_loop_of_question_list_and_field(visitors):
    """The focus begins on the question; keys lead through the list; what is typed is answered."""
    page = visitors.enter()
    page.add_init_script(TEXT)
    table = lay(page, "histrio", [me("Ada"), bot(name="Mira")])
    page.goto(f"/table/{table['id']}")
    reader = Reader(page)
    reader.begin()
    reader.wait(lambda now: now.focused[0] == "heading")
    for key, place in (("End", -1), ("Home", 0), ("ArrowDown", 1)):
        reader.press(key)
        reader.wait(lambda now, place=place: now.focused[1] == now.options[place])
    reader.press("/")
    reader.wait(lambda now: "Type a number" in now.focused[1])
    for typed, told in (("status mira", "Ecus: "), ("dragon", "dragon"), ("help", "status: ")):
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        reader.wait(lambda now, told=told: any(told in text for text in now.live))
    reader.press("Escape")
    reader.wait(lambda now: now.focused[0] == "heading")


def test_a_key_that_is_held_acts_once(visitors):
    page = visitors.enter()
    page.goto("/")
    switch = page.get_by_role("button", name="Text mode")
    switch.focus()
    for _ in range(4):
        page.keyboard.down("Enter")  # from the second time on the key repeats
    page.keyboard.up("Enter")
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
