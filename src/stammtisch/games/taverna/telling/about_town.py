"""What a tavern, a table, a deed, a customer or a track is and is worth now. [7.1, 7.4, 7.5]"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.taverna.telling import names, worth
from stammtisch.games.taverna.telling.about_facts import (
    coins,
    left,
    more_for_court,
    points,
    price,
    purse,
    rise_words,
    rise_worth,
    seats_named,
    worth_now,
)
from stammtisch.games.taverna.telling.plain import level_bonus, level_points
from stammtisch.games.taverna.telling.sights import (
    DeedView,
    MatView,
    TableView,
    TavernaView,
    TavernView,
    TrackView,
)

# -- taverns ---------------------------------------------------------------------------------------


def tavern_of(view: TavernaView, name: str) -> TavernView:
    """A tavern by its name."""
    return next(one for one in view.taverns if one.id == name)


def where(tavern: TavernView) -> Words:
    """In which tavern something is."""
    return words("stands-in", tavern=words(f"tavern-{tavern.id}"))


def income(view: TavernaView, tavern: TavernView) -> Fact:
    """What every customer here brings, and to whom. [7.4]"""
    owners = [deed.owner for deed in tavern.deeds if deed.owner is not None]
    said = words("income-nobody", coins=view.rates.income)
    if owners:
        said = words("income-owners", coins=view.rates.income, seats=seats_named(owners))
    return Fact(words("label-income"), said)


def free_tables(tavern: TavernView) -> list[TableView]:
    """The tables at which nobody sits."""
    return [table for table in tavern.tables if table.customer is None]


def privilege(tavern: TavernView) -> tuple[Fact, ...]:
    """The privilege of a tavern, as long as it lies there. [7.4]"""
    if not tavern.privilege:
        return ()
    said = words("privilege-left", n=len(free_tables(tavern)))
    return (Fact(words("sign-privilege"), said),)


def tavern(view: TavernaView, told: About, name: str) -> About:
    """A tavern: free tables, income, signs, privilege. [7.4]"""
    here = tavern_of(view, name)
    free = join(words(f"one-{table.people}") for table in free_tables(here))
    signs = join(words(f"symbol-{sign}") for sign in (*here.printed, *here.tokens))
    facts = (
        Fact(words("label-free"), free),
        income(view, here),
        Fact(words("label-signs"), signs),
        *privilege(here),
    )
    return replace(told, kind=words("kind-tavern"), facts=facts)


def sign(view: TavernaView, told: About | None, name: str, symbol: str) -> About:
    """A guild sign of a tavern: printed, hung there, or still missing. [7.4, 7.5]"""
    here = tavern_of(view, name)
    known = told or About(words(f"symbol-{symbol}"))
    says = words(f"sign-{symbol}-says", coins=view.rates.feast)
    facts: tuple[Fact, ...] = ()
    state = words("sign-printed" if symbol in here.printed else "note-token")
    if symbol not in (*here.printed, *here.tokens):
        state = words("sign-missing")
        offers = (
            words("offer-gob_trotter", n=n, coins=cost, points=vp)
            for n, cost, vp in view.rates.offers["gob_trotter"]
        )
        facts = (price(join(offers)), *purse(view), left(view.guild_supply[symbol]))
    return replace(
        known, kind=words("kind-sign", place=where(here)), text=(says, state), facts=facts
    )


def tavern_privilege(view: TavernaView, told: About, name: str) -> About:
    """The privilege that waits for whoever fills a tavern. [7.4]"""
    here = tavern_of(view, name)
    worth_at_end = worth_now(words("worth-at-end"), view.rates.privilege_vp)
    kind = words("kind-privilege", place=where(here))
    return replace(told, kind=kind, facts=(worth_at_end, *privilege(here)))


# -- tables ----------------------------------------------------------------------------------------


def table(view: TavernaView, told: About, name: str, place: str) -> About:
    """A table: what a customer of its people brings, income, the last one's privilege. [7.4]"""
    here = tavern_of(view, name)
    one = next(t for t in here.tables if str(names.split(t.id)[1]) == place)
    taken = one.customer is not None
    mat = worth.own_mat(view)
    facts = [] if mat is None else [rise_worth(view, mat.seat, one.customer or one.people)]
    return replace(
        told,
        kind=words("kind-table", place=where(here)),
        text=(words("sign-taken-says" if taken else "sign-table-says"),),
        facts=(*facts, income(view, here), *(() if taken else privilege(here))),
    )


# -- deeds -----------------------------------------------------------------------------------------


def deed(view: TavernaView, told: About, identity: str) -> About:
    """A deed: points, income, what one more deed brings with the Archduke, and its price. [7.5]"""
    here = tavern_of(view, names.split(identity)[0])
    one = next(d for d in here.deeds if d.id == identity)
    return replace(
        told,
        words=names.deed_named(one.id),
        kind=words("kind-deed"),
        text=(words("sign-deed-says", coins=view.rates.income), *deed_owner(view, one)),
        facts=(*deed_worth(view, one), income(view, here), *deed_price(view, one)),
    )


