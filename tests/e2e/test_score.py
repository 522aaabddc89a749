"""The page after the last count: nothing lies over anything else, in any language."""

from __future__ import annotations

import pytest

from stammtisch.core.words import LANGUAGES
from tests.e2e.evening import lay_played

# headings and buttons of the page that lie over each other, and buttons whose words do not fit
CLASHES = """() => {
  const parts = '.score :is(header, footer) :is(h1, .plate p, .btn)';
  const shown = [...document.querySelectorAll(parts)];
  const boxes = shown.map((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return [one, one.matches('.btn') ? one.getBoundingClientRect() : words.getBoundingClientRect()];
  });
  const over = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const found = [];
  for (const [place, [one, box]] of boxes.entries()) {
    if (one.matches('.btn') && one.scrollWidth > one.clientWidth + 1) found.push(one.innerText);
    for (const [other, area] of boxes.slice(place + 1))
      if ((one.matches('.btn') || other.matches('.btn')) && over(box, area))
        found.push(`${one.innerText} / ${other.innerText}`);
  }
  return found;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 640)])
def test_heading_and_ways_on_lie_beside_each_other(visitors, language, width, height):
    page = visitors.enter(width, height, locale=language)
    page.goto(f"/table/{lay_played(page, 'tiefenthal', 3, 1)}")
    page.locator(".score .sheet td").first.wait_for()
    assert page.evaluate(CLASHES) == []
