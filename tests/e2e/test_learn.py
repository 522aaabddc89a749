"""A stranger learns a title: the box, three pictures, a first evening."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles

FIGURES = {"crossroads": "cook_price", "taverna": "deed", "tiefenthal": "noble"}


def open_box(page: Page, name: str) -> None:
    page.goto("/")
    page.locator(f".box.{name}").click()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 640)])
def test_an_opened_box_offers_to_learn_and_closes(visitors, width, height):
    page = visitors.enter(width, height, stranger=True)
    page.goto("/")
    for name in titles():
        page.locator(f".box.{name}").click()
        learn = page.get_by_role("link", name="Learn to play")
        expect(learn).to_be_focused()
        for choice in page.locator("a.choice").all():
            place = choice.bounding_box()
            assert place is not None
            assert place["x"] >= 0
            assert place["x"] + place["width"] <= width
            assert place["y"] + place["height"] <= height
        page.keyboard.press("Escape")
        expect(learn).to_have_count(0)
        expect(page.locator(f".box.{name}")).to_be_focused()


def test_three_pictures_say_who_we_are_what_wins_and_what_a_turn_is(visitors):
    """With the figures of the box; every place in a drawing has its text, and none is silent."""
    page = visitors.enter(stranger=True)
    page.goto("/bots")
    for name, figure in FIGURES.items():
        page.goto(f"/learn/{name}")
        page.locator("ol svg text").first.wait_for(state="attached")
        for text in page.locator("ol li p").all():
            expect(text).to_have_text(re.compile(r"\w+( \S+){9,}"))
            expect(text).not_to_contain_text("{")
        for drawing in page.locator("ol svg[role=img]").all():
            expect(drawing).to_have_attribute("aria-label", re.compile("[a-z]"))
        drawn = page.locator("ol svg text").all_text_contents()
        assert all(drawn), drawn
        assert str(titles()[name].figures(titles()[name].components.box)[figure]) in drawn


def test_begin_and_skip_lead_to_the_same_kind_of_table(visitors):
    page = visitors.enter(stranger=True)
    open_box(page, "tiefenthal")
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("main.table[data-question]").wait_for()
    expect(page.locator(".side").get_by_text("Apprentice")).to_have_count(2)
    open_box(page, "histrio")
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("button", name="Skip").click()
    page.locator("main.table[data-question]").wait_for()
    open_box(page, "histrio")  # the pictures are not wanted any more
    page.get_by_role("link", name="Learn to play").click()
    page.locator("main.table[data-question]").wait_for()


def test_the_first_table_is_gentle_and_the_next_like_the_last(visitors):
    page = visitors.enter(stranger=True)
    page.goto("/new/taverna")
    expect(page.get_by_role("button", name="First game")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Bot, Apprentice").first).to_be_visible()
    page.get_by_role("button", name="The whole feast").click()
    page.get_by_text("Regular", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    page.locator("main.table[data-question]").wait_for()
    page.goto("/new/taverna")
    whole = page.get_by_role("button", name="The whole feast")
    expect(whole).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Bot, Regular").first).to_be_visible()
