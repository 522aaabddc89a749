"""Laws about a title's words: English is complete, and a declared language says the same."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import stammtisch
from stammtisch.core.game import AnyGame
from stammtisch.core.words import JOINTS, LANGUAGES, Words
from stammtisch.laws.broken import hold
from stammtisch.laws.law import law
from stammtisch.laws.rulebook import folder, labels, rules_of
from stammtisch.laws.speech import Speech, speech_of
from stammtisch.laws.wordbooks import (
    Wordbook,
    copied,
    differences,
    false_at_nought,
    read_wordbook,
)

SOURCE = Path(stammtisch.__file__).parent
SHELL = SOURCE.parent.parent / "web" / "src"  # only a clone has the browser's sources
PLATFORM = ("core", "cli", "arena", "server", "bots", "client")
SHOWN = 5  # faults that one sentence lists
INTRO = ("who", "wins", "turn")  # the pictures before a first evening
SENTENCE = re.compile(r"[.!?:;](?:\s|$)")
WORD = re.compile(r"[^\W\d_]{2,}")
COPIED_LINES = 0.05  # of a rules page may be the same as in English: names, mostly


def shelves(game: AnyGame) -> list[Path]:
    """The folders with words files: the title's own, and those on its drawn board."""
    found = [folder(game) / "words", folder(game) / "board" / "words"]
    return [place for place in found if place.is_dir()]


@cache
def book(shelf: Path, language: str) -> Wordbook:
    """The words of a folder in a language."""
    file = shelf / f"{language}.ftl"
    hold(file.is_file(), f"There is no file {shelf.name}/{language}.ftl.")
    return read_wordbook(file.read_text(encoding="utf-8"))


def translations(game: AnyGame) -> list[str]:
    """The languages that a title promises, besides English."""
    return [language for language in game.languages if language != "en"]


@cache
def platform_speech() -> Speech:
    """What the code that belongs to no title can say."""
    speech = speech_of(SHELL) if SHELL.is_dir() else Speech()
    for part in PLATFORM:
        speech |= speech_of(SOURCE / part)
    return speech


def said_by_the_shell(game: AnyGame) -> set[str]:
    """What the browser says of a title, also where its sources are not at hand."""
    said = {"title-name", "title-motto", "title-minutes"}
    said |= {f"intro-{part}{more}" for part in INTRO for more in ("", "-picture")}
    for variant in game.variants:
        names = [f"variant-{variant.id}-{value}" for value in variant.values]
        said |= {f"variant-{variant.id}", *names}
        said |= {f"{name}-{more}" for name in names for more in ("name", "hint")}
    return said | {f"preset-{preset.id}" for preset in game.presets}


def hold_none(faults: list[str], where: str) -> None:
    """No faults, or the first of them."""
    more = f" and {len(faults) - SHOWN} more" if len(faults) > SHOWN else ""
    hold(not faults, f"{where}: {'; '.join(faults[:SHOWN])}{more}.")


@law("title")
def english_can_be_read(game: AnyGame) -> None:
    """words/en.ftl is there and has no faults."""
    hold(shelves(game), f"{game.name} has no folder words/.")
    for shelf in shelves(game):
        hold(book(shelf, "en").ids, f"{shelf.name}/en.ftl says nothing.")
        hold_none(book(shelf, "en").faults, f"{shelf.name}/en.ftl")


@law("title")
def every_language_is_one_that_the_table_speaks(game: AnyGame) -> None:
    """A title declares English, and further languages of the platform."""
    hold("en" in game.languages, "'languages' in game.py must hold \"en\".")
    odd = [language for language in game.languages if language not in LANGUAGES]
    hold_none(odd, f"'languages' in game.py; the table speaks {', '.join(LANGUAGES)}")


@law("title")
def a_translation_says_the_same(game: AnyGame) -> None:
    """A declared language has every message of English, with the same variables."""
    for shelf in shelves(game):
        for language in translations(game):
            found = differences(book(shelf, "en"), book(shelf, language))
            hold_none(found, f"{shelf.name}/{language}.ftl")


@law("title")
def a_translation_is_no_copy(game: AnyGame) -> None:
    """A declared language is written in that language, messages and rules alike."""
    english = {line.strip() for line in rules_of(game).splitlines()}
    for language in translations(game):
        for shelf in shelves(game):
            found = copied(book(shelf, "en"), book(shelf, language))
            hold_none(found, f"{shelf.name}/{language}.ftl says in English")
        lines = [line.strip() for line in rules_page(game, language).splitlines()]
        long = [line for line in lines if len(WORD.findall(line)) > 4]
        same = sum(line in english for line in long)
        hold(
            same <= COPIED_LINES * len(long),
            f"words/rules.{language}.md has {same} lines of the English rules.",
        )


