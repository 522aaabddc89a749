"""What things are worth now, as whoever points at them is told: figures against the state."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.bots import bot
from stammtisch.core.about import About, Fact
from stammtisch.core.bits import members
from stammtisch.core.match import Match
from stammtisch.core.rng import seeded
from stammtisch.core.words import LANGUAGES, SeatName, phrasebook, words
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS, SCORING_IDS
from stammtisch.games.taverna.rules.dignitaries import destinations, legal_deeds
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.gains import blocked, raisable_levels, raise_level
from stammtisch.games.taverna.rules.royal import level_values, points_for, royal_value
from stammtisch.games.taverna.telling import forecast, worth
from stammtisch.games.taverna.tests.tables import fresh, position

STANDS = ("human_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern")


def told(state: Taverna, address: str, seat: int | None = 0) -> About:
    found = GAME.about(GAME.view(state, seat), address)
    assert found is not None
    return found


def lines(about: About) -> list[str]:
    """Every line of the figures, in English, with its points."""
    say = phrasebook("stammtisch.games.taverna").say
    return [f"{say(f.label)} {f.gain:+d} {say(f.words)}" for f in about.facts]


def fact(about: About, label: str) -> Fact:
    return next(one for one in about.facts if one.label.id == label)


# -- figures of every position ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def states() -> list[Taverna]:
    """Every tenth position of two matches that bots play."""
    found = []
    for seats, seed in ((2, 3), (4, 8)):
        match, greedy, rng = Match(GAME, seats, {}, seed), bot("greedy"), seeded(seed, 2)
        match.settle()
        while not match.over:
            if match.ply % 10 == 0:
                found.append(match.state.copy())
            seat = max(match.awaited())
            match.answer(seat, int(greedy.choose(match.state.imagine(seat, 1), seat, rng)))
            match.settle()
    return found


def test_royal_scorings_pay_what_the_rules_pay(states):
    """8: now and for any other number, and with the levels of the King."""
    for state in states:
        for seat in range(state.seats):
            view = GAME.view(state, seat)
            for number, name in enumerate(SCORING_IDS):
                counts = view.rates.counts[name]
                now = worth.counted(view.mats[seat], counts)
                assert worth.paid(view, name, now) == royal_value(state, seat, number)
                for other in range(18):
                    assert worth.paid(view, name, other) == points_for(state, number, other)
                assert worth.risen(view, seat, name) == (
                    forecast.rise_value(state, seat, number)
                    if state.box.court.raises[number]
                    else 0
                )


def test_a_level_is_worth_what_raising_it_brings(states):
    """7.1: points at once by the bonus, and those of the level at the end."""
    for state in states:
        for seat in range(state.seats):
            view = GAME.view(state, seat)
            for number, track in enumerate(view.tracks):
                rise = worth.rise(track, seat)
                assert (rise is None) == blocked(state, seat, number)
                if rise is not None:
                    before = state.mats[seat].vp() + level_values(state, seat)
                    tried = state.copy()
                    raise_level(tried, seat, number)
                    after = tried.mats[seat].vp() + level_values(tried, seat)
                    assert rise.gain == after - before
            assert worth.open_levels(view, seat) == raisable_levels(state, seat)


def test_the_notary_offers_what_the_rules_offer(states):
    """7.5: legal deeds in taverns to which he can go; the price tag is what would be paid."""
    for state in states:
        for seat in range(state.seats):
            view = GAME.view(state, seat)
            goes = destinations(state, seat, 0)
            legal = [
                state.box.deed_ids[deed]
                for deed in members(legal_deeds(state, seat))
                if goes >> state.box.houses.tavern_of_deed[deed] & 1
            ]
            assert [one.deed.id for one in worth.for_sale(view, view.mats[seat])] == legal


def test_three_levels_are_spread_as_well_as_can_be(states):
    """7.5: no other way to spend the levels of the Ambassadress brings more."""
    for state in states[::3]:
        view = GAME.view(state, 0)
        best = max(climbs(state, 3), default=0)
        if worth.open_levels(view, 0) >= 3:
            assert worth.best_climb(view, 0, 3) == best


def climbs(state: Taverna, levels: int) -> list[int]:
    """The points of every way to raise so many levels."""
    worth_now = state.mats[0].vp() + level_values(state, 0)
    if levels == 0:
        return [0]
    found = []
    for track in range(len(PEOPLE_IDS)):
        tried = state.copy()
        if raise_level(tried, 0, track):
            gained = tried.mats[0].vp() + level_values(tried, 0) - worth_now
            found += [gained + more for more in climbs(tried, levels - 1)]
    return found


# -- what the panel says ---------------------------------------------------------------------------


def test_a_spell_names_its_points_the_archmage_and_its_price():
    """7.6: Phantom Partner with two spells cast already."""
    state = position(
        coins=(7, 0, 0),
        deeds={0: ["human_tavern_d1"]},
        hands={0: ["phantom_partner"]},
        cast={0: ["alchemy", "gust_of_wind"]},
    )
    assert lines(told(state, "mat/0/spell/phantom_partner")) == [
        "Worth now +1 3 coins where you own no deed: The Broken Tusk, The Moonlit Bough, "
        "The Deep Barrel, The Grand Hall, at once",
        "Archmage +3 6 VP now, 9 VP then",
        "Price +0 no coins, and the one spell of your turn",
        "You have +0 7 coins",
        "Limit +0 1 cast left in this turn",
    ]


def test_fireworks_count_twice_for_the_archmage():
    """7.6, 8: from one spell cast to three."""
    state = position(coins=(3, 0, 0), hands={0: ["fireworks"]}, cast={0: ["alchemy"]})
    about = told(state, "mat/0/spell/fireworks")
    assert fact(about, "scoring-archmage").gain == 6
    price: Any = fact(about, "about-price").words.args["price"]
    assert price.args["n"] == 3


def test_a_favour_names_what_the_queen_would_pay_more():
    """8: the fourth favour, used or not."""
    own = ["level_up", "level_up", "add_beer"]
    state = position(coins=(5, 0, 0), favours={0: own}, levels={0: (5, 0, 0, 0)})
    kind = GAME.view(state, 0).favour_row[0].kind
    assert fact(told(state, f"favour/{kind}"), "scoring-queen").gain == 3
    assert "Worth now +5 Orcs to level 6 (7 VP at the end), bonus: 2 VP" in lines(
        told(state, "mat/0/favour/level_up")
    )
    assert "Queen +0 3 favours, 9 VP" in lines(told(state, "mat/0/favour/add_beer"))


def test_a_deed_names_points_income_archduke_and_the_share_of_a_takeover():
    """7.5: another's deed costs more, and half of it is the owner's."""
    deeds = {0: ["human_tavern_d1"], 1: ["orc_tavern_d2", "elf_tavern_d1"]}
    state = position(coins=(12, 0, 0), deeds=deeds)
    assert lines(told(state, "tavern/orc_tavern/deed/2")) == [
        "Worth now +4 at once",
        "Archduke +3 3 VP now, 6 VP then",
        "Income +0 3 coins with every customer: Seat 2",
        "Price +0 9 coins, half of it to the owner: Seat 2 gets 4",
        "You have +0 12 coins",
    ]
    assert "Price +0 4 coins" in lines(told(state, "tavern/orc_tavern/deed/1"))


def test_a_deed_that_cannot_be_had_promises_nothing():
    """7.5: the own one, a second one in a tavern, and somebody's last."""
    deeds = {0: ["human_tavern_d1"], 1: ["elf_tavern_d1"]}
    state = position(coins=(12, 0, 0), deeds=deeds)
    for address, said in (
        ("tavern/human_tavern/deed/1", "worth-own-deed"),
        ("tavern/human_tavern/deed/2", "worth-second-deed"),
        ("tavern/elf_tavern/deed/1", "worth-last-deed"),
    ):
        about = told(state, address)
        assert fact(about, "about-worth") == Fact(words("about-worth"), words(said))
        assert "scoring-archduke" not in [one.label.id for one in about.facts]


