"""What the table says would happen: journeys, and the festival if the season ended now."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.bits import bit, lowest, members
from stammtisch.core.journal import Journal
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.core.words import Words
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import side
from stammtisch.games.histrio.telling import forecast

BOX = GAME.components.box


def positions(matches: int, every: int) -> Iterator[Histrio]:
    """Random matches of all sizes, looked at now and then."""
    for seed in range(matches):
        state = GAME.setup(BOX, 2 + seed % 4, {}, seed)
        rng = seeded(seed, 1)
        answers = 0
        while state.awaited():
            if answers % every == 0:
                yield state
            seat = lowest(state.awaited())
            state.take(seat, random_option(state.options(seat), rng))
            answers += 1


def only(state: Histrio, step: int) -> Histrio:
    """A twin in which nothing but this step is left to do."""
    twin = state.copy()
    twin.planned = 0
    twin.journal = Journal()
    twin.then(ids.OVER)
    twin.then(step)
    return twin


def richest(state: Histrio, seat: int) -> int:
    """The rival whom a forecast expects to be robbed."""
    return max((s for s in range(state.seats) if s != seat), key=lambda s: state.mats[s].ecus)


def visited(state: Histrio, seat: int, city: int) -> Histrio:
    """The table after the seat alone has sailed to a city; nobody is sent to court."""
    twin = only(state, ids.CITY)
    for mat in twin.mats:
        mat.sailing = 0
    for friend in twin.friends:
        friend.sailing = ids.NOWHERE
    mat = twin.mats[seat]
    mat.hand &= ~bit(city)
    mat.played |= bit(city)
    mat.sailing = bit(city)
    twin.run_on()
    while twin.awaited():
        stealing = twin.kind(seat) == ids.STEAL_TARGET
        twin.take(seat, richest(twin, seat) if stealing else lowest(twin.options(seat)))
    return twin


def told_alone(said: Words) -> tuple[int, list[str], bool]:
    """Ecus, names and whether travel cards come back, as a forecast tells them."""
    parts = said.args["items"] if said.id == "list" else [said]
    assert isinstance(parts, list)
    ecus = [part.args["ecus"] for part in parts if part.id == "forecast-ecus"]
    names = [part.id for part in parts if part.id.startswith("card-")]
    back = any(part.id == "forecast-cards-back" for part in parts)
    return int(str(ecus[0])) if ecus else 0, sorted(names), back


def gained(before: Histrio, after: Histrio, seat: int) -> tuple[int, list[str], bool]:
    """The same from what happened."""
    old, new = before.mats[seat], after.mats[seat]
    actors = members(new.ensemble & ~old.ensemble)
    beasts = [BOX.actors + one for one in members(new.entertainers & ~old.entertainers)]
    names = [f"card-{BOX.card_ids[card].split('#')[0]}" for card in actors + beasts]
    return new.ecus - old.ecus, sorted(names), new.played == 0


def test_a_journey_alone_brings_what_was_told():
    """13: ecus, people and travel cards of the whole row."""
    looked = 0
    for state in positions(matches=24, every=7):
        if state.next_step() % ids.STEP != ids.ASK_TRAVEL:
            continue
        for seat in range(state.seats):
            for city in members(state.mats[seat].hand):
                told = forecast.alone(state, seat, city)
                after = visited(state, seat, city)
                looked += 1
                if told.id == "forecast-request":
                    assert len(members(after.mats[seat].requests)) > 0
                else:
                    assert told_alone(told) == gained(state, after, seat)
    assert looked > 1000


def test_what_would_be_paid_now_is_paid():
    """13: actors and show if the season ended now; a Chameleon plays what the king wants."""
    looked = 0
    for state in positions(matches=120, every=11):
        if state.next_step() % ids.STEP in (ids.ASK_PLAY_REQUEST, ids.ASK_CHAMELEON_ROLE):
            continue
        twin = only(state, ids.FESTIVAL)
        for mat in twin.mats:
            mat.ensemble |= mat.company
            mat.company = 0
        promised = [mat.prospect for mat in GAME.view(twin, None).mats]
        before = [mat.ecus for mat in twin.mats]
        twin.run_on()
        if twin.kind(lowest(twin.awaited())) == ids.CHAMELEON_ROLE:
            twin.take(lowest(twin.awaited()), side(twin.needle))
        paid = [mat.ecus - ecus for mat, ecus in zip(twin.mats, before, strict=True)]
        assert paid == [pay.actors + pay.show for pay in promised]
        looked += 1
    assert looked > 1000


FESTIVE = (ids.ASK_PLAY_REQUEST, ids.ASK_CHAMELEON_ROLE)


def ending(state: Histrio) -> Histrio:
    """A twin whose season ends now; what seats have answered in secret is taken back."""
    if state.next_step() % ids.STEP not in FESTIVE:
        return only(state, ids.FESTIVAL)
    twin = state.copy()
    for mat in twin.mats:
        mat.chosen_request = ids.NO_CARD
    return twin


def celebrate(twin: Histrio) -> None:
    """The festival: a Chameleon plays what the king wants, and nobody shows a request."""
    if twin.next_step() % ids.STEP == ids.FESTIVAL:
        twin.run_on()
    while twin.next_step() % ids.STEP in FESTIVE:
        seat = lowest(twin.awaited())
        role = twin.kind(seat) == ids.CHAMELEON_ROLE
        twin.take(seat, side(twin.needle) if role else 0)


def test_what_is_still_due_is_paid():
    """8, R29: in both seasons, before, during and after the festival; shown requests pay again."""
    looked = {(season, festive): 0 for season in (0, 1) for festive in (False, True)}
    again, over = 0, 0
    for state in positions(matches=120, every=7):
        twin = ending(state)
        looked[twin.season, state.next_step() % ids.STEP in FESTIVE] += 1
        seen = GAME.view(twin, None)
        before = [mat.ecus for mat in twin.mats]
        celebrate(twin)
        paid = [mat.ecus - ecus for mat, ecus in zip(twin.mats, before, strict=True)]
        assert [mat.due.total for mat in seen.mats] == paid
        assert [zone.counters[3].value for zone in GAME.layout(seen).mats] == paid
        again += sum(mat.due.requests > 0 for mat in seen.mats)
        if twin.next_step() % ids.STEP == ids.OVER:
            assert {mat.due.total for mat in GAME.view(twin, None).mats} == {0}
            over += 1
    assert min(looked.values()) > 20
    assert min(again, over) > 20


def test_a_request_that_is_called_met_can_be_shown():
    """8.2, R28, R30: what its owner reads before the festival is what the festival offers then."""
    met = {True: 0, False: 0}
    for state in positions(matches=120, every=7):
        if state.next_step() % ids.STEP in FESTIVE:
            continue
        twin = only(state, ids.FESTIVAL)
        said = [GAME.view(twin, seat).mats[seat] for seat in range(twin.seats)]
        twin.run_on()
        if twin.kind(lowest(twin.awaited())) == ids.CHAMELEON_ROLE:
            continue
        for seat, mat in enumerate(said):
            assert mat.requests is not None
            shown = {BOX.request_ids[option - 1] for option in members(twin.options(seat) & ~1)}
            assert {one.id for one in mat.requests if one.met} == shown
            for one in mat.requests:
                met[one.met] += 1
    assert min(met.values()) > 50
