"""Letters that grow with the zoom, marks that can be seen, things that can be hit."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Page

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played
from tests.e2e.house import sit_at_shared

ROOT = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
# a browser that enlarges a page gives it fewer pixels; its window stays as it was
WINDOW = """Object.defineProperties(window, {{
  outerWidth: {{ get: () => {} }}, outerHeight: {{ get: () => {} }} }})"""
LEAST = 3  # to 1: the contrast of a mark with what it is drawn on
TARGET = 24  # pixels

# What is drawn along the dashes round each thing that can be chosen: on the side on which they are
# seen best, the contrast of what is dark there with what is light.
DASHES = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  paint.drawImage(bitmap, 0, 0);
  const part = (one) => one <= 10.3 ? one / 3294 : ((one / 255 + 0.055) / 1.055) ** 2.4;
  const light = (x, y) => {
    const [r, g, b] = paint.getImageData(x, y, 1, 1).data;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const along = (from, to, at) => {
    const seen = [];
    for (let x = Math.ceil(from); x < to; x++) seen.push(light(...at(x)));
    seen.sort((a, b) => a - b);
    const dark = seen[Math.floor(seen.length * 0.2)], bright = seen[Math.floor(seen.length * 0.8)];
    return seen.length ? (bright + 0.05) / (dark + 0.05) : 0;
  };
  return [...document.querySelectorAll('.board .can')].flatMap((thing) => {
    const style = getComputedStyle(thing), box = thing.getBoundingClientRect();
    if (style.outlineStyle !== 'dashed' || !thing.checkVisibility()) return [];
    const away = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) / 2, edge = 8;
    const sides = [
      along(box.left + edge, box.right - edge, (x) => [x, Math.round(box.top - away)]),
      along(box.left + edge, box.right - edge, (x) => [x, Math.round(box.bottom + away - 1)]),
      along(box.top + edge, box.bottom - edge, (y) => [Math.round(box.left - away), y]),
      along(box.top + edge, box.bottom - edge, (y) => [Math.round(box.right + away - 1), y]),
    ];
    return [[thing.dataset.address ?? thing.className, Math.max(...sides)]];
  });
}"""

# Things to press that are smaller than the least size, and too close to others (WCAG 2.5.8).
CRAMPED = """(least) => {
  const all = [...document.querySelectorAll('button, a[href], input, select, summary')].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const small = ({ width, height }) => width < least - 0.5 || height < least - 0.5;
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const close = (one, other) => {
    const [x, y] = middle(one), [toX, toY] = middle(other);
    if (small(other)) return Math.hypot(toX - x, toY - y) < least;
    const across = Math.max(other.left - x, 0, x - other.right);
    const down = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(across, down) < least / 2;
  };
  return all.filter((one, at) => small(boxes[at]) && boxes.some((box, other) => other !== at
      && !all[other].contains(one) && !one.contains(all[other]) && close(boxes[at], box)))
    .map((one) => `${one.getAttribute('aria-label') ?? one.textContent.trim()}: `
      + `${one.getBoundingClientRect().width} x ${one.getBoundingClientRect().height}`);
}"""


def sit(page: Page, title: str) -> None:
    sit_at_shared(page, lay_played(page, title, 3, 0.5))
    page.locator("main.table[data-question] .board > *").first.wait_for()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (2560, 1440)])
def test_letters_are_twice_as_large_at_200_percent(visitors, width, height):
    page = visitors.enter(width, height)
    page.goto("/")
    once = page.evaluate(ROOT)
    page.add_init_script(WINDOW.format(width, height))
    page.set_viewport_size({"width": width // 2, "height": height // 2})
    page.reload()
    sit(page, "histrio")
    assert page.evaluate(ROOT) == pytest.approx(once, rel=0.01)
    assert page.evaluate("document.documentElement.scrollWidth") <= width // 2


@pytest.mark.parametrize("title", titles())
def test_what_can_be_chosen_stands_out_by_day_and_by_night(visitors, title):
    page = visitors.enter()
    sit(page, title)
    for night in (False, True):
        page.evaluate("night => document.documentElement.classList.toggle('night', night)", night)
        page.wait_for_timeout(200)
        picture = base64.b64encode(page.screenshot()).decode()
        found = page.evaluate(DASHES, picture)
        assert [(where, round(seen, 2)) for where, seen in found if seen < LEAST] == []


@pytest.mark.parametrize("title", titles())
def test_whatever_is_pressed_can_be_hit(visitors, title):
    page = visitors.enter()
    sit(page, title)
    for width, height in ((1366, 768), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(CRAMPED, TARGET) == []
