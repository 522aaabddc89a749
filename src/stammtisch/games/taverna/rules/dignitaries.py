"""Chapter 7.5: the Notary, the Gob'Trotter, the Princess and the Ambassadress."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, bit, count, drop, has, lowest, rest
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import raisable_levels, score
from stammtisch.games.taverna.rules.guilds import missing_in, place_token
from stammtisch.games.taverna.rules.state import Tableau

# -- where they may go -----------------------------------------------------------------------------


def taverns_with_room(table: Tableau, dignitary: i64) -> i64:
    """A dignitary walks to another tavern that holds fewer than two of them. [7.5]"""
    stands = table.stands
    crowds: i64 = 0  # how many stand in each tavern, eight bits for each: counted in one go
    place: i64 = 0
    while place < len(stands):
        crowds += bit(8 * stands[place])
        place += 1
    most = table.box.limits.dignitaries_per_tavern
    taverns: i64 = 0
    tavern: i64 = 0
    while tavern < ids.TAVERNS:
        if crowds & 255 < most and stands[dignitary] != tavern:
            taverns |= bit(tavern)
        crowds >>= 8
        tavern += 1
    return taverns


def destinations(table: Tableau, seat: i64, dignitary: i64) -> i64:
    """The taverns with room where the dignitary's effect is possible for the seat. [7.5, R24]"""
    does = table.box.court.does[dignitary]
    taverns = taverns_with_room(table, dignitary)
    if does >= ids.TAKES_FAVOURS:  # no matter where she goes
        return taverns if offers(table, seat, dignitary) != 0 else 0
    possible: i64 = 0
    deeds = legal_deeds(table, seat) if does == ids.BUYS_DEED else 0
    while taverns != 0:
        tavern = lowest(taverns)
        taverns = rest(taverns)
        if does == ids.BUYS_DEED:
            if deeds & table.box.houses.deeds_in[tavern] != 0:
                possible |= bit(tavern)
        elif token_sets(table, seat, dignitary, tavern) != 0:
            possible |= bit(tavern)
    return possible


def activatable(table: Tableau, seat: i64, dignitary: i64) -> bool:
    """Once in a turn, and never without effect. [7.5]"""
    if has(table.turn.dignitaries_used, dignitary):
        return False
    return destinations(table, seat, dignitary) != 0


def activatable_of(table: Tableau, seat: i64, dignitaries: i64) -> i64:
    """Those of the dignitaries whom the seat can activate now. [7.5]"""
    found: i64 = 0
    while dignitaries != 0:
        dignitary = lowest(dignitaries)
        dignitaries = rest(dignitaries)
        if activatable(table, seat, dignitary):
            found |= bit(dignitary)
    return found


def within_reach(table: Tableau, local: bool) -> i64:
    """A local activation reaches the tavern of the seating, or all with Influence. [7.5, R23]"""
    if local and not table.turn.influence:
        return table.dignitaries_in(table.turn.tavern)
    return below(ids.DIGNITARIES)


def any_activatable(table: Tableau, seat: i64, local: bool) -> bool:
    """Whether an activation of this sort can be completed. [6.2]"""
    reach = within_reach(table, local)
    while reach != 0:
        if activatable(table, seat, lowest(reach)):
            return True
        reach = rest(reach)
    return False


# -- the Notary ------------------------------------------------------------------------------------


def taverns_deeds(table: Tableau, deeds: i64) -> i64:
    """All deed spaces in the taverns where one of these deeds lies."""
    spaces: i64 = 0
    while deeds != 0:
        spaces |= table.box.houses.deeds_in[table.box.houses.tavern_of_deed[lowest(deeds)]]
        deeds = rest(deeds)
    return spaces


def priced_up_to(table: Tableau, coins: i64) -> i64:
    """The deed spaces whose price is not above an amount of coins."""
    if coins < 0:
        return 0
    by_coins = table.box.houses.deeds_up_to
    return by_coins[min(coins, len(by_coins) - 1)]


def legal_deeds(table: Tableau, seat: i64) -> i64:
    """Free deeds, and those of owners who keep another, in taverns new to it. [7.5, R26, R27]"""
    mat = table.mats[seat]
    if count(mat.deeds) >= table.box.limits.deed_tokens:
        return 0
    deeds = priced_up_to(table, mat.coins) & ~table.owned()
    takeover = priced_up_to(table, mat.coins - table.box.limits.takeover_surcharge)
    if takeover != 0:
        for other in table.mats:
            if rest(other.deeds) != 0:
                deeds |= other.deeds & takeover
    return deeds & ~taverns_deeds(table, mat.deeds)


def owner_of(table: Tableau, deed: i64) -> i64:
    """The seat that owns a deed, or NOBODY."""
    seat: i64 = 0
    for mat in table.mats:
        if has(mat.deeds, deed):
            return seat
        seat += 1
    return ids.NOBODY


