"""What people are told: everything that a seat gets or loses, in the words of the board."""

from pathlib import Path

import pytest

from stammtisch.core.journal import Journal, seen_by
from stammtisch.core.words import LANGUAGES
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import ids, planning
from stammtisch.games.tiefenthal.tests.tables import (
    BOX,
    answer,
    answers,
    asked,
    dice,
    effect_of,
    reputation_turn,
    serving,
    side,
    table,
    use,
)


def heard(t):
    """A journal for a position built by hand."""
    t.journal = Journal()
    return t


def log(t, viewer=-1, language="en"):
    """The lines that a viewer reads since the last look."""
    seen = [seen_by(event, viewer) for event in t.journal.read()]
    told = [GAME.tell(BOX, event) for event in seen if event is not None]
    say = GAME.phrasebook(language).say
    return [say(said, {0: "Ann", 1: "Ben"}) for said in told if said is not None]


def weavers_plan(**more):
    """Two steps for a 3 at the weaver's table, a 6 on the supply and a 5 on the barrel."""
    plan = ((3, "table_1"), (6, "supply"), (5, "barrel"))
    return heard(reputation_turn(*plan, patrons=["guest_4_weaver"], **more))


def test_a_schnapps_that_goes_back_is_told():
    """A change of plan undoes the step onto space 6, and the log says what is returned."""
    t = weavers_plan(steps=4)
    answer(t, 0, "confirm")
    assert "Ann rises 2 steps in reputation, now at the schnapps." in log(t)
    use(t, 5, "monk")
    assert log(t)[:2] == [
        "Ann has changed plans and falls back 1 step, now at 5 points.",
        "Ann gives back 1 schnapps that these steps had brought.",
    ]


def test_a_noble_that_goes_back_is_told():
    """The step onto the crown is undone: the noble leaves, and the log says so."""
    t = weavers_plan(steps=9)
    answer(t, 0, "confirm")
    told = log(t)
    assert "Ann rises 2 steps in reputation, now at the crown." in told
    assert "Ann wins a noble." in told
    use(t, 5, "monk")
    assert log(t)[:2] == [
        "Ann has changed plans and falls back 1 step, now at 8 points.",
        "Ann gives back a noble that these steps had brought.",
    ]


@pytest.mark.parametrize(
    ("module", "steps", "where"),
    [
        (3, 9, "now at 8 points."),
        (5, 9, "now at schnapps or removal."),
        (3, 5, "now at the schnapps."),
        (5, 3, "now at the signature."),
        (3, 10, "now at the crown."),
        (3, 11, "now at 1 point."),
    ],
)
def test_reputation_is_told_as_it_is_printed(module, steps, where):
    """The track shows points and signs, no numbers: the log names what stands there."""
    t = heard(serving(module=module, staff={"bard": 1}))
    t.mats[0].reputation = steps
    answer(t, 0, "bard")
    assert log(t)[1] == f"Ann rises 1 step in reputation, {where}"


def test_a_marker_that_falls_back_to_the_host_is_told():
    """The first step of the match can be undone too."""
    t = heard(reputation_turn((3, "table_1"), (6, "supply"), patrons=["guest_4_weaver"]))
    answer(t, 0, "confirm")
    log(t)
    use(t, 6, "cashbox")
    assert log(t)[0] == "Ann has changed plans and falls back 1 step, now at the host."


def test_the_beer_of_the_deep_cellar_is_told():
    """The start card fills the store, and the log has a line for it."""
    t = heard(table(4))
    t.offered_start_cards = 2 ** BOX.start_card_ids.index("start_deep_cellar")
    answer(t, 0, "start:start_deep_cellar")
    answer(t, 1, "start:start_deep_cellar")
    log(t)
    answer(t, 0, "tile:beer_store")
    answer(t, 1, "skip")
    told = log(t)
    assert "Ann puts 5 beer into the store." in told
    assert "Ben upgrades no tile." in told
    assert "Ben puts 5 beer into the store." not in told


def test_the_mug_is_told_when_an_evening_ends():
    """Who begins the next evening is said; after the last one nobody does."""
    t = heard(serving(evening=7))
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    told = log(t)
    assert "Evening 7 is over; all cards are discarded, and Ben has the beer mug now." in told
    t = heard(serving(evening=8))
    answer(t, 0, "end_turn")
    answer(t, 1, "end_turn")
    assert "Evening 8 is over; all cards are discarded." in log(t)


def turning():
    """Seat 0 plans in module 2 with the juggler and two schnapps."""
    t = heard(table(2))
    t.planned = t.waiting = 0
    mat = t.mats[0]
    mat.sides, mat.white, mat.schnapps = 2 ** side("juggler_dice"), dice(3, 4), 2
    planning.planning_begins(t)
    return t


def test_a_turned_die_is_told_to_who_turns_it():
    """Others read of it when the planning ends. [R57]"""
    t = turning()
    answer(t, 0, "turn:3", "face:6")
    assert asked(t, 0) == "plan_dice"
    events = t.journal.read()
    assert [seen_by(event, 1) for event in events] == [None]
    t.journal.events = events
    assert log(t, 0) == ["Ann turns a die for 1 schnapps: die 3 becomes die 6."]
    answer(t, 0, "done")
    assert "Ann has spent 1 schnapps on turned dice." in log(t, 1)


def test_lapsed_steps_are_told():
    """A bonus that is not taken has a line too."""
    t = heard(serving(beer=6))
    t.slots[1] = BOX.card_ids.index("guest_6_pilgrim")
    answer(t, 0, "recruit:1", "decline")
    assert log(t)[-1] == "Ann lets 2 monastery steps lapse."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paid_upgrade_tells_of_its_noble_and_its_points(language):
    """Option, tile and market say that a noble comes, and what it is worth."""
    t = serving(ducats=18, beer=9)
    say = GAME.phrasebook(language).say
    for name in ("upgrade:supply", "upgrade:safe", "nobles:1"):
        assert "10" in effect_of(t, name, language)
    zones = GAME.layout(GAME.view(t, 0))
    tiles = next(zone for zone in zones.mats[0].zones if zone.address == "mat/0/tiles")
    assert all("10" in say(piece.notes[1]) for piece in tiles.pieces)
    market = next(zone for zone in zones.common if zone.address == "market")
    assert "30" in say(market.pieces[-1].words)


def test_no_noble_is_promised_from_an_empty_stack():
    """With the last noble gone an upgrade brings none, and says so."""
    t = serving(ducats=18)
    t.nobles = 0
    assert effect_of(t, "upgrade:supply").endswith("but no noble is left")
    assert "upgrade:supply" in answers(t, 0)
    assert ids.NOBLE not in t.mats[0].top


@pytest.mark.parametrize(
    ("language", "nothing"), [("en", "nothing"), ("de", "nichts"), ("fr", "zéro"), ("nl", "niets")]
)
def test_a_returned_card_makes_a_tile_cheaper_down_to_nothing(language, nothing):
    """At price 0 a further card makes nothing cheaper: the hint says where it ends."""
    file = Path(__file__).parents[1] / "board" / "words" / f"{language}.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    (hint,) = [line for line in lines if line.startswith("board-hint-choose_discount = ")]
    assert nothing in hint
