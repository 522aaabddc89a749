"""An evening as it is written down: who sat there, what they owned, whether it is rated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from stammtisch.core.belongings import called, owned
from stammtisch.core.match import Match
from stammtisch.server.book.ratings import NEWCOMER, after_match, bot_strength
from stammtisch.server.table.book import Entry
from stammtisch.server.table.evenings import Evening, Known, Sitting, Strength
from stammtisch.server.table.keeping import Kept
from stammtisch.server.table.seating import Chair, Social
from stammtisch.server.wire.regulars import Unrated


def nothing_of(id: str, kept: Kept, at: float) -> Evening:
    """A table that is over without an evening: closed early, a record, other rules."""
    return Evening(id=id, title=kept.header.title, at=at, unrated="", sittings=())


def evening_of(id: str, kept: Kept, match: Match | None, at: float) -> Evening:
    """A finished match, not rated yet."""
    if match is None or not match.over or any(entry.by == "record" for entry in kept.book):
        return nothing_of(id, kept, at)
    sheet, own = match.game.sheet(match.state), kept.header.components_file is not None
    sittings = tuple(
        Sitting(
            seat=seat,
            visitor=sitter(chair),
            bot=None if chair.holders else chair.bot,
            name=chair.name,
            face=chair.face,
            colour=kept.social.colour_of(seat),
            points=sheet.totals[seat],
            place=sheet.ranks[seat],
            things={} if own else things_of(match, seat),
        )
        for seat, chair in enumerate(kept.social.chairs)
    )
    title, unrated = kept.header.title, why_unrated(kept, match)
    return Evening(id=id, title=title, at=at, unrated=unrated, sittings=sittings)


def sitter(chair: Chair) -> str | None:
    """Whose evening it was: who sat down first; further devices look on."""
    return chair.holders[0] if chair.holders else None


def things_of(match: Match, seat: int) -> dict[str, int]:
    """What a seat came to own, by the message that names it."""
    found: dict[str, int] = {}
    for thing, number in enumerate(owned(match.game, match.state, seat)):
        name = called(match.game, match.state.box, thing) if number > 0 else None
        if name is not None:
            found[name.id] = number
    return found


def why_unrated(kept: Kept, match: Match) -> Unrated:
    """Why an evening tells nobody's strength; empty if it does."""
    people = [who for chair in kept.social.chairs if (who := sitter(chair)) is not None]
    if len(set(people)) < len(people) or match.seats < 2:
        return "one-screen"
    if kept.header.components_file is not None:
        return "own-values"
    if not kept.header.key:
        return "kind-deal"
    if somebody_else_played(kept.social, kept.book):
        return "stand-in"
    bots = [chair.bot for chair in kept.social.chairs if not chair.holders]
    if any(bot is None or bot_strength(match.game, bot) is None for bot in bots):
        return "unmeasured"
    return ""


def somebody_else_played(social: Social, book: Sequence[Entry]) -> bool:
    """Whether a bot answered for a person, or a person where a bot sits now, or sits nobody."""
    by_bots = {entry.seat for entry in book if entry.by == "bot"}
    by_people = {entry.seat for entry in book if entry.by == "person"}
    return any(
        seat in (by_bots if chair.holders else by_people) or (not chair.holders and not chair.bot)
        for seat, chair in enumerate(social.chairs)
    )


def rated(evening: Evening, match: Match, known: Mapping[str, Known]) -> Evening:
    """The evening with everybody's strength before and after it."""
    before = [strength_before(sitting, match, known) for sitting in evening.sittings]
    after = after_match(before, [sitting.place for sitting in evening.sittings])
    sittings = tuple(
        sitting if sitting.visitor is None else replace(sitting, before=then, after=now)
        for sitting, then, now in zip(evening.sittings, before, after, strict=True)
    )
    return replace(evening, sittings=sittings)


def strength_before(sitting: Sitting, match: Match, known: Mapping[str, Known]) -> Strength:
    """How strong whoever sat there was when they sat down."""
    if sitting.visitor is None:
        bot = bot_strength(match.game, sitting.bot or "")
        assert bot is not None
        return bot
    return known[sitting.visitor].strength if sitting.visitor in known else NEWCOMER