def test_a_dignitary_names_the_best_deal_all_prices_and_the_purse():
    """7.5: five coins buy two guild tokens, two favours or one level."""
    state = position(coins=(5, 0, 0), stands=STANDS, levels={0: (5, 0, 0, 0)})
    assert lines(told(state, "dignitary/gob_trotter"))[:3] == [
        "Worth now +6 with 2 guild tokens for your coins",
        "Price +0 1 guild token for 3 coins: 3 VP, 2 guild tokens for 5 coins: 6 VP",
        "You have +0 5 coins",
    ]
    assert lines(told(state, "dignitary/ambassadress"))[0] == (
        "Worth now +5 with 1 level for your coins, at best"
    )
    assert fact(told(state, "dignitary/princess"), "scoring-queen").gain == 3
    poor = position(coins=(2, 0, 0), stands=STANDS)
    assert [one.gain for one in told(poor, "dignitary/gob_trotter").facts] == [0, 0, 0, 0]


def test_a_track_names_the_next_level_and_who_holds_the_last():
    """7.1: blocked below a last level that another seat holds."""
    state = position(levels={0: (6, 3, 0, 0), 1: (7, 0, 0, 0)})
    about = told(state, "track/orc")
    assert fact(about, "about-worth").words.id == "gain-blocked"
    assert about.text[-1].args["seat"] == SeatName(1)
    human = fact(told(state, "track/human"), "about-worth")
    assert human.gain == 1
    assert "bonus: 2 privileges" in phrasebook("stammtisch.games.taverna").say(human.words)


def test_a_scoring_tells_what_everybody_gets_and_from_when_on_more():
    """8: Master of Coins with seven coins."""
    state = position(coins=(7, 16, 0))
    said = lines(told(state, "castle/master_of_coins"))
    assert said[:2] == ["Worth now +6 for 7 coins", "Next +0 from 9 on: 9 VP"]
    assert said[-1] == "Everybody +0 Seat 1: 6 VP, Seat 2: 15 VP, Seat 3: 3 VP"


def test_those_who_watch_hear_of_no_worth_to_anybody():
    state = position(coins=(7, 0, 0), stands=STANDS)
    for address in ("dignitary/notary", "track/orc", "castle/queen"):
        about = told(state, address, None)
        assert "about-worth" not in [one.label.id for one in about.facts]
        assert "about-have" not in [one.label.id for one in about.facts]


def test_a_sign_that_does_not_hang_yet_has_its_panel():
    """7.5: the place for it can be pointed at; what is no place cannot."""
    state = position(coins=(5, 0, 0))
    about = told(state, "tavern/dwarf_tavern/sign/lyre")
    assert about.text[-1].id == "sign-missing"
    assert about.rule == "4.4"
    assert GAME.about(GAME.view(state, 0), "tavern/dwarf_tavern/sign/mask") is None
    assert GAME.about(GAME.view(state, 0), "tavern/dwarf_tavern/table/9") is None


def test_sentences_name_the_numbers_of_the_table():
    """4: sales, privileges that are left, a feast with three seats."""
    state = fresh(3)
    rates = GAME.view(state, 0).rates
    limits = state.box.limits
    assert (rates.sale, rates.privilege_vp) == (
        limits.spell_sale_coins,
        limits.end_vp_per_privilege,
    )
    for language in LANGUAGES:
        say = phrasebook("stammtisch.games.taverna", language).say
        assert "3" in say(told(state, "tavern/dwarf_tavern/sign/beer").text[0])
