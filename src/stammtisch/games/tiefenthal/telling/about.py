"""What a thing of the valley is, says and is worth now: for whoever points at it."""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact, fitting
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.tiefenthal.telling.names import (
    card_notes,
    duty_words,
    effects_words,
    named,
    tile_name,
)
from stammtisch.games.tiefenthal.telling.sights import (
    CardView,
    MatView,
    TiefenthalView,
    TileView,
)

# the form of an address -> the sign whose words tell of it, and the paragraph of the rules
PLACES = {
    "start": ("start", "2"),
    "start/*": ("start", "2"),
    "evenings": ("moon", "3"),
    "moon": ("moon", "3"),
    "tonight": ("moon", "3"),
    "evening/*/*": ("moon", "3"),
    "side/*": ("entertainer", "4.9"),
    "offer": ("guest", "4.5"),
    "offer/*": ("guest", "4.5"),
    "market": ("market", "4.3"),
    "market/*": ("staff", "4.3"),
    "nobles/*": ("noble", "4.12"),
    "monastery": ("monastery", "4.10"),
    "monastery/*": ("monastery", "4.10"),
    "supply": ("supply", "4.12"),
    "supply/nobles": ("noble", "4.12"),
    "supply/counter-guests": ("stool", "4.12"),
    "supply/removed": ("door", "4.12"),
    "supply/schnapps": ("schnapps", "4.9"),
    "supply/signatures": ("signature", "4.8"),
    "mat/*": ("tavern", "1"),
    "mat/*/points": ("point", "5"),
    "mat/*/ducats": ("ducat", "4.2"),
    "mat/*/safe": ("ducat", "4.2"),
    "mat/*/beer": ("beer", "4.2"),
    "mat/*/store": ("beer", "4.2"),
    "mat/*/nobles": ("noble", "5"),
    "mat/*/counter-guests": ("stool", "3"),
    "mat/*/dishwashers": ("washer", "4.1"),
    "mat/*/supply-yield": ("supply-die", "4.1"),
    "mat/*/schnapps": ("schnapps", "4.9"),
    "mat/*/tables": ("tables", "4.1"),
    "mat/*/table/*": ("tables", "4.1"),
    "mat/*/staff": ("staff", "4.3"),
    "mat/*/staff/*": ("staff", "4.1"),
    "mat/*/tiles": ("room", "4.4"),
    "mat/*/tile/*": ("room", "4.4"),
    "mat/*/dice": ("die", "4.1"),
    "mat/*/die/*": ("die", "4.1"),
    "mat/*/coaster": ("die", "3"),
    "mat/*/coaster/*": ("die", "3"),
    "mat/*/sides": ("entertainer", "4.9"),
    "mat/*/side/*": ("entertainer", "4.9"),
    "mat/*/reputation": ("reputation", "4.6"),
    "mat/*/reputation/*": ("reputation", "4.6"),
    "mat/*/book": ("book", "4.8"),
    "mat/*/book/*": ("book", "4.8"),
    "mat/*/pile": ("deck", "3"),
    "mat/*/draw-pile": ("deck", "3"),
    "mat/*/known": ("deck", "3"),
    "mat/*/top/*": ("deck", "3"),
    "mat/*/unknown": ("deck", "3"),
    "mat/*/deck/*": ("deck", "3"),
    "mat/*/discards": ("discard", "3"),
    "mat/*/discards/*": ("discard", "3"),
}


def about(view: TiefenthalView, address: str, plain: About | None) -> About | None:
    """The thing at an address: what the layout says of it, its rule, and its figures now."""
    place = fitting(PLACES, address)
    if plain is None or place is None:
        return plain
    sign, rule = place
    told = replace(plain, text=(*plain.text, sign_words(view, sign)), rule=rule)
    head, *parts = address.split("/")
    if head == "offer" and parts:
        return guest(view, told, parts[0])
    if head == "market" and parts:
        return tavern_card(view, told, parts[0])
    if head == "nobles":
        return nobles(view, told, int(parts[0]))
    if head == "mat" and len(parts) == 3:
        return on_mat(view, view.mats[int(parts[0])], told, parts[1], parts[2])
    return told


