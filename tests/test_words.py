"""All words in four languages: nothing missing, nothing unused, nothing that does not fit."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import stammtisch
from stammtisch.core.registry import titles
from stammtisch.core.words import JOINTS, LANGUAGES
from stammtisch.laws import wording
from stammtisch.laws.rulebook import labels
from stammtisch.laws.speech import Speech, python_speech, script_speech, speech_of
from stammtisch.laws.wordbooks import (
    Wordbook,
    copied,
    differences,
    false_at_nought,
    read_wordbook,
)
from stammtisch.laws.wording import platform_speech

SOURCE = Path(stammtisch.__file__).parent
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


def folder(title: str) -> Path:
    return SOURCE / "games" / title


def shelves() -> dict[str, Path]:
    """Every folder with words files: the platform's, each title's, each drawn board's."""
    found = {"platform": SOURCE / "words"}
    for title in titles():
        found[title] = folder(title) / "words"
        if (board := folder(title) / "board" / "words").is_dir():
            found[f"{title}-board"] = board
    return found


every_shelf = pytest.mark.parametrize("shelf", shelves())
every_title = pytest.mark.parametrize("title", titles())
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


@cache
def book(shelf: str, language: str = "en") -> Wordbook:
    file = shelves()[shelf] / f"{language}.ftl"
    assert file.is_file(), f"{shelf} has no words in '{language}'"
    return read_wordbook(file.read_text(encoding="utf-8"))


@cache
def speech_for(shelf: str) -> Speech:
    """All code that may say the words of a shelf: the platform's own may be said by any title."""
    speech = platform_speech()
    for title in titles() if shelf == "platform" else [shelf.removesuffix("-board")]:
        speech |= speech_of(folder(title))
    return speech


def known(title: str) -> set[str]:
    """Every message that the code of a title may say."""
    names = [name for name in shelves() if name in ("platform", title, f"{title}-board")]
    return set(JOINTS).union(*(book(name).ids for name in names))


# -- the words of the house ----------------------------------------------------------------------


@pytest.mark.parametrize("title", ["crossroads", "histrio", "taverna", "tiefenthal"])
def test_our_titles_speak_four_languages(title):
    assert titles()[title].languages == LANGUAGES


TITLE_LAWS = [
    wording.english_can_be_read,
    wording.every_language_is_one_that_the_table_speaks,
    wording.a_translation_says_the_same,
    wording.a_translation_is_no_copy,
    wording.nothing_is_one_in_french,
    wording.every_message_is_said_somewhere,
    wording.what_a_title_says_is_written_down,
    wording.the_box_has_its_words,
    wording.every_preset_has_a_name_and_a_hint,
    wording.every_question_has_a_lesson_or_none_has,
    wording.rules_pages_have_every_ruling_and_example,
]


@pytest.mark.parametrize("law", TITLE_LAWS, ids=lambda law: law.__name__)
@every_title
def test_the_words_of_a_title(title, law):
    law(titles()[title])


def test_the_platform_can_be_read():
    assert book("platform").ids
    assert book("platform").faults == []


@every_translation
def test_a_translation_of_the_platform_says_the_same(language):
    assert differences(book("platform"), book("platform", language)) == []
    assert copied(book("platform"), book("platform", language)) == []


def test_nothing_is_one_in_french_on_the_platform():
    """No deed token left must not read “1 jeton restant”."""
    assert false_at_nought((SOURCE / "words" / "fr.ftl").read_text(encoding="utf-8")) == []


def test_every_message_of_the_platform_is_said_somewhere():
    here, speech = book("platform"), speech_for("platform")
    assert [name for name in here.ids if name not in here.quoted and not speech.uses(name)] == []


def test_what_the_platform_says_is_written_down():
    """The shell may also say what every title has (`title-motto`)."""
    everywhere = set.intersection(*(known(title) for title in titles()))
    assert sorted(platform_speech().said - everywhere) == []


CODE = re.compile(r"(?:answer|Refusal)\(\d+, \"([a-z-]+)\"|\bcode = \"([a-z-]+)\"|"
                  r"NotNow\(\s*\"([a-z-]+)\"|\(\d+, \"([a-z-]+)\"\)")  # fmt: skip


def test_every_refusal_of_the_server_has_a_sentence():
    """The browser says `problem-<code>`; the server's own sentence is English only."""
    texts = [file.read_text(encoding="utf-8") for file in (SOURCE / "server").rglob("*.py")]
    codes = {code for text in texts for found in CODE.findall(text) for code in found if code}
    assert {"no-table", "no-free-seat", "bad-components", "too-many", "not-stored"} <= codes
    assert (
        sorted(f"problem-{code}" for code in codes if f"problem-{code}" not in book("platform").ids)
        == []
    )


# -- proof that these tests can fail -------------------------------------------------------------

ENGLISH = """
greeting = Hello, { $name }
coins = { $number ->
    [one] a coin
   *[other] { $number } coins
}
lamp = Lamp
    .hint = Lit for { $hours } hours
"""
GERMAN = """
greeting = Hallo, { $name }
coins = { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
}
lamp = Lampe
    .hint = Brennt { $hours } Stunden
"""


