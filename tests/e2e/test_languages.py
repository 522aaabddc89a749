"""Four languages: the browser's own is spoken everywhere, and another can be chosen."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles
from stammtisch.core.words import LANGUAGES, words
from stammtisch.laws.wordbooks import read_wordbook
from tests.e2e.evening import lay_played
from tests.e2e.house import HANDED_OVER, open_list, settle, sit_at_shared, take_from_list
from tests.tables import SOAK

every_language = pytest.mark.parametrize("language", LANGUAGES)
GAME = titles()["histrio"]
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}
# everything that a person reads or is read to; rules quote ids of data files as code
SEEN = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest('code, pre, script, style, [lang]:not(html)')) {
      texts.push(walk.currentNode.data.trim());
    }
  }
  const names = ['aria-label', 'title', 'data-tip', 'placeholder', 'alt'];
  for (const one of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    for (const name of names) {
      texts.push(one.getAttribute(name) ?? '');
    }
  }
  return texts.filter(Boolean);
}"""


def text_of(language: str, message: str, **args: int | str) -> str:
    return GAME.phrasebook(language).say(words(message, **args))


@cache
def ids() -> frozenset[str]:
    """Every message id with a hyphen: none of them may ever be seen."""
    found: set[str] = set()
    for package in ("stammtisch", *(game.package for game in titles().values())):
        for folder in ("words", "board/words"):
            file = resources.files(package) / folder / "en.ftl"
            if file.is_file():
                found |= read_wordbook(file.read_text(encoding="utf-8")).ids
    return frozenset(name for name in found if "-" in name)


@cache
def left_in_english(language: str) -> frozenset[str]:
    """Sentences of the shell that read differently in this language: in English they are left."""
    file = resources.files("stammtisch") / "words" / "en.ftl"
    found = set()
    for name, variables in read_wordbook(file.read_text(encoding="utf-8")).messages.items():
        if not variables and text_of("en", name) != text_of(language, name):
            found.add(text_of("en", name))
    return frozenset(found)


