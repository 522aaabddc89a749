"""One scale: at every size a page is the drawing of its form; nothing is cut, nothing is tiny."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from stammtisch.core.registry import titles
from tests.e2e.evening import lay_played

# the window, its form, and the size at which that form is drawn
SIZES = [
    ((360, 640), "phone", (360, 640)),
    ((820, 1180), "tall", (820, 1180)),
    ((1024, 768), "square", (1024, 768)),
    ((1366, 768), "wide", (1366, 768)),
    ((1920, 1080), "wide", (1366, 768)),
    ((2560, 1440), "wide", (1366, 768)),
]
LEAST = 12  # pixels of the drawing: no text is smaller
QUESTION = {"phone": 18, "tall": 23, "square": 23, "wide": 23}
IN_TWO_LINES = {"phone": 18, "tall": 20, "square": 20, "wide": 20}
SLACK = 0.99  # a rounded pixel

# words that the eye can see now, with the size of their letters in real pixels
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    const box = element.getBoundingClientRect();
    // a picture in the rules shrinks with its page, and is told in words beneath it
    const hidden = element.closest('.hidden-but-read, .sprite, script, style, .cover, [inert]');
    if (!text || hidden || box.width < 2 || box.height < 2) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const letters = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element instanceof SVGElement ? element.getScreenCTM() : null;
    const size = letters * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size > 0) found.push([Math.round(size * 10) / 10, text.slice(0, 30)]);
  }
  return found;
}"""
# words of which the eye sees only a part: a box around them hides what is beyond it
CUT = """() => {
  const found = [];
  const hides = (value) => value === 'hidden' || value === 'clip';
  const out = 'script, style, .hidden-but-read, .sprite, .cover, select';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || element.closest(out) || element instanceof SVGElement) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const letters = parseFloat(getComputedStyle(element).fontSize);
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== 'none') break;
      const edge = up.getBoundingClientRect();
      // a line is higher than its letters
      const [beside, below] = [
        Math.max(box.right - edge.right, edge.left - box.left),
        Math.max(box.bottom - edge.bottom, edge.top - box.top),
      ];
      const wide = hides(style.overflowX) && beside > 1.5;
      const high = hides(style.overflowY) && below > Math.max(6, letters / 5);
      if (wide || high) { found.push([up.className, text.slice(0, 40)]); break; }
      // what scrolls is not cut
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
  }
  return found;
}"""
# headings and buttons that something else lies over (what scrolls may go under what stays)
COVERED = """() => {
  const stays = (here) => {
    for (let up = here; up; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up;
    return null;
  };
  const found = [];
  for (const thing of document.querySelectorAll('h1, button, a.btn')) {
    // on a board pieces lie upon each other, and it scrolls; so do marks on the line of a replay
    if (thing.closest('.board, .side, .hidden-but-read, [tabindex="-1"]:not(h1)')) continue;
    if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(thing);
    const box = (thing.matches('h1') ? range : thing).getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
      const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      if (!top || thing.contains(top) || top.contains(thing)) continue;
      if (stays(top) && !stays(top).contains(thing)) continue;
      found.push([(thing.textContent.trim() || thing.ariaLabel).slice(0, 30), top.tagName]);
      break;
    }
  }
  return found;
}"""
# words that stick out of their button
SPILLED = """() => [...document.querySelectorAll('button, a.btn')].flatMap((thing) => {
  if (!thing.checkVisibility() || thing.closest('.board, .side')) return [];
  if (thing.querySelector('.hidden-but-read')) return [];
  const range = document.createRange();
  range.selectNodeContents(thing);
  const [words, box] = [range.getBoundingClientRect(), thing.getBoundingClientRect()];
  const out = Math.max(words.right - box.right, box.left - words.left);
  return out > 1.5 ? [thing.textContent.trim().slice(0, 30)] : [];
})"""
ROOT = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
# cities of Histrio whose cards reach over their end: the next coast or the mat would lie on them
TOO_DEEP = """() => [...document.querySelectorAll('.port')].filter((port) => {
  const bottom = (element) => element.getBoundingClientRect().bottom;
  return Math.max(...[...port.querySelectorAll('.card, .first')].map(bottom)) > bottom(port) + 1;
}).map((port) => port.dataset.place)"""
# pieces of a board that are lower than what stands on them: the next piece lies over their words
TOO_LOW = """() => {
  const things = document.querySelectorAll('main.table .board :is(button, [data-place])');
  return [...things].filter((thing) => thing.checkVisibility() &&
    thing.scrollHeight > thing.clientHeight + 6 &&
    !/auto|scroll/.test(getComputedStyle(thing).overflowY)
  ).map((thing) => thing.textContent.trim().slice(0, 30));
}"""
SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"


