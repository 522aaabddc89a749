"""The puzzle of the day: a wrong answer is told why, the right one is kept."""

from __future__ import annotations

from playwright.sync_api import expect

from stammtisch.bots.puzzle import puzzles_of
from stammtisch.core.registry import title


def test_a_puzzle_is_answered_explained_and_kept(visitors, shots):
    page = visitors.enter()
    page.goto("/puzzle/histrio")
    shown = page.request.get("/api/puzzles/histrio").json()
    assert not {"best", "tempting", "advice", "record"} & shown.keys()
    kept = puzzles_of(title("histrio"))
    assert kept is not None
    puzzle = kept.puzzles[shown["number"] - 1]
    places = {one["option"]: place for place, one in enumerate(shown["question"]["choices"])}
    page.locator(".board > *").first.wait_for()
    shots(page, "puzzle")
    page.locator(".answer").nth(places[puzzle.best]).click()
    page.get_by_role("button", name="This one").click()
    expect(page.get_by_role("status")).to_contain_text("Solved.")
    expect(page.locator(".week .solved")).to_have_count(1)
    expect(page.locator(".reasons li").first).to_contain_text("Best:")
    shots(page, "puzzle-solved")
    page.get_by_role("button", name="Another one").click()
    second = page.locator(".answer")
    second.first.wait_for()
    other = kept.puzzles[shown["number"] % len(kept.puzzles)]
    asked = page.request.get(
        f"/api/puzzles/histrio?number={shown['number'] % len(kept.puzzles) + 1}"
    )
    options = [one["option"] for one in asked.json()["question"]["choices"]]
    second.nth(options.index(other.tempting)).click()
    page.get_by_role("button", name="This one").click()
    expect(page.get_by_role("status")).to_contain_text("Not the best.")
    expect(page.get_by_role("status")).to_contain_text("what a quick look would take")
    assert page.request.get("/api/puzzles/histrio?number=999").status == 404
    assert page.request.get("/api/puzzles/nobody").status == 404