def against_english(translation: str) -> list[str]:
    return differences(read_wordbook(ENGLISH), read_wordbook(translation))


def test_a_good_translation_has_no_differences():
    assert against_english(GERMAN) == []
    # words without a plural form need no number
    plain = differences(
        read_wordbook("x = { $n ->\n    [one] ecu\n   *[other] ecus\n}"), read_wordbook("x = ecu")
    )
    assert plain == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("greeting = Hallo, { $name }", ""), "missing: greeting"),
        (("lamp = Lampe", "dog = Hund\nlamp = Lampe"), "superfluous: dog"),
        (("{ $name }", "{ $nam }"), "variables of greeting: ['nam'], in English ['name']"),
        (("{ $number ->", "{ $count ->"), "variables of coins"),
        (("{ $hours }", ""), "variables of lamp.hint"),
        (("    .hint", "    .tip"), "missing: lamp.hint"),
        (("{ $name }", "{ $name"), "does not parse: greeting"),
        (("lamp =", "greeting = Servus, { $name }\nlamp ="), "said twice: greeting"),
    ],
)
def test_a_bad_translation_is_noticed(change, told):
    found = against_english(GERMAN.replace(*change))
    assert any(line.startswith(told) for line in found), found


def test_an_english_copy_is_noticed():
    """A sentence that is the same in another language was never translated."""
    english = read_wordbook("a = The pile is empty now.\nb = Salt\nc = { $n } points")
    assert copied(english, english) == ["a"]
    german = read_wordbook("a = Der Stapel ist jetzt leer.\nb = Salt\nc = { $n } points")
    assert copied(english, german) == []
    names = read_wordbook("\n".join(f"x{n} = Word{n}" for n in range(30)))
    assert copied(names, names) == ["30 of 30 messages, such as x0"]


def test_a_singular_that_is_false_at_nought_is_noticed():
    left = "left = { $n ->\n    [one] 1 jeton\n   *[other] { $n } jetons\n}"
    assert false_at_nought(left) == ["left: n"]
    for good in (left.replace("1 jeton", "{ $n } jeton"), left.replace("[one]", "[1]")):
        assert false_at_nought(good) == []


PYTHON = """
said = words("greeting", name=name) if polite else Words("lamp" if dark else "sun")
kind = f"{kind}-between" if both else kind
more = words(f"condition-{kind}")
KINDS = ("hands", "level")
"""
SCRIPT = """
  // words("never-said-in-a-comment")
  const text = say(words(`board-window-${windowOf(card)}`));
  const WINDOWS = ["night", "reveal"];
  shell(open ? "shell-open" : "shell-shut");
"""


def test_ids_written_out_and_composed_count_as_used():
    speech = python_speech(PYTHON) | script_speech(SCRIPT)
    used = "greeting lamp sun condition-hands condition-level-between board-window-night shell-shut"
    assert [name for name in used.split() if not speech.uses(name)] == []


def test_unused_messages_are_noticed():
    speech = python_speech(PYTHON) | script_speech(SCRIPT)
    for name in ("farewell", "condition-weather", "board-window-noon", "never-said-in-a-comment"):
        assert not speech.uses(name)


@every_shelf
def test_no_shelf_is_so_lax_that_it_takes_a_stray_message(shelf):
    speech = speech_for(shelf)
    strays = (
        "card-nobody_at_all",
        "event-never_happened",
        "shell-left-over",
        "board-dust_bunny",
    )
    assert [name for name in strays if speech.uses(name)] == []


def test_unwritten_messages_are_noticed():
    assert python_speech(PYTHON).said == {"greeting", "lamp", "sun"}
    assert script_speech(SCRIPT).said == {"shell-open", "shell-shut"}


def test_a_lost_ruling_is_noticed():
    page = (
        "## 9. Rulings\n| 1 | a |\n| 2 | b |\n\n## 10. Examples\n**V1** x **E2b** y\n## 11. Else\n"
    )
    assert labels(page) == {"rulings": ["1", "2"], "examples": ["V1", "E2b"]}
    assert labels(page.replace("| 2 |", "| 3 |")) != labels(page)
    assert labels(page.replace("**V1**", "V1")) != labels(page)


MISREAD = [
    ("words/fr.ftl", "Plus de leçons"),  # more of them, or no more
    ("words/en.ftl", "look into a hand"),
    ("games/tiefenthal/words/en.ftl", "rolls an own die"),
    ("games/tiefenthal/words/en.ftl", "= Keep them"),  # the coach says “keep him” of another
    ("games/tiefenthal/words/en.ftl", "keep him"),
    ("games/tiefenthal/words/nl.ftl", "geef je een bargast af"),
    ("games/histrio/board/words/en.ftl", "Point at a city"),  # a finger does not point
]


@pytest.mark.parametrize(("file", "said"), MISREAD)
def test_what_newcomers_misread_is_not_said_again(file, said):
    assert said not in (SOURCE / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_glows_is_not_counted(language):
    """Two dice may be one answer, and others glow beside its places: no number is what one sees."""
    text = (SOURCE / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for message in ("shell-glow", "shell-lifted"):
        assert re.search(rf"^{message} = [^{{\d]+$", text, re.MULTILINE), message