@law("title")
def nothing_is_one_in_french(game: AnyGame) -> None:
    """A French singular that covers 0 shows its number, or there is a [0]."""
    if "fr" in game.languages:
        for shelf in shelves(game):
            source = (shelf / "fr.ftl").read_text(encoding="utf-8")
            hold_none(false_at_nought(source), f"{shelf.name}/fr.ftl is false at nought")


@law("title")
def every_message_is_said_somewhere(game: AnyGame) -> None:
    """No message is left over."""
    speech = platform_speech() | speech_of(folder(game))
    by_shell = said_by_the_shell(game)
    for shelf in shelves(game):
        here = book(shelf, "en")
        spare = [
            name for name in sorted(here.ids - here.quoted - by_shell) if not speech.uses(name)
        ]
        hold_none(spare, f"{shelf.name}/en.ftl has messages that nobody says")


@law("title")
def what_a_title_says_is_written_down(game: AnyGame) -> None:
    """Every message that is named in the code exists."""
    said = speech_of(folder(game)).said
    known = set(JOINTS).union(
        *(book(shelf, "en").ids for shelf in [SOURCE / "words", *shelves(game)])
    )
    hold(said, f"The code of {game.name} says nothing.")
    hold_none(sorted(said - known), "The code says messages that are not in words/en.ftl")


@law("title")
def the_box_has_its_words(game: AnyGame) -> None:
    """Name, motto and minutes of the title, and a sentence for each value of each variant."""
    needed = {"title-name", "title-motto", "title-minutes"}
    for variant in game.variants:
        needed |= {f"variant-{variant.id}"}
        needed |= {f"variant-{variant.id}-{value}" for value in variant.values}
    here = book(folder(game) / "words", "en").ids
    hold_none(sorted(needed - here), "words/en.ftl lacks")


@law("title")
def every_preset_has_a_name_and_a_hint(game: AnyGame) -> None:
    """A preset is “First game: no Kingdom cards, …”: a short name, a colon and a hint."""
    for language in game.languages:
        for preset in game.presets:
            said = game.phrasebook(language).say(Words(f"preset-{preset.id}"))
            name, _, hint = said.partition(":")
            hold(
                3 < len(name.strip()) < 40 < len(hint),
                f"preset-{preset.id} in '{language}' needs a short name, a colon and a hint.",
            )


@law("title")
def every_question_has_a_lesson_or_none_has(game: AnyGame) -> None:
    """With `telling/lessons.py` every question has a heading and two sentences in each language."""
    for language in game.languages if game.lessons else ():
        book_of = book(folder(game) / "words", language)
        for kind in game.lessons:
            text = "".join(book_of.texts.get(f"lesson-{kind}", ()))
            heading, _, said = text.partition("\n")
            hold(
                2 < len(heading) < 50 and len(SENTENCE.findall(said)) >= 2,
                f"lesson-{kind} in '{language}' needs a heading and, below it, two sentences.",
            )


@law("title")
def rules_pages_have_every_ruling_and_example(game: AnyGame) -> None:
    """A declared language has the rules, with an answer for each ruling, and the examples.

    A page for people may leave the numbers to `rules.md`: then its last chapter has as many rows
    of questions and answers as there are rulings.
    """
    english = labels(rules_of(game))
    for language in translations(game):
        page = rules_page(game, language)
        hold(
            labels(page) == english or answers(page) == len(english["rulings"]) > 0,
            f"words/rules.{language}.md has other rulings or examples than rules.md.",
        )


def answers(page: str) -> int:
    """How many questions the last chapter of a page for people answers, in its first table."""
    last = page.rpartition("\n## ")[2]
    table = re.search(r"(?:^\|.*\n)+", last, re.MULTILINE)
    return 0 if table is None else max(0, table[0].count("\n") - 2)


def rules_page(game: AnyGame, language: str) -> str:
    """The rules in another language."""
    page = folder(game) / "words" / f"rules.{language}.md"
    hold(page.is_file(), f"There is no file words/rules.{language}.md.")
    return page.read_text(encoding="utf-8")