def sign_words(view: TiefenthalView, sign: str) -> Words:
    """What a sign stands for, with the figures of this box."""
    if sign == "noble":
        return words("sign-noble-says", worth=points(view.noble_points))
    if sign == "schnapps":
        return words("sign-schnapps-says", limit=view.schnapps_limit)
    return words(f"sign-{sign}-says")


def points(number: int) -> Words:
    """So many points."""
    return words("rep-points", points=number)


def worth(said: Words, gain: int = 0) -> Fact:
    """What it is worth now."""
    return Fact(words("about-worth"), said, gain)


def card_worth(card: CardView) -> Fact:
    """The points of a card at the end of the game."""
    return worth(words("worth-card" if card.vp else "worth-no-points"), card.vp)


# -- what can be bought --------------------------------------------------------------------------


def own_mat(view: TiefenthalView) -> MatView | None:
    """The tavern of whoever looks."""
    return None if view.viewer is None else view.mats[view.viewer]


def purse(view: TiefenthalView) -> tuple[Fact, ...]:
    """The viewer's ducats: at hand while they serve, otherwise in the safe."""
    mat = own_mat(view)
    if mat is None:
        return ()
    serving = view.active == mat.seat and view.phase == "F"
    kept = words("have-safe", n=mat.safe, limit=mat.safe_limit)
    said = words("effect-ducats", n=mat.ducats) if serving else kept
    return (Fact(words("about-have"), said),)


def cellar(view: TiefenthalView) -> tuple[Fact, ...]:
    """The viewer's beer: at hand while they serve, otherwise in the store."""
    mat = own_mat(view)
    if mat is None:
        return ()
    serving = view.active == mat.seat and view.phase == "F"
    kept = words("have-store", n=mat.store, limit=mat.store_limit)
    return (Fact(words("about-have"), words("effect-beer", n=mat.beer) if serving else kept),)


def bottles(view: TiefenthalView, mat: MatView) -> tuple[Fact, ...]:
    """The viewer's schnapps beside their own entertainers; a rival's is nothing that they have."""
    if mat.seat != view.viewer:
        return ()
    return (Fact(words("about-have"), words("effect-schnapps", n=mat.schnapps)),)


def guest(view: TiefenthalView, told: About, place: str) -> About:
    """A guest of the offer: what he pays, his gift, and what he costs. [7.5]"""
    offered = next(one for one in view.offer if one.place == place)
    card = offered.card
    if card is None:
        return told
    facts = [card_worth(card), Fact(words("label-serve"), served(card))]
    if card.bonus:
        facts.append(Fact(words("label-gift"), effects_words(card.bonus)))
    if offered.signed:
        facts.append(Fact(words("sign-signature"), words("worth-book")))
    facts.append(Fact(words("about-price"), words("effect-beer", n=card.price)))
    return replace(
        told,
        words=named(card),
        kind=words("kind-guest"),
        text=(words("sign-guest-says"),),
        facts=(*facts, *cellar(view)),
    )


def served(card: CardView) -> Words:
    """Which dice serve a patron, and what he pays for it."""
    dice = [words("die", face=face) for face in card.faces]
    return words("note-served-by", dice=dice, ducats=card.pay)


def tavern_card(view: TiefenthalView, told: About, name: str) -> About:
    """A card of the market: what it does, its points and price. [7.3]"""
    pile = next(one for one in view.market if one.card.id == name)
    card = pile.card
    facts = (
        card_worth(card),
        Fact(words("about-price"), words("effect-ducats", n=card.price)),
        *purse(view),
        Fact(words("about-left"), words("effect-left", n=pile.number)),
    )
    text = (duty_words(card), words("sign-staff-says"))
    return replace(told, words=named(card), kind=words("kind-staff"), text=text, facts=facts)


