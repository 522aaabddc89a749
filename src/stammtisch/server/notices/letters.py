"""What a notice says: whose turn, in which title, and where. Nothing of the match itself."""

from __future__ import annotations

from functools import cache

import msgspec

from stammtisch.core.errors import UnknownGame
from stammtisch.core.registry import title
from stammtisch.core.words import LANGUAGES, Phrasebook, Words, words, words_file
from stammtisch.server.notices.calls import Call
from stammtisch.server.notices.due import Reason
from stammtisch.server.notices.wishes import Channel


class Letter(msgspec.Struct, frozen=True):
    """A notice as it goes out. `tag`: a newer one takes its place; `code` belongs to a trial.

    `path` is the way to the table for a browser that knows the house, `link` for everybody else.
    """

    title: str
    body: str
    path: str
    link: str
    tag: str
    language: str
    channel: str = ""
    code: str = ""


@cache
def house_words(language: str) -> Phrasebook:
    """The platform's own words."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    return Phrasebook(known, [words_file("stammtisch", known)])


def name_of(name: str, language: str) -> str:
    """What a title is called; one that is not on the shelf any more by its id."""
    try:
        return title(name).phrasebook(language).say(words("title-name"))
    except UnknownGame:
        return name


def letter_for(call: Call, reason: Reason, language: str, house: str, nudged_by: str) -> Letter:
    """The notice for somebody who is missed."""
    say = house_words(language).say
    said: dict[Reason, Words] = {
        "turn": words("notice-turn-body"),
        "clock": words("notice-clock-body"),
        "nudge": words("notice-nudge-body", name=nudged_by),
    }
    path = f"/table/{call.table}"
    return Letter(
        title=say(words("notice-turn", title=name_of(call.title, language))),
        body=say(said[reason]),
        path=path,
        link=house + path,
        tag=call.table,
        language=language,
    )


def trial(channel: Channel, language: str, house: str) -> Letter:
    """The notice by which a channel proves that it arrives."""
    say = house_words(language).say
    browser = channel.kind == "push"
    body = words("notice-trial-push") if browser else words("notice-trial", code=channel.code)
    return Letter(
        title=say(words("notice-trial-title")),
        body=say(body),
        path="/notices",
        link=house + "/notices",
        tag="trial",
        language=language,
        channel=channel.id,
        code=channel.code if browser else "",
    )
