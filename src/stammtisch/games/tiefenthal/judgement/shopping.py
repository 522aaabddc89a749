"""The best that a purse can buy: a small knapsack over cards, tiles, guests and nobles. [12]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.tiefenthal.judgement import weights
from stammtisch.games.tiefenthal.judgement.worth import (
    POINT,
    effects_worth,
    new_card,
    rounds_left,
    staff_rate,
    tile_rate,
)
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau
from stammtisch.games.tiefenthal.rules.upgrades import displayed_discounts, price


def stored(table: Tableau, mat: Mat, tile: i64, number: i64, each: i64) -> i64:
    """What is kept for the next turn, as far as it fits; nothing at the end."""
    limit: i64 = mat.tile_value(table.box, tile)
    kept: i64 = number if number < limit else limit
    return kept * each if rounds_left(table) > 0 else kept


def ducats_worth(table: Tableau, mat: Mat, ducats: i64) -> i64:
    """The best use of so many ducats: each card once, each tile with the best discount."""
    best: vec[i64] = vec[i64]()
    purse: i64 = 0
    while purse <= ducats:
        best = append(best, 0)
        purse += 1
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        if table.supply[card] > 0 and (mat.bought >> card) & 1 == 0:
            consider(best, ducats, table.box.price[card], new_card(table, card))
        card += 1
    tile: i64 = 0
    while tile < ids.TILES:
        if (mat.flipped >> tile) & 1 == 0:
            consider_tile(table, mat, best, ducats, tile)
        tile += 1
    highest: i64 = 0
    purse = 0
    while purse <= ducats:
        worth: i64 = best[purse] + stored(
            table, mat, ids.SAFE, ducats - purse, table.box.weights[weights.STORED_DUCAT]
        )
        if worth > highest:
            highest = worth
        purse += 1
    return highest


def consider(best: vec[i64], ducats: i64, cost: i64, worth: i64) -> None:
    """Buy a thing once, if that is better for a purse."""
    purse: i64 = ducats
    while purse >= cost:
        with_it: i64 = best[purse - cost] + worth
        if with_it > best[purse]:
            best[purse] = with_it
        purse -= 1


def consider_tile(table: Tableau, mat: Mat, best: vec[i64], ducats: i64, tile: i64) -> None:
    """Flip a tile with any number of returned cards, once."""
    worth: i64 = rounds_left(table) * tile_rate(table, tile)
    if table.nobles > 0:
        worth += POINT * table.box.vp[ids.NOBLE]
    most: i64 = displayed_discounts(table, mat, tile)
    loss: i64 = 0
    if most > 0:
        card: i64 = table.box.discount_card[tile]
        loss = (
            POINT * table.box.vp[card]
            + staff_rate(table, card) * table.box.weights[weights.AGAIN] * rounds_left(table) // 100
        )
    if price(table, tile, most) > ducats:
        return
    full_price: i64 = table.box.tile_cost[tile]
    purse: i64 = ducats
    while purse >= 0:
        returned: i64 = 0
        cost: i64 = full_price
        while returned <= most:
            if cost <= purse and best[purse - cost] + worth - returned * loss > best[purse]:
                best[purse] = best[purse - cost] + worth - returned * loss
            returned += 1
            cost = price(table, tile, returned)
        purse -= 1


def beer_worth(table: Tableau, mat: Mat, beer: i64) -> i64:
    """The best use of so much beer: at most one guest, nobles with the rest."""
    highest: i64 = nobles_worth(table, mat, beer)
    place: i64 = 0
    while place < ids.OFFER and mat.recruited == 0:
        guest: i64 = table.offered_guest(place)
        if guest != ids.NO_CARD and table.box.price[guest] <= beer:
            worth: i64 = guest_worth(table, place) + nobles_worth(
                table, mat, beer - table.box.price[guest]
            )
            if worth > highest:
                highest = worth
        place += 1
    return highest


def guest_worth(table: Tableau, place: i64) -> i64:
    """A guest of the offer with bonus and signature."""
    guest: i64 = table.offered_guest(place)
    worth: i64 = new_card(table, guest) + effects_worth(table, table.box.bonus[guest])
    return (
        worth + table.box.weights[weights.SIGNATURE] if (table.signed >> place) & 1 != 0 else worth
    )


def nobles_worth(table: Tableau, mat: Mat, beer: i64) -> i64:
    """Nobles as many as possible, the rest into the store."""
    highest: i64 = stored(table, mat, ids.BEER_STORE, beer, table.box.weights[weights.STORED_BEER])
    number: i64 = len(table.box.noble_prices)
    while number > 0:
        cost: i64 = table.box.noble_prices[number - 1]
        if cost <= beer and table.nobles >= number:
            rest: i64 = nobles_worth(table, mat, beer - cost)
            worth: i64 = POINT * table.box.vp[ids.NOBLE] * number + rest
            if worth > highest:
                highest = worth
        number -= 1
    return highest