def nobles(view: TiefenthalView, told: About, number: int) -> About:
    """One, two or three nobles for beer. [7.12]"""
    facts = (
        worth(words("worth-card"), number * view.noble_points),
        Fact(words("about-price"), words("effect-beer", n=view.noble_prices[number - 1])),
        *cellar(view),
        Fact(words("about-left"), words("effect-left", n=view.nobles)),
    )
    said = words("effect-noble", n=number)
    return replace(
        told, words=said, kind=words("kind-nobles"), text=(sign_words(view, "noble"),), facts=facts
    )


# -- what stands in a tavern ---------------------------------------------------------------------


def on_mat(view: TiefenthalView, mat: MatView, told: About, what: str, which: str) -> About:
    """A room, a patron or an entertainer of a tavern."""
    if what == "tile":
        return room(view, mat, told, next(one for one in mat.tiles if one.id == which))
    if what == "table":
        return patron(mat, told, which)
    if what == "side":
        side = next(one for one in mat.sides if one.id == which)
        facts = (
            worth(effects_words(side.effects)),
            Fact(words("about-price"), words("effect-schnapps", n=side.schnapps)),
            *bottles(view, mat),
        )
        text = (words(f"when-{side.phase}"), words("sign-entertainer-says"))
        return replace(told, kind=words("kind-entertainer"), text=text, facts=facts)
    return told


def room(view: TiefenthalView, mat: MatView, told: About, tile: TileView) -> About:
    """A room: what it gives now, upgraded, and the noble that comes with it. [7.4]"""
    facts = [
        room_worth(view, tile),
        Fact(words("label-now"), words(f"gain-{tile.id}", n=tile.value)),
    ]
    if not tile.flipped:
        better = words(f"gain-{tile.id}", n=tile.upgraded)
        facts.append(Fact(words("label-upgraded"), better))
        facts.append(Fact(words("about-price"), tile_price(tile)))
        facts += purse(view) if mat.seat == view.viewer else ()
    return replace(
        told,
        words=tile_name(tile.id),
        kind=words("kind-room", seat=SeatName(mat.seat)),
        text=(words("sign-room-says"),),
        facts=tuple(facts),
    )


def room_worth(view: TiefenthalView, tile: TileView) -> Fact:
    """The noble that a paid upgrade brings, while there are any. [7.4, 7.12]"""
    if tile.flipped:
        return worth(words("worth-lit"))
    if view.nobles == 0:
        return worth(words("worth-no-noble"))
    said = words("worth-noble", worth=points(view.noble_points))
    return worth(said, view.noble_points)


def tile_price(tile: TileView) -> Words:
    """What an upgrade costs, and what each card given back takes off."""
    price = words("effect-ducats", n=tile.cost)
    if tile.discount_card is None:
        return price
    card = words(f"card-{tile.discount_card}", name=tile.discount_card)
    return words("list", items=[price, words("note-discount", ducats=tile.discount, card=card)])


def patron(mat: MatView, told: About, number: str) -> About:
    """Whoever sits at a table: what a fitting die brings, and the points of the card. [7.1]"""
    table = next(one for one in mat.tables if str(one.number) == number)
    if table.patron is None:
        return told
    card = table.patron
    fit = [words("die", face=face) for face in card.faces if face in (*mat.white, *mat.own)]
    facts = [card_worth(card), Fact(words("label-serve"), served(card))]
    if fit and not table.served:
        facts.append(Fact(words("label-now"), words("worth-dice", dice=fit)))
    if card.bonus:
        facts.append(Fact(words("label-gift"), effects_words(card.bonus)))
    known = set(map(str, card_notes(card)))
    extra = tuple(note for note in told.text if str(note) not in known)
    return replace(
        told,
        words=named(card),
        kind=words("kind-patron", seat=SeatName(mat.seat)),
        text=extra,
        facts=tuple(facts),
    )
