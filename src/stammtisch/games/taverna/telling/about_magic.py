"""What a spell or a royal favour is and is worth now. [7.6, 7.7]"""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.taverna.telling import names, worth
from stammtisch.games.taverna.telling.about_facts import (
    coins,
    effects_worth,
    more_for_court,
    now_at_court,
    price,
    purse,
)
from stammtisch.games.taverna.telling.sights import FavourView, MatView, SpellView, TavernaView

# -- spells ----------------------------------------------------------------------------------------


def spell_lines(spell: SpellView) -> tuple[Words, ...]:
    """What a spell does, when, and how as lightning: a line each."""
    parts = (names.spell_does(spell), names.spell_when(spell), names.lightning_text(spell))
    return tuple(join(part) for part in parts if part)


def spell_in_hand(view: TavernaView, told: About, mat: MatView, kind: str) -> About:
    """A spell that can be cast: what it brings, for the Archmage too, and its price. [7.6]"""
    spell = next(one for one in mat.hand or () if one.kind == kind)
    own = view.viewer == mat.seat
    return replace(
        told,
        words=names.spell_seen(spell),
        kind=words("kind-spell-own") if own else words("kind-spell", seat=SeatName(mat.seat)),
        text=spell_lines(spell),
        facts=(
            effects_worth(view, mat, spell.effects, spell.cost),
            *more_for_court(view, mat, "archmage", spell.archmage),
            *favours_gained(view, mat, spell),
            price(spell_price(spell)),
            *purse(view),
            *cast_limits(view, mat, spell),
        ),
    )


def favours_gained(view: TavernaView, mat: MatView, spell: SpellView) -> tuple[Fact, ...]:
    """What the Queen would pay for the favours that a spell brings. [8]"""
    number = sum(effect.n for effect in spell.effects if effect.kind == "take_favour")
    return more_for_court(view, mat, "favours", number) if number else ()


def spell_price(spell: SpellView) -> Words:
    """The coins, and that it is the spell of this turn."""
    return words("price-spell", price=coins(spell.cost) if spell.cost else words("price-free"))


def cast_limits(view: TavernaView, mat: MatView, spell: SpellView) -> tuple[Fact, ...]:
    """How many spells the running turn still allows, or how many others' turns do. [6.4]"""
    turn = view.turn
    if turn is not None and turn.seat == mat.seat:
        left = max(0, turn.allowance - mat.casts)
        return (Fact(words("label-limit"), words("limit-casts", n=left)),)
    if spell.window is not None:
        return (Fact(words("label-limit"), words("limit-lightning")),)
    return ()


def spell_cast(view: TavernaView, told: About, mat: MatView, kind: str) -> About:
    """A spell that lies open: it counts for the Archmage. [8]"""
    spell = next(one for one in mat.cast if one.kind == kind)
    return replace(
        told,
        words=names.spell_seen(spell),
        kind=words("kind-cast", seat=SeatName(mat.seat)),
        text=(*spell_lines(spell)[:1], *told.text[1:]),
        facts=now_at_court(view, mat, "archmage"),
    )


def spell_announced(view: TavernaView, told: About) -> About:
    """The spell that is being cast, while others may react. [6.6]"""
    if view.announced is None:
        return told
    spell = view.announced
    return replace(told, words=names.spell_seen(spell), kind=words("kind-announced"))


# -- royal favours ---------------------------------------------------------------------------------


def favour_lines(favour: FavourView) -> tuple[Words, ...]:
    """What a favour does, and when."""
    return names.favour_text(favour)


def favour_in_row(view: TavernaView, told: About, kind: str) -> About:
    """A favour at the castle: what it brings, with the Queen too, and what she who sells asks."""
    favour = next(one for one in view.favour_row if one.kind == kind)
    mat = worth.own_mat(view)
    offers = view.rates.offers["princess"]
    facts = [] if mat is None else [effects_worth(view, mat, favour.effects)]
    return replace(
        told,
        words=names.favour_seen(favour),
        kind=words("kind-favour"),
        text=(*favour_lines(favour), told.text[-1]),
        facts=(
            *facts,
            *more_for_court(view, mat, "favours"),
            price(join(words("offer-princess", n=n, coins=cost) for n, cost, _ in offers)),
            *purse(view),
        ),
    )


def favour_owned(view: TavernaView, told: About, mat: MatView, kind: str, used: bool) -> About:
    """A favour of a seat: what using it would bring, and what the Queen pays for all of them."""
    favour = next(one for one in (mat.used if used else mat.unused) if one.kind == kind)
    message = "kind-favour-used" if used else "kind-favour-of"
    facts = () if used else (effects_worth(view, mat, favour.effects),)
    return replace(
        told,
        words=names.favour_seen(favour),
        kind=words(message, seat=SeatName(mat.seat)),
        text=(*favour_lines(favour), told.text[-1]),
        facts=(*facts, *now_at_court(view, mat, "favours")),
    )
