"""Lines that tell of many things: worth, price, purse, and what the court pays for one more."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.core.about import Fact
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.taverna.telling import names, worth
from stammtisch.games.taverna.telling.sights import EffectView, MatView, TavernaView


def worth_now(said: Words, gain: int = 0) -> Fact:
    """What it is worth now."""
    return Fact(words("about-worth"), said, gain)


def price(said: Words) -> Fact:
    """What it costs."""
    return Fact(words("about-price"), said)


def coins(number: int) -> Words:
    """So many coins."""
    return words("effect-coins", n=number)


def points(number: int) -> Words:
    """So many points."""
    return words("gain-points", points=number)


def purse(view: TavernaView) -> tuple[Fact, ...]:
    """The coins of whoever looks."""
    mat = worth.own_mat(view)
    return () if mat is None else (Fact(words("about-have"), coins(mat.coins)),)


def left(number: int) -> Fact:
    """How many there are still."""
    return Fact(words("about-left"), words("number", number=number))


def seats_named(seats: Iterable[int]) -> Words:
    """Several seats by name."""
    return join(words("marker", seat=SeatName(seat)) for seat in seats)


# -- the court -------------------------------------------------------------------------------------


def more_for_court(
    view: TavernaView, mat: MatView | None, what: str, more: int = 1
) -> tuple[Fact, ...]:
    """What so much more of something would bring at the royal scoring that counts it. [8]"""
    if mat is None or view.stage not in ("setup", "play"):
        return ()
    number = worth.counted(mat, what)
    facts = []
    for name in worth.scorings_by(view, what):
        before, after = (worth.paid(view, name, n) for n in (number, number + more))
        said = words("court-more", before=before, after=after)
        if before == after:
            said = words("court-same", points=before)
        facts.append(Fact(words(f"scoring-{name}"), said, after - before))
    return tuple(facts)


def now_at_court(view: TavernaView, mat: MatView, what: str) -> tuple[Fact, ...]:
    """What a seat has for the royal scoring that counts it, what that pays, and what is next."""
    number = worth.counted(mat, what)
    facts = []
    for name in worth.scorings_by(view, what):
        said = [words(f"count-{what}", n=number), points(worth.paid(view, name, number))]
        facts.append(Fact(words(f"scoring-{name}"), join(said)))
        facts += next_step(view, name, number)
    return tuple(facts)


def next_step(view: TavernaView, scoring: str, number: int) -> tuple[Fact, ...]:
    """From which number on a royal scoring pays more. [8]"""
    step = worth.next_step(view, scoring, number)
    if step is None:
        return ()
    return (Fact(words("label-next"), words("court-step", n=step[0], points=step[1])),)


# -- levels and effects ----------------------------------------------------------------------------


def rise_words(rise: worth.Rise) -> Words:
    """One level up: the level, its points at the end and its bonus."""
    people = words(f"people-{rise.people}")
    said = words("gain-level", people=people, level=rise.level, vp=rise.vp)
    if not rise.bonus:
        return said
    return join([said, words("gain-bonus", bonus=names.effects_words(rise.bonus))])


def rise_worth(view: TavernaView, seat: int, people: str) -> Fact:
    """What one level on a track is worth to a seat. [7.1]"""
    track = next(one for one in view.tracks if one.people == people)
    rise = worth.rise(track, seat)
    if rise is None:
        return worth_now(words("gain-blocked", people=words(f"people-{people}")))
    return worth_now(rise_words(rise), rise.gain)


def effects_worth(
    view: TavernaView, mat: MatView, effects: Iterable[EffectView], cost: int = 0
) -> Fact:
    """What effects bring a seat that pays for them: points, coins, and from where."""
    gain, said = 0, []
    for effect in effects:
        more, brings = effect_worth(view, mat, effect, cost)
        gain += more
        said += brings
    return worth_now(join(said) if said else words("worth-helps"), gain)


def effect_worth(
    view: TavernaView, mat: MatView, effect: EffectView, cost: int
) -> tuple[int, list[Words]]:
    """One effect: its points, and what else there is to say of it."""
    if effect.kind == "vp":
        return effect.n, [words("worth-at-once")]
    if effect.kind == "guild_token":
        return effect.extra, [words("worth-at-once")]
    if effect.kind == "level":
        return level_worth(view, mat, seated=effect.extra > 0)
    if effect.kind == "income_share":
        strange = [t.id for t in view.taverns if all(d.owner != mat.seat for d in t.deeds)]
        taverns = join(words(f"tavern-{name}") for name in strange)
        return 0, [words("worth-income", coins=view.rates.income, taverns=taverns)]
    if effect.kind == "take_coins":
        richer = [one.seat for one in view.mats if one.coins > mat.coins - cost and one is not mat]
        said = words("worth-richer", seats=seats_named(richer))
        return 0, [said if richer else words("worth-nobody-richer")]
    if effect.kind in ("coins", "draw_spells", "privileges"):
        return 0, [names.effect_words(effect)]
    return 0, []


def level_worth(view: TavernaView, mat: MatView, seated: bool) -> tuple[int, list[Words]]:
    """The best level there is, or the one on the track of the seated customer. [7.6]"""
    if not seated:
        best = worth.best_rise(view, mat.seat)
    else:
        track = None if view.turn is None else view.turn.track
        here = [one for one in view.tracks if one.people == track]
        best = worth.rise(here[0], mat.seat) if here else None
    return (0, []) if best is None else (best.gain, [rise_words(best)])
