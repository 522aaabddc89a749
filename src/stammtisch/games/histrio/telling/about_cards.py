"""What an encounter card is, says and is worth now: before a city, new in hand, in an ensemble."""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.histrio.telling.about_entertainers import of_entertainer, use_facts
from stammtisch.games.histrio.telling.about_festival import joined, mood_at, pay
from stammtisch.games.histrio.telling.forecast import needle_words, push, pushed
from stammtisch.games.histrio.telling.haul import Taken, seen_haul
from stammtisch.games.histrio.telling.names import ability, card_notes, genre_name, named
from stammtisch.games.histrio.telling.sights import CardView, CityView, HistrioView, MatView

RULES = {"actor": "4.1", "entertainer": "4.6", "alms": "4.3"}


def before_city(view: HistrioView, told: About, city: CityView, place: int) -> About:
    """A card of a row: what it brings at once and at the festival, and where it moves the king."""
    card = city.row[place]
    told = replace(
        told,
        kind=words(f"kind-row-{card.kind}", city=words(f"city-{city.id}", name=city.name)),
        rule=RULES[card.kind],
    )
    if view.viewer is None:
        return replace(told, text=card_text(card), facts=court(view, card))
    mat = view.mats[view.viewer]
    if card.kind == "entertainer":
        return replace(told, text=card_text(card), facts=use_facts(view, mat, card.effects))
    taken = next(one for one in seen_haul(view, mat.seat, city.row) if one.card is card)
    facts = [at_once(mat, taken)]
    if taken.joins and (festival := joined(view, mat, [card])):
        facts.append(festival)
    return replace(told, text=card_text(card), facts=(*facts, *court(view, card)))


def card_text(card: CardView) -> tuple[Words, ...]:
    """All that is printed on a card; of an entertainer also when it works."""
    if card.kind != "entertainer":
        return card_notes(card)
    return (ability(card.effects), words(f"window-{card.window}"))


def at_once(mat: MatView, taken: Taken) -> Fact:
    """What a card does when it is handled, alone, after the newer ones before that city."""
    label = words("about-worth")
    if taken.card.kind == "actor" and not taken.joins:
        return Fact(label, words("worth-unpaid"))
    if taken.back:
        return Fact(label, words("worth-back", n=len(mat.played)), taken.ecus)
    if taken.ecus:
        return Fact(label, words("worth-alone" if taken.ecus > 0 else "worth-fee"), taken.ecus)
    return Fact(label, words("worth-nothing-now"))


def court(view: HistrioView, card: CardView) -> tuple[Fact, ...]:
    """Where the needle goes if this actor is sent to court. [7.2]"""
    if card.kind != "actor":
        return ()
    return (Fact(words("label-court"), court_words(view, card)),)


def court_words(view: HistrioView, card: CardView) -> Words:
    """The needle after an actor went to court, and whether the king then wants the other genre."""
    needle = pushed(view.needle, push(card), view.spaces)
    turns = mood_at(needle) != view.mood
    return words("worth-turns" if turns else "worth-needle", needle=needle_words(needle))


def in_ensemble(view: HistrioView, told: About, mat: MatView, identity: str) -> About:
    """An actor who has joined: his share of what the king would pay now. [8.1]"""
    card = next(one for one in mat.ensemble if one.id == identity)
    without = [one for one in mat.ensemble if one.id != identity]
    share = pay(view, mat, mat.ensemble, view.mood) - pay(view, mat, without, view.mood)
    said = (
        "worth-share" if share > 0 else "worth-share-against" if share < 0 else "worth-share-none"
    )
    return replace(
        told,
        kind=words("kind-ensemble", seat=SeatName(mat.seat)),
        text=(actor_note(card), words("sign-ensemble-says")),
        facts=(Fact(words("about-worth"), words(said), share),),
    )


def actor_note(card: CardView) -> Words:
    """Genre and level; what his level does has been done when he joined."""
    return words("actor-note", genre=genre_name(card.genre or ""), level=card.level or 0)


def in_company(view: HistrioView, told: About, mat: MatView, identity: str) -> About:
    """A new actor: what the festival would pay if he stays, and if he goes to court. [6.4.1]"""
    card = next(one for one in mat.company if one.id == identity)
    told = replace(told, kind=words("kind-company", seat=SeatName(mat.seat)))
    if card.kind != "actor":
        return replace(told, text=card_text(card))
    actors = [*mat.ensemble, *(one for one in mat.company if one.genre)]
    without = [one for one in actors if one.id != identity]
    after = mood_at(pushed(view.needle, push(card), view.spaces))
    stays, goes = pay(view, mat, actors, view.mood), pay(view, mat, without, after)
    sent = words("list", items=[words("worth-festival", n=goes), court_words(view, card)])
    facts = (
        Fact(words("label-keep"), words("worth-festival", n=stays), stays),
        Fact(words("label-court"), sent, goes),
    )
    return replace(told, text=(actor_note(card), words("sign-company-says")), facts=facts)


def entertainer(view: HistrioView, told: About, mat: MatView, identity: str) -> About:
    """An entertainer before a troupe, with its name as the layout says it."""
    card = next(one for one in mat.entertainers if one.id == identity)
    return replace(of_entertainer(view, told, mat, card), words=named("card", card))
