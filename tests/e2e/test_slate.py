"""The slate of the coach: it never lies on what it speaks of, nor on an answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stammtisch.core.registry import titles
from tests.e2e.house import answered, settle
from tests.e2e.test_coach import NOTE, begin, coached, follow_the_hint
from tests.tables import SOAK

QUESTIONS = 40 if SOAK else 4
SMALL_PART = 0.06  # of a place that may lie under the frame of the slate
SIZES = [(1366, 768), (360, 640)]
# every title, each at one of the sizes; in the soak at all of them
LOOKS = [
    (title, *size)
    for number, title in enumerate(titles())
    for place, size in enumerate(SIZES)
    if SOAK or (number + place) % 2
]

# the part of each ringed place and of each answer that lies under the slate, with what it is
COVERED = """(slate) => {
  const over = slate.getBoundingClientRect();
  const board = document.querySelector("main .board").getBoundingClientRect();
  const part = (box, frame) => {
    const cut = (a, b, c, d) => Math.max(0, Math.min(a, b) - Math.max(c, d));
    const x = Math.max(box.left, frame.left), right = Math.min(box.right, frame.right);
    const y = Math.max(box.top, frame.top), low = Math.min(box.bottom, frame.bottom);
    if (right <= x || low <= y) return 0;
    const hidden = cut(right, over.right, x, over.left) * cut(low, over.bottom, y, over.top);
    return hidden / (box.width * box.height);
  };
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const rings = [...document.querySelectorAll("path.chalk")].map((one, at) =>
    [`ring ${at + 1}`, part(one.getBoundingClientRect(), window)]);
  const lit = [...document.querySelectorAll("main .board .can")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.innerText, part(one.getBoundingClientRect(), board)]);
  return [...rings, ...lit];
}"""

# how many rings are drawn where they can be seen
RINGS = """() => [...document.querySelectorAll("path.chalk")].filter((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}).length"""

# whether something of what can be chosen on this part of the table is in sight, where there is any
IN_SIGHT = """() => {
  const board = document.querySelector("main .board").getBoundingClientRect();
  const lit = [...document.querySelectorAll("main .board .can")]
    .filter((one) => one.checkVisibility());
  return lit.length === 0 || lit.some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom < board.bottom + 8 && top > board.top - 8;
  });
}"""


def covered(page: Page) -> list[tuple[str, float]]:
    """What lies under the slate by more than a small part."""
    expect(page.locator(NOTE)).to_be_visible()
    page.wait_for_timeout(500)  # the slate settles, and the ring is drawn
    found = page.locator(NOTE).evaluate(COVERED)
    return [(what, part) for what, part in found if part > SMALL_PART]


@pytest.mark.parametrize(("name", "width", "height"), LOOKS)
def test_the_slate_lies_on_nothing_that_it_speaks_of(visitors, name, width, height):
    page = visitors.enter(width, height, stranger=True)
    begin(page, name)
    told = ringed = 0
    for _ in range(QUESTIONS):
        number = settle(page)
        if not number:
            break
        coached(page, number)
        if page.locator(NOTE).count():
            told += 1
            assert covered(page) == [], page.locator(NOTE).inner_text()
            assert page.evaluate(IN_SIGHT)
            ringed += page.evaluate(RINGS) > 0
        follow_the_hint(page)
        answered(page, number)
    assert told > 1
    assert ringed > 0


@pytest.mark.parametrize(("width", "height"), SIZES if SOAK else SIZES[1:])
def test_a_warning_does_not_hide_the_way_out(visitors, width, height):
    """Dice are left: they are ringed, and the slate that says so lies elsewhere."""
    page = visitors.enter(width, height, stranger=True)
    begin(page, "tiefenthal")
    end = page.locator(".acts .answer", has_text="End turn")
    while (number := settle(page)) and not end.count():
        coached(page, number)
        follow_the_hint(page)
        answered(page, number)
    coached(page, number)
    end.click()
    warning = page.get_by_role("alertdialog")
    expect(warning).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate(RINGS) > 0
    rings = [part for what, part in warning.evaluate(COVERED) if what.startswith("ring")]
    assert max(rings) <= SMALL_PART
