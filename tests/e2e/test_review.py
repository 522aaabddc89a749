"""The look back: chances round by round, the dearest decisions, and the replay at one of them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.evening import lay_played


def test_the_look_back_leads_to_the_moment_and_says_why(visitors, shots):
    page = visitors.enter()
    table = lay_played(page, "histrio", 3, 1)
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Look back").click()
    card = page.locator(".dear").first
    card.wait_for(timeout=90_000)
    review = page.request.get(f"/api/tables/{table}/review?seat=0").json()
    assert len(review["chances"]) == 13  # twelve rounds, and the end
    assert all(abs(sum(then["chances"]) - 1) < 0.01 for then in review["chances"])
    expect(page.locator(".chart .mark")).to_have_count(page.locator(".dear").count())
    expect(page.locator(".chart a")).to_have_count(3 * 13)
    shots(page, "review")
    better = card.locator(".better").inner_text()
    card.get_by_role("link", name="Show me").click()
    looked = page.get_by_role("complementary", name="Looking back")
    expect(looked.locator(".better")).to_have_text(better, timeout=90_000)
    page.locator(".replay .board > *").first.wait_for()
    expect(page.locator("span.ring").first).to_be_visible()
    shots(page, "review-show")
    looked.get_by_role("button", name="Close").click()
    expect(looked).to_have_count(0)