def expect_the_drawing(page: Page, size: tuple[int, int], form: str, base: tuple[int, int]) -> None:
    """The page has the form and scale of its window; no words are tiny, nothing lies outside."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("form => document.documentElement.dataset.form === form", arg=form)
    page.evaluate("document.fonts.ready")
    scale = min(size[0] / base[0], size[1] / base[1])
    assert page.evaluate(ROOT) == pytest.approx(10 * scale, rel=0.01)
    tiny = [one for one in page.evaluate(TEXTS) if one[0] < LEAST * scale * SLACK]
    assert not tiny, f"at {size}: {tiny[:5]}"
    cut = page.evaluate(CUT)
    assert not cut, f"at {size}: {cut[:5]}"
    covered, spilled = page.evaluate(COVERED), page.evaluate(SPILLED)
    assert not covered, f"at {size}, under something else: {covered[:5]}"
    assert not spilled, f"at {size}, words out of their button: {spilled[:5]}"
    assert page.evaluate(SIDEWAYS) <= 0, f"at {size} the page is wider than the window"


@pytest.mark.parametrize("title", titles())
def test_a_table_grows_with_the_window(visitors, title):
    page = visitors.enter()
    page.goto(f"/table/{lay_played(page, title, 3, 0.5)}")
    page.locator("main.wood button.go").click()
    page.locator("main.table[data-question] .board > *").first.wait_for()
    for size, form, base in SIZES:
        expect_the_drawing(page, size, form, base)
        scale = min(size[0] / base[0], size[1] / base[1])
        question = page.locator(".ask h1")
        asked = question.evaluate("here => parseFloat(getComputedStyle(here).fontSize)")
        two = question.get_attribute("data-size") == "two"
        assert asked >= (IN_TWO_LINES if two else QUESTION)[form] * scale * SLACK
        assert asked > min(letters for letters, _ in page.evaluate(TEXTS))


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/", ".row .btn"),
        ("/new/tiefenthal", ".variants"),
        ("/bots", "dt"),
        ("/rules/histrio", "article h1"),
        ("/join#nothing", ".alone [role=alert]"),
        ("/table/{over}", ".score .sheet td"),
        ("/replay/{over}", ".replay .board > *"),
    ],
)
def test_the_other_pages_grow_with_it(visitors, path, ready):
    page = visitors.enter()
    over = lay_played(page, "histrio", 4, 1) if "{over}" in path or path == "/" else ""
    page.goto(path.format(over=over))
    page.locator(ready).first.wait_for()
    for size, form, base in SIZES:
        expect_the_drawing(page, size, form, base)
    if "nothing" in path:
        visitors.complaints.clear()  # what is not there is rightly reported as 404


def test_cards_of_a_low_market_hold_all_their_words(visitors):
    page = visitors.enter()
    late = {"module": "module_5_guest_book"}  # several guests have names of two lines by then
    page.goto(f"/table/{lay_played(page, 'tiefenthal', 3, 0.6, **late)}")
    page.locator("main.wood button.go").click()
    page.locator("main.table[data-question] .market .guest").first.wait_for()
    for size, form, base in SIZES[1:]:
        expect_the_drawing(page, size, form, base)
        assert page.evaluate(TOO_LOW) == [], f"at {size}"


def test_deep_rows_of_cards_end_above_the_next_city(visitors):
    page = visitors.enter()
    page.goto(f"/table/{lay_played(page, 'histrio', 4, 0.85, 'choose_travel')}")
    page.locator("main.wood button.go").click()
    page.locator("main.table[data-question] .port .card").first.wait_for()
    for size, form, base in SIZES[1:]:
        expect_the_drawing(page, size, form, base)
        assert page.evaluate(TOO_DEEP) == [], f"at {size}"


def test_below_a_base_the_board_scrolls_and_the_question_stays(visitors):
    page = visitors.enter(1366, 560)
    page.goto(f"/table/{lay_played(page, 'histrio', 3, 0.5)}")
    page.locator("main.wood button.go").click()
    page.locator("main.table[data-question] .board > *").first.wait_for()
    assert page.evaluate(ROOT) == pytest.approx(10, rel=0.01)
    room = page.locator("main.table > .board")
    assert room.evaluate("here => here.scrollHeight - here.clientHeight") > 0
    room.evaluate("here => here.scrollTo(0, here.scrollHeight)")
    assert page.locator(".ask h1").bounding_box()["y"] >= 0