def buy_deed(table: Tableau, seat: i64, deed: i64) -> None:
    """A free deed costs its price, another's more; half of that is the owner's. [7.5, R28]"""
    houses = table.box.houses
    mat = table.mats[seat]
    price = houses.price[deed]
    owner = owner_of(table, deed)
    if owner != ids.NOBODY:
        price += table.box.limits.takeover_surcharge
    mat.coins -= price
    mat.deeds |= bit(deed)
    score(table, seat, houses.vp[deed], ids.FROM_DEEDS)
    if owner == ids.NOBODY:
        if table.journal is not None:
            table.journal.tell(ids.BOUGHT_DEED, seat, deed, price, houses.vp[deed])
        return
    share = price // table.box.limits.takeover_share_divisor
    table.mats[owner].coins += share
    table.mats[owner].deeds = drop(table.mats[owner].deeds, deed)
    if table.journal is not None:
        table.journal.tell(ids.TOOK_OVER, seat, deed, price, owner, share)
        table.journal.tell(ids.GAINED_POINTS, seat, houses.vp[deed])


# -- the offers of the others ----------------------------------------------------------------------


def offers(table: Tableau, seat: i64, dignitary: i64) -> i64:
    """The offers that the seat can pay and use in full, counted from 0. [7.5]"""
    court = table.box.court
    most = raisable_levels(table, seat)
    if court.does[dignitary] == ids.TAKES_FAVOURS:
        most = count(table.favour_row)
    found: i64 = 0
    first = court.offers_from[dignitary]
    offer = first
    while offer < court.offers_from[dignitary + 1]:
        if court.offer_cost[offer] <= table.mats[seat].coins and court.offer_n[offer] <= most:
            found |= bit(offer - first)
        offer += 1
    return found


def token_sets(table: Tableau, seat: i64, dignitary: i64, tavern: i64) -> i64:
    """One or two missing symbols that the seat can pay: singles 0 to 2, then pairs. [6.3]"""
    missing = missing_in(table, tavern)
    if missing == 0:
        return 0
    affordable = offers_by_coins(table, seat, dignitary)
    found: i64 = 0
    if has(affordable, 1):
        found |= missing
    if has(affordable, 2):
        pair: i64 = 0
        while pair < ids.SIGNS:
            # pair 0 leaves out the last symbol, pair 2 the first one
            if drop(below(ids.SIGNS), ids.SIGNS - 1 - pair) & ~missing == 0:
                found |= bit(ids.SIGNS + pair)
            pair += 1
    return found


def offers_by_coins(table: Tableau, seat: i64, dignitary: i64) -> i64:
    """How many things at once the seat can pay for, as a set of numbers. [7.5]"""
    court = table.box.court
    numbers: i64 = 0
    offer = court.offers_from[dignitary]
    while offer < court.offers_from[dignitary + 1]:
        if court.offer_cost[offer] <= table.mats[seat].coins:
            numbers |= bit(court.offer_n[offer])
        offer += 1
    return numbers


def symbols_of_set(choice: i64) -> i64:
    """The symbols in an option of `choose_guild_tokens`. [6.3]"""
    if choice < ids.SIGNS:
        return bit(choice)
    return drop(below(ids.SIGNS), 2 * ids.SIGNS - 1 - choice)


def place_tokens(table: Tableau, seat: i64, dignitary: i64, tavern: i64, choice: i64) -> None:
    """The Gob'Trotter places the tokens for the price of their number and scores for it. [7.5]"""
    court = table.box.court
    symbols = symbols_of_set(choice)
    n = count(symbols)
    offer = court.offers_from[dignitary]
    while court.offer_n[offer] != n:
        offer += 1
    pay_dignitary(table, seat, dignitary, court.offer_cost[offer])
    placed: i64 = 0
    while symbols != 0:
        # the points of the offer are shared out so that the tokens add up to it
        share = court.offer_vp[offer] * (placed + 1) // n - court.offer_vp[offer] * placed // n
        place_token(table, seat, tavern * ids.SIGNS + lowest(symbols), share)
        symbols = rest(symbols)
        placed += 1


def pay_offer(table: Tableau, seat: i64, dignitary: i64, choice: i64) -> i64:
    """The price of an offer is paid at once; how many things it brings. [7.5]"""
    court = table.box.court
    offer = court.offers_from[dignitary] + choice
    pay_dignitary(table, seat, dignitary, court.offer_cost[offer])
    return court.offer_n[offer]


def pay_dignitary(table: Tableau, seat: i64, dignitary: i64, coins: i64) -> None:
    """The price of what a dignitary does goes to the reserve. [7.5]"""
    table.mats[seat].coins -= coins
    if table.journal is not None:
        table.journal.tell(ids.PAID_DIGNITARY, seat, dignitary, coins)
