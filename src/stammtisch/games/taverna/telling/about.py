"""What a thing of the capital is, says and is worth now: for whoever points at it."""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact, fitting
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.taverna.telling import about_court, about_magic, about_town
from stammtisch.games.taverna.telling.about_facts import left, now_at_court, worth_now
from stammtisch.games.taverna.telling.sights import MatView, TavernaView

# the form of an address -> the sign whose words tell of it, and the paragraph of the rules
PLACES = {
    "row": ("row", "3.2"),
    "row/*": ("customer", "4.4"),
    "customer_deck": ("customer-deck", "3.5"),
    "turn": ("turn", "3.2"),
    "turn/customer": ("customer", "4.4"),
    "turn/announced": ("announced", "3.6"),
    "turn/feasted": ("beer", "4.4"),
    "turn/influence": ("lyre", "4.4"),
    "turn/table_matches": ("any-table", "4.6"),
    "turn/all_symbols": ("all-signs", "4.6"),
    "turn/herald": ("herald", "4.5"),
    "turn/casts": ("spell", "4.6"),
    "turn/local": ("dignitary", "4.5"),
    "tavern/*": ("tavern", "4.4"),
    "tavern/*/table/*": ("table", "4.4"),
    "tavern/*/deed/*": ("deed", "4.5"),
    "tavern/*/sign/*": ("guild", "4.4"),
    "tavern/*/privilege": ("privilege", "4.4"),
    "dignitary/*": ("dignitary", "4.5"),
    "dignitaries": ("dignitary", "4.5"),
    "track/*": ("track", "4.1"),
    "track/*/tiles": ("tiles", "4.9"),
    "track/*/*": ("track", "4.1"),
    "favours": ("favour", "4.7"),
    "favour/*": ("favour", "4.7"),
    "favour_reserve": ("favour-reserve", "4.3"),
    "castle": ("royal", "5"),
    "castle/*": ("royal", "5"),
    "supply": ("supply", "4.3"),
    "spell_deck": ("spell-deck", "4.2"),
    "spell_discard": ("spell-discard", "4.2"),
    "privilege_reserve": ("privilege", "4.3"),
    "guild/*": ("guild", "4.5"),
    "mat/*": ("innkeeper", "1"),
    "mat/*/coins": ("coin", "4.3"),
    "mat/*/points": ("point", "5"),
    "mat/*/levels": ("level", "5"),
    "mat/*/privileges": ("privilege", "4.5"),
    "mat/*/hand": ("spell", "4.6"),
    "mat/*/archmage": ("archmage", "5"),
    "mat/*/deed_tokens": ("deed-token", "4.5"),
    "mat/*/spell/*": ("spell", "4.6"),
    "mat/*/favours": ("favour", "4.7"),
    "mat/*/favour/*": ("favour", "4.7"),
    "mat/*/used/*": ("favour", "4.7"),
    "mat/*/cast": ("archmage", "4.6"),
    "mat/*/cast/*": ("archmage", "4.6"),
    "mat/*/deeds": ("deed", "4.5"),
    "mat/*/deed/*": ("deed", "4.5"),
    "mat/*/played": ("played", "3.2"),
    "mat/*/played/*": ("played", "3.2"),
}
# what a royal scoring counts, by the place on a mat where it lies
COUNTED = {
    "coins": "coins",
    "archmage": "archmage",
    "cast": "archmage",
    "favours": "favours",
    "deeds": "deeds",
    "deed_tokens": "deeds",
}


def about(view: TavernaView, address: str, plain: About | None) -> About | None:
    """The thing at an address: what the layout says of it, its rule, and its figures now."""
    place = fitting(PLACES, address)
    if place is None:
        return plain
    known, rule = place
    head, *parts = address.split("/")
    if plain is None:
        return missing_sign(view, head, parts, rule)
    told = replace(plain, text=(*plain.text, sign_words(view, known)), rule=rule)
    if head == "mat":
        return on_mat(view, view.mats[int(parts[0])], told, parts[1:])
    if head == "tavern":
        return in_tavern(view, told, parts)
    if head in ("row", "turn"):
        return at_the_gate(view, told, head, parts)
    return at_court(view, told, head, parts)


def sign_words(view: TavernaView, known: str) -> Words:
    """What a sign stands for, with the figures of this table."""
    rates = view.rates
    if known in ("beer", "deed"):
        return words(f"sign-{known}-says", coins=rates.feast if known == "beer" else rates.income)
    if known == "spell":
        return words("sign-spell-says", coins=rates.sale)
    if known == "privilege":
        return words("sign-privilege-says", n=rates.call_price, points=rates.privilege_vp)
    return words(f"sign-{known}-says")


