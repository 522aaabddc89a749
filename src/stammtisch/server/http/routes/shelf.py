"""What lies on the shelf: titles, words, rules, bots, schemas."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import MediaType, Request, get
from litestar.response import Response

from stammtisch.bots import NAMES
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import title as find_title
from stammtisch.core.registry import titles
from stammtisch.core.words import LANGUAGES, words_file
from stammtisch.server.door.errors import NotThere
from stammtisch.server.http.packing import handed_out
from stammtisch.server.wire.schema import schema
from stammtisch.server.wire.shelf import FirstEveningShown, PresetShown, TitleShown, VariantShown

Asking = Request[Any, Any, Any]


def shown(game: AnyGame) -> TitleShown:
    """A title with everything that a lobby needs to know."""
    return TitleShown(
        name=game.name,
        title=game.title,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        first_seat_begins=game.first_seat_begins,
        rules_version=game.rules_version,
        components=game.components.hash,
        variants=tuple(
            VariantShown(v.id, v.values, v.default, v.seats, v.cumulative) for v in game.variants
        ),
        presets=tuple(PresetShown(p.id, dict(p.variants), p.seats) for p in game.presets),
        languages=game.languages,
        cover=cover_of(game).is_file(),
        windows=any(kind.secret and kind.passable for kind in game.components.kinds),
        first_evening=first_evening(game),
        lessons=game.lessons,
    )


def first_evening(game: AnyGame) -> FirstEveningShown | None:
    """How a stranger learns the title; a title may do without."""
    evening = game.first_evening
    if evening is None:
        return None
    return FirstEveningShown(
        variants=game.learning(),
        seats=evening.seats,
        deals=len(evening.deals),
        minutes=evening.minutes,
        figures=game.figures(game.components.box),
    )


def cover_of(game: AnyGame) -> Traversable:
    """Where a title's cover lies, if it brings one; those of our own titles are in the bundle."""
    return resources.files(game.package) / "board" / "cover.svg"


def words_of(package: str, language: str) -> str:
    """The words of a package in a language, those on its drawn board included."""
    return "\n".join(words_file(package, language, place) for place in ("words", "board/words"))


@get("/api/titles", tags=["shelf"], sync_to_thread=False)
def get_titles() -> list[TitleShown]:
    """All titles with seats and variants."""
    return [shown(game) for game in titles().values()]


@get("/api/bots", tags=["shelf"], sync_to_thread=False)
def get_bots() -> list[str]:
    """The levels of bots, weakest first."""
    return list(NAMES)


JSON_SCHEMA = "application/schema+json"
SVG = "image/svg+xml"
PLATFORM = "platform"  # words that belong to no title


@get("/api/words/{language:str}/{title:str}", tags=["shelf"], media_type=MediaType.TEXT,
     sync_to_thread=False)  # fmt: skip
def get_words(request: Asking, language: str, title: str) -> Response[bytes]:
    """The Fluent source of the platform's and the title's words; English stands in for a gap."""
    if language not in LANGUAGES:
        raise NotThere(f"There are no words in '{language}'.")
    return handed_out(request, all_words(language, title).encode(), MediaType.TEXT)


def all_words(language: str, title: str) -> str:
    """The words of a title, those of the platform included; or these alone."""
    if title == PLATFORM:
        return words_of("stammtisch", language)
    game = find_title(title)
    packages = ((game.package, "en"), ("stammtisch", language), (game.package, language))
    under = language not in game.languages  # English lies under a language that may have gaps
    return "\n".join(words_of(*one) for one in packages[0 if under else 1 :])


@get("/api/rules/{title:str}", tags=["shelf"], media_type="text/markdown", sync_to_thread=False)
def get_rules(request: Asking, title: str, language: str = "en") -> Response[bytes]:
    """The rules of a title in our own words; English where nobody has translated them yet."""
    if language not in LANGUAGES:
        raise NotThere(f"There are no rules in '{language}'.")
    place = resources.files(find_title(title).package)
    for file in (place / "words" / f"rules.{language}.md", place / "rules.md"):
        if file.is_file():
            return handed_out(request, file.read_bytes(), "text/markdown")
    raise NotThere("The rules of this title are not written down yet.")


@get("/api/cover/{title:str}", tags=["shelf"], media_type=SVG, sync_to_thread=False)
def get_cover(title: str) -> Response[bytes]:
    """The cover of a title's box, where its package brings one."""
    cover = cover_of(find_title(title))
    if not cover.is_file():
        raise NotThere("Nobody has drawn a cover for this title.")
    return Response(cover.read_bytes(), media_type=SVG, headers={"Cache-Control": "no-cache"})


@get("/api/components/{title:str}", tags=["shelf"], media_type="text/plain", sync_to_thread=False)
def get_components(title: str) -> str:
    """The components file that comes with a title: the pattern for one's own."""
    return find_title(title).components.text


@get("/api/schema", tags=["shelf"], media_type=JSON_SCHEMA, sync_to_thread=False)
def get_schema() -> Response[dict[str, Any]]:
    """The JSON schema of the socket's messages."""
    return Response(schema(), media_type=JSON_SCHEMA)


@get("/api/schema/{title:str}", tags=["shelf"], media_type=JSON_SCHEMA, sync_to_thread=False)
def get_view_schema(title: str) -> Response[dict[str, Any]]:
    """The JSON schema of a title's view."""
    view: Any = find_title(title).view_type
    return Response(msgspec.json.schema(view), media_type=JSON_SCHEMA)


ROUTES = [
    get_titles, get_bots, get_words, get_rules, get_cover, get_components, get_schema,
    get_view_schema,
]  # fmt: skip