def expect_clean(page: Page, language: str) -> None:
    """No id, no unfilled variable, no mark of a missing message, no English sentence."""
    seen: list[str] = page.evaluate(SEEN)
    assert page.locator("html").get_attribute("lang") == language
    for text in seen:
        tokens = set(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+", text))
        assert not tokens & ids(), text
        assert not re.search(r"\{\s*\$|\{-?[a-z][\w-]*\}|\?\?\?|undefined|\bNaN\b", text), text
    if language != "en":
        assert [text for text in seen if text in left_in_english(language)] == []


@every_language
def test_shelf_setup_rules_and_bots(visitors, language):
    page = visitors.enter(locale=language)
    page.goto("/")
    heading = page.get_by_role("heading", name=text_of(language, "shell-your-tables"), exact=True)
    heading.wait_for()
    page.locator(".plate", has_text=text_of(language, "title-minutes")).first.wait_for()
    expect_clean(page, language)
    for title in titles() if SOAK else ("tiefenthal", "crossroads"):
        page.goto(f"/new/{title}")
        name = titles()[title].phrasebook(language).say(words("title-name"))
        expect(page.locator("h2.title")).to_have_text(name)
        page.locator(".right .seg label").first.wait_for()
        expect_clean(page, language)
    page.goto("/bots")
    page.get_by_text(text_of(language, "level-regular-hint")).wait_for()
    expect_clean(page, language)
    page.goto("/rules/histrio")
    file = resources.files(GAME.package) / "words" / f"rules.{language}.md"
    rules = file.read_text(encoding="utf-8")
    heading = re.search(r"^## 1\. (.*)$", rules, re.MULTILINE)
    assert heading
    expect(page.locator("article section h2").first).to_have_text(f"1. {heading.group(1)}")
    expect(page.locator("article section:has(> h2)")).to_have_count(6)
    expect(page.locator("article code")).to_have_count(0)
    expect_clean(page, language)


def test_who_gives_no_name_is_called_in_each_readers_language(visitors):
    """The default name is not kept in the language of whoever laid the table."""
    page = visitors.enter(locale="de")
    page.goto("/new/histrio")
    page.locator("footer .go").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main").get_by_text("Platz 1", exact=True).first).to_be_visible()
    settle(page)
    page.locator(".tools button").last.click()
    page.get_by_role("button", name=text_of("de", "shell-settings")).click()
    page.get_by_role("button", name="Français", exact=True).click()
    page.locator("dialog .go").click()
    expect(page.locator("main").get_by_text("Place 1", exact=True).first).to_be_visible()
    assert "Platz" not in page.locator("main").inner_text()


def take_over(page: Page, language: str, answered: str = "") -> None:
    """All seats are at this screen: whoever is asked next sits down before it."""
    page.wait_for_function(HANDED_OVER, arg=answered)
    if (screen := page.get_by_text(text_of(language, "shell-pass-show"))).count():
        expect_clean(page, language)
        screen.click()


@every_language
def test_a_table_in_play(visitors, language):
    """Prompt, options, log, why not, menu; then the settings change the language at once."""
    page = visitors.enter(locale=language)
    sit_at_shared(page, lay_played(page, "histrio", 3, 0.3))
    for _ in range(3):
        number = settle(page)
        expect_clean(page, language)
        open_list(page)
        expect_clean(page, language)
        take_from_list(page)
        expect_clean(page, language)
        take_over(page, language, number)
    settle(page)
    expect(page.locator(".log p").first).not_to_be_empty()
    page.locator(".board button[aria-disabled=true]").first.click(force=True)  # it says why not
    page.locator(".tip").wait_for()
    expect_clean(page, language)
    page.locator(".tools button").last.click()
    expect_clean(page, language)
    other = "nl" if language == "fr" else "fr"
    page.get_by_role("button", name=text_of(language, "shell-settings")).click()
    page.get_by_role("button", name=LANGUAGE_NAMES[other], exact=True).click()
    page.get_by_role("heading", name=text_of(other, "shell-settings")).wait_for()
    page.locator("dialog .go").click()
    expect_clean(page, other)
    page.reload()
    take_over(page, other)
    settle(page)
    expect_clean(page, other)


@every_language
def test_score_and_replay(visitors, language):
    page = visitors.enter(locale=language)
    table = lay_played(page, "histrio", 3, 1)
    page.goto(f"/table/{table}")
    expect(page.locator(".sheet th.total")).to_have_text(text_of(language, "score-total"))
    expect_clean(page, language)
    page.goto(f"/replay/{table}")
    page.locator(".log button").first.wait_for()
    expect_clean(page, language)


@every_language
def test_a_refusal_is_a_sentence(visitors, language):
    page = visitors.enter(locale=language)
    page.goto("/")
    page.get_by_placeholder(text_of(language, "shell-link-or-code")).fill("NOPE42")
    page.get_by_role("button", name=text_of(language, "shell-sit-down"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(text_of(language, "problem-no-table"))
    visitors.complaints.clear()  # the browser itself reports the 404


def test_a_language_that_we_do_not_speak_is_english(visitors):
    page = visitors.enter(locale="pt-BR")
    page.goto("/")
    page.get_by_role("heading", name="Your tables").wait_for()
    expect_clean(page, "en")


def test_what_is_looked_for_can_be_found(visitors):
    """An id, an unfilled variable and a sentence left in English are noticed."""
    page = visitors.enter(locale="de")
    page.goto("/bots")
    page.locator("dt").first.wait_for()
    expect_clean(page, "de")
    for stray in ("shell-shelf", "{ $number } seats", text_of("en", "shell-bots")):
        page.evaluate("text => { document.querySelector('dt').textContent = text; }", stray)
        with pytest.raises(AssertionError):
            expect_clean(page, "de")