def missing_sign(view: TavernaView, head: str, parts: list[str], rule: str) -> About | None:
    """A place for a guild sign, where none hangs yet; of nothing else there is to tell."""
    if (
        head == "tavern"
        and len(parts) == 3
        and parts[1] == "sign"
        and parts[2] in view.guild_supply
    ):
        return replace(about_town.sign(view, None, parts[0], parts[2]), rule=rule)
    return None


def in_tavern(view: TavernaView, told: About, parts: list[str]) -> About:
    """A tavern, or a table, a deed, a sign or the privilege in it."""
    name, *rest = parts
    if not rest:
        return about_town.tavern(view, told, name)
    if rest[0] == "table":
        return about_town.table(view, told, name, rest[1])
    if rest[0] == "deed":
        return about_town.deed(view, told, f"{name}_d{rest[1]}")
    if rest[0] == "sign":
        return about_town.sign(view, told, name, rest[1])
    return about_town.tavern_privilege(view, told, name)


def at_the_gate(view: TavernaView, told: About, head: str, parts: list[str]) -> About:
    """A customer card, the customer who waits, or the spell that is being cast."""
    if head == "row" and parts:
        card = view.row[int(parts[0]) - 1]
        assert card is not None
        guests = [(one.people, (one.symbol,)) for one in card.customers]
        return about_town.customer(view, replace(told, kind=words("kind-card")), guests)
    turn = view.turn
    if parts == ["customer"] and turn is not None and turn.people is not None:
        told = replace(told, kind=words("kind-waiting", seat=SeatName(turn.seat)))
        return about_town.customer(view, told, [(turn.people, turn.carried)])
    return about_magic.spell_announced(view, told) if parts == ["announced"] else told


def at_court(view: TavernaView, told: About, head: str, parts: list[str]) -> About:
    """A dignitary, a royal favour, a royal scoring, or a track."""
    if head == "dignitary":
        return about_court.dignitary(view, told, parts[0])
    if head == "favour":
        return about_magic.favour_in_row(view, told, parts[0])
    if head == "castle" and parts:
        return about_court.scoring(view, told, parts[0])
    if head == "track" and len(parts) == 1:
        return about_town.track(view, told, parts[0])
    if head == "track" and parts[1].isdigit():
        return about_town.marker(view, told, parts[0], int(parts[1]))
    number = pile(view, head, parts)
    return told if number is None else replace(told, facts=(left(number),))


def pile(view: TavernaView, head: str, parts: list[str]) -> int | None:
    """How many lie in a supply, where the address is that of one."""
    if head == "track":
        return next(track.supply for track in view.tracks if track.people == parts[0])
    if head == "guild":
        return view.guild_supply[parts[0]]
    return {
        "customer_deck": view.customer_deck,
        "favour_reserve": view.favour_reserve,
        "privilege_reserve": view.privilege_reserve,
        "spell_deck": view.spell_deck,
        "spell_discard": view.spell_discard,
    }.get(head)


# -- mats ------------------------------------------------------------------------------------------


def on_mat(view: TavernaView, mat: MatView, told: About, parts: list[str]) -> About:
    """A card, a tile, or something that is counted before a seat."""
    what, *which = parts or [""]
    if which:
        return card_on_mat(view, mat, told, what, which[0])
    if what == "points":
        return about_town.score(told, mat)
    if what == "levels":
        return replace(told, facts=tuple(levels(view, mat)))
    if what == "privileges":
        said = words("worth-at-end")
        return replace(told, facts=(worth_now(said, mat.privileges * view.rates.privilege_vp),))
    if what in COUNTED:
        return replace(told, facts=now_at_court(view, mat, COUNTED[what]))
    return told


def card_on_mat(view: TavernaView, mat: MatView, told: About, what: str, which: str) -> About:
    """A spell, a favour, a deed or a customer of a seat."""
    if what == "spell":
        return about_magic.spell_in_hand(view, told, mat, which)
    if what == "cast":
        return about_magic.spell_cast(view, told, mat, which)
    if what in ("favour", "used"):
        return about_magic.favour_owned(view, told, mat, which, what == "used")
    return about_town.deed(view, told, which) if what == "deed" else told


def levels(view: TavernaView, mat: MatView) -> list[Fact]:
    """The four levels of a seat, and their points at the end. [8]"""
    return [
        Fact(words(f"people-{track.people}"), about_town.level_now(track, mat.seat))
        for track in view.tracks
    ]