def deed_worth(view: TavernaView, one: DeedView) -> tuple[Fact, ...]:
    """Its points, and what one more deed brings with the Archduke; nobody has two in a tavern."""
    mat = worth.own_mat(view)
    if mat is None:
        return (worth_now(words("worth-at-once"), one.vp),)
    if one.owner == mat.seat:
        return (worth_now(words("worth-own-deed")),)
    if worth.protected(view, one):
        return (worth_now(words("worth-last-deed")),)
    if not worth.may_own(view, mat, one):
        reason = "worth-second-deed" if mat.deed_tokens > 0 else "worth-no-deed-token"
        return (worth_now(words(reason)),)
    return (worth_now(words("worth-at-once"), one.vp), *more_for_court(view, mat, "deeds"))


def deed_owner(view: TavernaView, one: DeedView) -> tuple[Words, ...]:
    """Whose deed it is, and whether it could be taken over. [7.5]"""
    if one.owner is None:
        return ()
    owner = SeatName(one.owner)
    if worth.protected(view, one):
        return (words("note-last-deed", seat=owner),)
    return (words("note-owner", seat=owner),)


def deed_price(view: TavernaView, one: DeedView) -> tuple[Fact, ...]:
    """What it costs the viewer, and who gets a share of that. [7.5]

    The own one costs nothing, and what cannot be had has no price.
    """
    mat = worth.own_mat(view)
    if one.owner == view.viewer and one.owner is not None:
        return ()
    if worth.protected(view, one) or (mat is not None and not worth.may_own(view, mat, one)):
        return ()
    full = worth.full_price(view, one)
    said = coins(full)
    if one.owner is not None:
        share = full // view.rates.share_divisor
        said = words("price-takeover", coins=full, seat=SeatName(one.owner), share=share)
    return (price(said), *purse(view))


# -- customers -------------------------------------------------------------------------------------


def customer(view: TavernaView, told: About, guests: Iterable[tuple[str, Iterable[str]]]) -> About:
    """Who comes: what each could bring at a table of its people, and what its signs do. [7.4]"""
    known = [(people, tuple(signs)) for people, signs in guests]
    peoples = dict.fromkeys(people for people, _ in known)
    signs = dict.fromkeys(sign for _, carried in known for sign in carried)
    facts = [fact for people in peoples for fact in people_facts(view, people)]
    return replace(told, facts=(*facts, *(sign_fact(view, sign) for sign in signs)))


def sign_fact(view: TavernaView, symbol: str) -> Fact:
    """What a sign does where customer and tavern share it. [7.4]"""
    return Fact(words(f"sign-{symbol}"), words(f"sign-{symbol}-says", coins=view.rates.feast))


def people_facts(view: TavernaView, people: str) -> tuple[Fact, ...]:
    """The level that a customer brings the viewer, and where it could sit for that."""
    free = [(t, s) for t in view.taverns for s in free_tables(t) if s.people == people]
    taverns = dict.fromkeys(tavern.id for tavern, _ in free)
    tables = words("worth-no-table")
    if free:
        places = join(words(f"tavern-{name}") for name in taverns)
        tables = words("worth-tables", n=len(free), taverns=places)
    mat = worth.own_mat(view)
    track = next(one for one in view.tracks if one.people == people)
    rise = None if mat is None else worth.rise(track, mat.seat)
    name = words(f"people-{people}")
    if rise is None or not free:
        return (Fact(name, tables),)
    return (Fact(name, join([rise_words(rise), tables]), rise.gain),)


# -- tracks ----------------------------------------------------------------------------------------


def track(view: TavernaView, told: About, people: str) -> About:
    """A track: the viewer's next level, all levels with their bonuses, and who is ahead. [7.1]"""
    here = next(one for one in view.tracks if one.people == people)
    mat = worth.own_mat(view)
    notes = [words("sign-king-people-says")] if view.king == people else []
    notes += [words("sign-queen-people-says")] if view.queen == people else []
    if here.summit is not None:
        notes.append(words("note-summit", seat=SeatName(here.summit)))
    bonuses = [level_bonus(n, level) for n, level in enumerate(here.levels) if level.bonus]
    return replace(
        told,
        kind=words("kind-track"),
        text=(words("sign-track-says"), *notes),
        facts=(
            *(() if mat is None else climb(view, here, mat.seat)),
            Fact(words("label-levels"), level_points(here)),
            Fact(words("label-bonuses"), join(bonuses)),
            Fact(words("label-tiles"), words("number", number=here.supply)),
        ),
    )


def climb(view: TavernaView, here: TrackView, seat: int) -> tuple[Fact, ...]:
    """Where a seat stands on a track, and what the next level is worth."""
    now = Fact(words("label-now"), level_now(here, seat))
    return (rise_worth(view, seat, here.people), now)


def level_now(here: TrackView, seat: int) -> Words:
    """The level of a seat and its points at the end."""
    return words("level-now", level=here.levels_of[seat], vp=worth.value(here, seat))


def marker(view: TavernaView, told: About, people: str, seat: int) -> About:
    """The marker of a seat: where it stands and what is next."""
    here = next(one for one in view.tracks if one.people == people)
    rise = worth.rise(here, seat)
    facts = [Fact(words("label-now"), level_now(here, seat))]
    if rise is not None:
        facts.append(Fact(words("label-next"), rise_words(rise), rise.gain))
    return replace(told, facts=tuple(facts))


# -- what a seat has -------------------------------------------------------------------------------


def score(told: About, mat: MatView) -> About:
    """The points of a seat, by where they come from. [8]"""
    facts = (
        Fact(words(f"score-{source}"), points(number))
        for source, number in mat.points.items()
        if number
    )
    levels = Fact(words("counter-level-values"), points(mat.level_values))
    return replace(told, facts=(*facts, levels))
