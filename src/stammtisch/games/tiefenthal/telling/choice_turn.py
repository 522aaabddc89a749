"""The options of a turn in phase F: what each says, costs and gives."""

from __future__ import annotations

from stammtisch.core.decision import Choice
from stammtisch.core.words import Words, words
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.upgrades import displayed_discounts, price
from stammtisch.games.tiefenthal.telling.names import (
    card_name,
    effects_words,
    noble_words,
    side_name,
    tile_name,
)
from stammtisch.games.tiefenthal.telling.view_cards import card_view, effect_views
from stammtisch.games.tiefenthal.telling.view_mat import PLACES


def turn_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """One action of the turn."""
    if option < ids.PLAY_BARD:
        face = option + 1
        said = words("option-use", die=words("die", face=face))
        return Choice(option, identity, said, f"mat/{seat}/die/{face}")
    if option == ids.PLAY_BARD:
        effect = words("effect-reputation", n=1)
        where = f"mat/{seat}/staff/{state.box.card_ids[ids.BARD]}"
        return Choice(option, identity, words("option-bard"), where, effect)
    if option == ids.SEND_COUNTER_GUEST:
        effect = words("effect-monastery", n=1)
        where = f"mat/{seat}/counter-guests"
        return Choice(option, identity, words("option-counter-guest"), where, effect)
    if option < ids.UPGRADE:
        return buy_choice(state, option, identity)
    if option < ids.RECRUIT:
        return upgrade_choice(state, seat, option, identity)
    if option < ids.NOBLES:
        return recruit_choice(state, option, identity)
    if option < ids.ENTERTAIN:
        number = option - ids.NOBLES + 1
        effect = words(
            "effect-nobles",
            beer=state.box.noble_prices[number - 1],
            points=number * state.box.vp[ids.NOBLE],
        )
        said = words("option-nobles", n=number)
        return Choice(option, identity, said, f"nobles/{number}", effect)
    return entertainer_choice(state, seat, option, identity)


def yield_words(state: Tiefenthal, seat: int, space: int) -> Words:
    """What a die on a space brings now."""
    mat, box = state.mats[seat], state.box
    if space >= ids.FIRST_TABLE:
        patron = mat.patrons[space - ids.FIRST_TABLE]
        return words("effect-serve", card=card_name(box, patron), n=box.pay[patron])
    if space == ids.CASHBOX_SPACE:
        return words("effect-ducats", n=mat.tile_value(box, ids.CASHBOX))
    if space == ids.BARREL_SPACE:
        return words("effect-beer", n=mat.tile_value(box, ids.BARREL))
    if space == ids.SUPPLY_SPACE:
        return words("effect-beer", n=mat.tile_value(box, ids.SUPPLY) + mat.staff[ids.SUPPLIER])
    return words("effect-monastery", n=mat.tile_value(box, ids.MONK))


def buy_choice(state: Tiefenthal, option: int, identity: str) -> Choice:
    """A tavern card for ducats."""
    kind = option - ids.BUY
    return Choice(
        option,
        identity,
        words("option-buy", card=card_name(state.box, kind)),
        f"market/{state.box.card_ids[kind]}",
        words("effect-price", ducats=state.box.price[kind]),
    )


def upgrade_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A tile to upgrade: its price, what it gives, and the noble."""
    tile = option - ids.UPGRADE
    name = state.box.tile_ids[tile]
    return Choice(
        option,
        identity,
        words("option-upgrade", tile=tile_name(name)),
        f"mat/{seat}/tile/{name}",
        words(
            "effect-upgrade-for",
            price=price_words(state, seat, tile),
            gain=words(f"gain-{name}", n=state.box.tile_upgraded[tile]),
            noble=noble_words(state.box.vp[ids.NOBLE], state.nobles),
        ),
    )


def price_words(state: Tiefenthal, seat: int, tile: int) -> Words:
    """The price of a tile: in full, with all discounts, or with the die that pays. [7.2, 7.4]"""
    mat, full = state.mats[seat], state.box.tile_cost[tile]
    least = price(state, tile, displayed_discounts(state, mat, tile))
    if least < full:
        return words("effect-price-range", least=least, full=full)
    if full > mat.ducats:
        return words("effect-price-die", ducats=full, n=state.box.tile_upgraded[tile])
    return words("effect-price", ducats=full)


def recruit_choice(state: Tiefenthal, option: int, identity: str) -> Choice:
    """A guest for beer: pay, points, bonus."""
    place = option - ids.RECRUIT
    guest = card_view(state.box, state.offered_guest(place))
    return Choice(
        option,
        identity,
        words("option-recruit", card=card_name(state.box, state.offered_guest(place))),
        f"offer/{PLACES[place]}",
        words(
            "effect-recruit",
            beer=guest.price,
            pay=guest.pay,
            points=guest.vp,
            bonus=effects_words(guest.bonus),
        ),
    )


def entertainer_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """Schnapps for an entertainer."""
    side, box = option - ids.ENTERTAIN, state.box
    return Choice(
        option,
        identity,
        words("option-entertain", side=side_name(box.side_ids[side])),
        f"mat/{seat}/side/{box.side_ids[side]}",
        words(
            "effect-for-schnapps",
            schnapps=box.side_schnapps[side],
            effect=effects_words(effect_views(box, box.side_effects[side])),
        ),
    )
