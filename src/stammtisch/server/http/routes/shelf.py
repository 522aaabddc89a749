"""What lies on the shelf: titles, words, rules, bots, schemas."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec
from litestar import MediaType, get
from litestar.response import Response

from stammtisch.bots import NAMES
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import title as find_title
from stammtisch.core.registry import titles
from stammtisch.core.words import LANGUAGES
from stammtisch.server.door.errors import NotThere
from stammtisch.server.wire.bodies import PresetShown, TitleShown, VariantShown
from stammtisch.server.wire.schema import schema


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
        presets=tuple(PresetShown(p.id, dict(p.variants)) for p in game.presets),
        languages=tuple(lang for lang in LANGUAGES if words_file(game.package, lang)),
    )


def words_file(package: str, language: str) -> str | None:
    """The Fluent source of a package in a language, the words on its drawn board included."""
    place = resources.files(package)
    files = [place / "words" / f"{language}.ftl", place / "board" / "words" / f"{language}.ftl"]
    return "\n".join(f.read_text(encoding="utf-8") for f in files if f.is_file()) or None


@get("/api/titles", tags=["shelf"], sync_to_thread=False)
def get_titles() -> list[TitleShown]:
    """All titles with seats and variants."""
    return [shown(game) for game in titles().values()]


@get("/api/bots", tags=["shelf"], sync_to_thread=False)
def get_bots() -> list[str]:
    """The levels of bots, weakest first."""
    return list(NAMES)


JSON_SCHEMA = "application/schema+json"
PLATFORM = "platform"  # words that belong to no title


@get("/api/words/{language:str}/{title:str}", tags=["shelf"], media_type=MediaType.TEXT,
     sync_to_thread=False)  # fmt: skip
def get_words(language: str, title: str) -> str:
    """The Fluent source of the platform's and the title's words; English stands in for a gap."""
    packages = ["stammtisch"] if title == PLATFORM else ["stammtisch", find_title(title).package]
    if language not in LANGUAGES:
        raise NotThere(f"There are no words in '{language}'.")
    sources = [words_file(p, language) or words_file(p, "en") for p in packages]
    return "\n".join(source for source in sources if source)


@get("/api/rules/{title:str}", tags=["shelf"], media_type="text/markdown", sync_to_thread=False)
def get_rules(title: str, language: str = "en") -> str:
    """The rules of a title in our own words; English where nobody has translated them yet."""
    if language not in LANGUAGES:
        raise NotThere(f"There are no rules in '{language}'.")
    place = resources.files(find_title(title).package)
    for file in (place / "words" / f"rules.{language}.md", place / "rules.md"):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise NotThere("The rules of this title are not written down yet.")


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
    get_titles, get_bots, get_words, get_rules, get_components, get_schema, get_view_schema,
]  # fmt: skip
