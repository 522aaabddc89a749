"""The fields that `rules/encode.py` writes, in its order."""

from __future__ import annotations

from stammtisch.core.features import Field, cards, flag, number, one, row, things
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box

TOGETHER = frozenset({"Mat.turning"})  # schnapps that is spent has left the seat's own
KINDS = "of each kind of card, in the order of the components file"


def features(box: Box, seats: int) -> tuple[Field, ...]:
    """Everything that a seat may know; mat 0 is its own, the others follow clockwise."""
    listed = [
        one("question", 5, 22, "the kind of the own question plus one, 0 if nothing is asked"),
        number("question/chosen", 12, "the first half of the own answer, or what it is about"),
        number("answer", 6, "the own answer that waits for the others, plus one"),
        row("leaving", 8, 4, "regulars that the seat has shown out, of each kind"),
        number("to_leave", 3, "regulars that the own start card lets go"),
        number("turning", 4, "schnapps spent on turned dice in this phase"),
        number("resets", 4, "plans taken back in this phase"),
        *board(box, seats),
        *market(box),
    ]
    for place in range(seats):
        listed += [*tavern(f"mat/{place}"), *deck(box, f"mat/{place}")]
    return tuple(listed)


def board(box: Box, seats: int) -> list[Field]:
    """The evening and who is on turn."""
    return [
        number("module", 3, "the highest one in play", 5),
        one("phase", 4, 9, "setup, A to G, over"),
        number("round", 4, "the evening", 8),
        one("start_seat", 3, seats + 1, "who has the mug, places clockwise plus one"),
        one("active", 3, seats + 1, "whose turn it is, places clockwise plus one"),
        number("nobles", 6, "left", 30),
        number("schnapps", 6, "left", 30),
        number("signatures", 6, "left", 30),
        number("counter_guests", 5, "left", 12),
        things("start_cards", len(box.start_effects), "start cards on offer"),
    ]


def market(box: Box) -> list[Field]:
    """Open guests, piles and supplies."""
    return [
        things("signed", ids.OFFER, "places of the offer with a signature"),
        number("three_pile", 6, "guests for 3 beer left", 12),
        number("guest_deck", 6, "guests left", 40),
        *(one(f"offer/{n}", 6, box.kinds + 1, "the card plus one") for n in range(ids.OFFER)),
        *(number(f"supply/{box.card_ids[n]}", 5, "left", 12) for n in range(ids.TAVERN_CARDS)),
        row("removed", box.kinds, 4, f"cards out of the game {KINDS}", fresh=True),
    ]


def tavern(name: str) -> list[Field]:
    """Dice, stores and tracks."""
    return [
        flag(f"{name}/deciding", "is asked"),
        row(f"{name}/white", 6, 4, "white dice of each face"),
        row(f"{name}/own", 6, 4, "own dice of each face"),
        row(f"{name}/coaster", 6, 4, "dice on the coaster, of each face"),
        cards(f"{name}/plan", 7, 8, "planned dice, the last one first: face + 8 * space"),
        number(f"{name}/schnapps", 5, "schnapps", 6),
        number(f"{name}/ducats", 8, "ducats", 20),
        number(f"{name}/beer", 8, "beer", 20),
        number(f"{name}/safe", 6, "ducats in the safe", 8),
        number(f"{name}/store", 6, "beer in the store", 8),
        number(f"{name}/counter_guests", 4, "counter guests", 3),
        number(f"{name}/monastery", 6, "space", 12),
        number(f"{name}/reputation", 8, "steps walked in all", 40),
        number(f"{name}/granted", 6, "reputation steps for production in this turn"),
        row(f"{name}/book", 4, 4, "signatures in each column"),
        things(f"{name}/sides", ids.SIDES, "entertainers' sides that lie up"),
        things(f"{name}/flipped", ids.TILES, "tiles"),
        things(f"{name}/soon", ids.TILES, "tiles that work from the next round on"),
        things(f"{name}/used", ids.SPACES, "spaces that have had their die"),
        things(f"{name}/bought", ids.TAVERN_CARDS, "kinds of tavern cards bought in this turn"),
        number(f"{name}/recruited", 3, "guests recruited in this turn"),
        number(f"{name}/sung", 4, "bards that have played", 4),
        number(f"{name}/washed", 5, "dishwashers used", 6),
        number(f"{name}/own_before", 4, "own dice taken before the waitresses came", 4),
    ]


def deck(box: Box, name: str) -> list[Field]:
    """Cards at the tables, in the draw pile and owned."""
    staff = range(ids.TAVERN_CARDS)
    return [
        *(number(f"{name}/staff/{box.card_ids[n]}", 4, "displayed", 6) for n in staff),
        number(f"{name}/nobles_seated", 5, "height of the noble stack", 6),
        number(f"{name}/top_count", 5, "cards put on the draw pile", 10),
        cards(f"{name}/top", 10, 6, "the ten uppermost of them plus one, the tenth first"),
        cards(f"{name}/patrons", ids.MOST_TABLES, 6, "cards at the tables plus one", fresh=True),
        row(f"{name}/owned", box.kinds, 4, f"owned {KINDS}", fresh=True),
        row(f"{name}/pile", box.kinds, 4, f"in the draw pile {KINDS}", fresh=True),
    ]
