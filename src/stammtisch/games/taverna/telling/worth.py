"""What things are worth in points now, worked out from a view alone: the court and the tracks."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.games.taverna.telling.sights import (
    DeedView,
    EffectView,
    MatView,
    TavernaView,
    TavernView,
    TrackView,
)


class Rise(NamedTuple):
    """One level up: on which track, to which level, its points at the end and its bonus."""

    people: str
    level: int
    vp: int
    bonus: tuple[EffectView, ...]
    gain: int  # the points it brings: at the end and by the bonus


class Purchase(NamedTuple):
    """A deed that a seat could take, and what it pays."""

    deed: DeedView
    price: int


def own_mat(view: TavernaView) -> MatView | None:
    """The mat of whoever looks; spectators have none."""
    return None if view.viewer is None else view.mats[view.viewer]


# -- the royal scorings ----------------------------------------------------------------------------


def counted(mat: MatView, what: str) -> int:
    """How much a seat has of what a royal scoring counts. [8]"""
    if what == "favours":
        return len(mat.unused) + len(mat.used)
    if what == "deeds":
        return len(mat.deeds)
    if what == "coins":
        return mat.coins
    return mat.archmage if what == "archmage" else 0


def scorings_by(view: TavernaView, what: str) -> tuple[str, ...]:
    """The royal scorings that count this and that nobody has taken. [8]"""
    return tuple(
        name
        for name, counts in view.rates.counts.items()
        if counts == what and name not in view.scorings_taken
    )


def paid(view: TavernaView, scoring: str, number: int) -> int:
    """The points that a royal scoring gives for a number: its last step that is reached. [8]"""
    return [points for start, points in view.rates.steps[scoring] if start <= number][-1]


def next_step(view: TavernaView, scoring: str, number: int) -> tuple[int, int] | None:
    """From which number on a royal scoring would pay more than now, and how much. [8]"""
    return next((step for step in view.rates.steps[scoring] if step[0] > number), None)


def risen(view: TavernaView, seat: int, scoring: str) -> int:
    """The points at the end that the levels of a royal scoring add; it gives no bonuses. [8]"""
    raises = view.rates.raises[scoring]
    return sum(
        track.levels[reached(track, seat, raises)].vp - value(track, seat) for track in view.tracks
    )


# -- the tracks ------------------------------------------------------------------------------------


def value(track: TrackView, seat: int) -> int:
    """The points at the end for the level on which a seat stands. [8]"""
    return track.levels[track.levels_of[seat]].vp


def highest(track: TrackView, seat: int) -> int:
    """The last level that is open to a seat: one that another holds is not. [7.1]"""
    top = len(track.levels) - 1
    return top if track.summit in (None, seat) else top - 1


def reached(track: TrackView, seat: int, levels: int) -> int:
    """The level on which so many raises end. [7.1]"""
    return min(track.levels_of[seat] + levels, highest(track, seat))


def rise(track: TrackView, seat: int) -> Rise | None:
    """The next level of a seat, or nothing where its marker is blocked. [7.1]"""
    level = track.levels_of[seat] + 1
    if level > highest(track, seat):
        return None
    here = track.levels[level]
    return Rise(track.people, level, here.vp, here.bonus, climbed(track, seat, 1))


def climbed(track: TrackView, seat: int, levels: int) -> int:
    """The points of so many raises on a track: at the end, and by the bonuses on the way. [7.1]"""
    start, end = track.levels_of[seat], reached(track, seat, levels)
    bonuses = (effect for level in track.levels[start + 1 : end + 1] for effect in level.bonus)
    points = sum(effect.n for effect in bonuses if effect.kind == "vp")
    return track.levels[end].vp - track.levels[start].vp + points


def best_rise(view: TavernaView, seat: int) -> Rise | None:
    """The level that brings a seat the most points. [7.1]"""
    rises = [one for track in view.tracks if (one := rise(track, seat)) is not None]
    return max(rises, key=lambda one: one.gain, default=None)


def open_levels(view: TavernaView, seat: int) -> int:
    """How many raises a seat has left on all tracks together. [7.1]"""
    return sum(highest(track, seat) - track.levels_of[seat] for track in view.tracks)


def best_climb(view: TavernaView, seat: int, levels: int) -> int:
    """The most points that so many raises bring, spread over the tracks as one likes. [7.5]"""
    best = {0: 0}  # by raises that are spent
    for track in view.tracks:
        room = highest(track, seat) - track.levels_of[seat]
        ways = [
            (spent + more, points + climbed(track, seat, more))
            for spent, points in best.items()
            for more in range(min(room, levels - spent) + 1)
        ]
        best = {spent: max(p for s, p in ways if s == spent) for spent, _ in ways}
    return best.get(levels, 0)


# -- deeds and guild tokens ------------------------------------------------------------------------


def with_room(view: TavernaView, dignitary: str) -> tuple[TavernView, ...]:
    """The taverns to which a dignitary can go. [7.5]"""
    return tuple(
        tavern
        for tavern in view.taverns
        if dignitary not in tavern.dignitaries and len(tavern.dignitaries) < view.rates.crowd
    )


def full_price(view: TavernaView, deed: DeedView) -> int:
    """What a deed costs now: one that belongs to somebody costs more. [7.5]"""
    return deed.price + (0 if deed.owner is None else view.rates.surcharge)


def for_sale(view: TavernaView, mat: MatView) -> list[Purchase]:
    """The deeds that the Notary could bring a seat now, for the coins that it has. [7.5]"""
    found = [
        Purchase(deed, full_price(view, deed))
        for tavern in with_room(view, "notary")
        for deed in tavern.deeds
        if may_own(view, mat, deed)
    ]
    return [one for one in found if one.price <= mat.coins]


def may_own(view: TavernaView, mat: MatView, deed: DeedView) -> bool:
    """One deed for each tavern, as long as tokens are left; nobody takes a last one. [7.5]"""
    tavern = next(one for one in view.taverns if deed in one.deeds)
    strange = all(one.owner != mat.seat for one in tavern.deeds)
    return strange and mat.deed_tokens > 0 and not protected(view, deed)


def protected(view: TavernaView, deed: DeedView) -> bool:
    """Nobody takes somebody's last deed. [7.5]"""
    return deed.owner is not None and len(view.mats[deed.owner].deeds) == 1


def most_tokens(view: TavernaView) -> int:
    """How many guild tokens find a place in one tavern to which the Gob'Trotter can go. [7.5]"""
    held = {sign for sign, number in view.guild_supply.items() if number > 0}
    missing = [held - {*one.printed, *one.tokens} for one in with_room(view, "gob_trotter")]
    return max(map(len, missing), default=0)
