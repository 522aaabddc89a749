"""Everything on the table says what it is, to whoever points at it; and nothing else tells it."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace

import stammtisch
from stammtisch.core.about import About, Fact, fitting, plain_about
from stammtisch.core.errors import BadTable
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import titles
from stammtisch.core.rooms import has_room, room
from stammtisch.core.words import LANGUAGES, Words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from stammtisch.laws.rulebook import folder
from stammtisch.laws.sentences import addresses, spoken
from stammtisch.laws.tables import Table, positions
from tests.e2e.evening import NAMES
from tests.laws.pending import PENDING

SOURCE = Path(stammtisch.__file__).parent
SHELL = SOURCE.parent.parent / "web" / "src"
TOLD = sorted(set(titles()) - PENDING["about"])
REASONS = re.compile(r"(why|refused|may)-")
MESSAGE = re.compile(r"^(?P<id>[\w-]+) ?=(?P<text>.*(?:\n[ \t}].*)*)", re.MULTILINE)
HEADING = re.compile(r"^##+ (\d+(?:\.\d+)*)\.? ", re.MULTILINE)


@pytest.mark.parametrize("title", TOLD)
def test_everything_on_the_table_says_what_it_is(title):
    """Also to those who only watch; it is never only the reason why it cannot be chosen."""
    game, seen = titles()[title], set()
    tables = [Table(game, game.fewest_seats), Table(game, game.most_seats, fullest(game))]
    for match in chain.from_iterable(positions(one, seed=5, every=40) for one in tables):
        for viewer in (0, None):
            view = game.view(match.state, viewer)
            for address in addresses(game.layout(view)):
                form = re.sub(r"\d+", "#", address)
                if (form, viewer) in seen:
                    continue
                seen.add((form, viewer))
                told = game.about(view, address)
                assert told is not None, address
                assert told.text, address
                assert told.rule, address
                assert not [said for said in spoken(told) if REASONS.match(said.id)], address


def fullest(game: AnyGame) -> tuple[tuple[str, str], ...]:
    """The last value of every variant, as far as they go together."""
    chosen: dict[str, str] = {}
    for variant in game.variants_at(game.most_seats):
        wider = {**chosen, variant.id: variant.values[-1]}
        with suppress(BadTable):
            game.check_table(game.most_seats, wider)
            chosen = wider
    return tuple(chosen.items())


@pytest.mark.parametrize("title", TOLD)
def test_every_paragraph_that_is_named_is_in_the_rules(title):
    game = titles()[title]
    named = {rule for _, rule in room(game.package, "telling.about").PLACES.values()}
    for language in LANGUAGES:
        page = folder(game) / "words" / f"rules.{language}.md"
        assert named <= set(HEADING.findall(page.read_text(encoding="utf-8"))), language


@pytest.mark.parametrize("title", sorted(PENDING["about"]))
def test_a_title_that_is_told_of_leaves_the_list(title):
    assert not has_room(titles()[title].package, "telling.about")


# -- who is meant by you -------------------------------------------------------------------------

YOU = {
    "en": r"you|your|yours|yourself",
    "de": r"du|dir|dich|dein\w*",
    "fr": r"tu|te|toi|ton|ta|tes|tien\w*",
    "nl": r"je|jij|jou|jouw|jouwe",
}
# a rival's thing that the viewer may buy all the same: what they could pay is told beside it
FOR_SALE = {"taverna": re.compile(r"mat/\d+/deed/")}
CARD_TEXTS = re.compile(r"(effect|condition|window|when|lightning|kingdom-law)-")
TO_THE_ASKED = {"effect-in-plan", "effect-once-used"}  # a forecast of their own answer


def speaks_to_its_reader(said: str, language: str) -> bool:
    return re.search(rf"\b({YOU[language]})\b", said, re.IGNORECASE) is not None


def addressed(game: AnyGame, told: About | None) -> list[str]:
    """The sentences about a thing that speak to their reader, in any language."""
    names = dict(enumerate(NAMES))
    found = []
    for language in LANGUAGES:
        book = game.phrasebook(language)
        said = [book.say(one, names) for one in spoken(told)]
        found += [one for one in said if speaks_to_its_reader(one, language)]
    return found


def others_things(layout: Layout, viewer: int | None) -> list[str]:
    """The addresses of what belongs to somebody else than the viewer."""
    others = [zone for zone in layout.mats if zone.owner is not None and zone.owner != viewer]
    return addresses(Layout((), (), tuple(others)))


def without_purse(told: About | None) -> About | None:
    """What is said of a thing without the line about what its reader has."""
    if told is None:
        return None
    return replace(told, facts=tuple(one for one in told.facts if one.label.id != "about-have"))


@pytest.mark.parametrize("title", sorted(set(TOLD) - PENDING["you"]))
def test_you_is_said_to_whom_it_is_true_of_only(title):
    """A rival and a spectator who point at a seat's things are not told that these are theirs.

    One way for all titles: what a card, a tile or a sign says is neutral, whoever reads it ("take
    back all played cards"); *you* stands in figures that were reckoned for the reader ("you
    have"), and in rules about what belongs to nobody, where it is whoever may do it.
    """
    game, seen, faults = titles()[title], set(), set()
    for_sale = FOR_SALE.get(title)
    tables = [Table(game, game.fewest_seats), Table(game, game.most_seats, fullest(game))]
    for match in chain.from_iterable(positions(one, seed=5, every=40) for one in tables):
        for viewer in (0, None):
            view = game.view(match.state, viewer)
            for address in others_things(game.layout(view), viewer):
                told = game.about(view, address)
                if viewer is not None and for_sale is not None and for_sale.match(address):
                    told = without_purse(told)
                if (known := str(told)) not in seen:
                    seen.add(known)
                    faults.update(addressed(game, told))
    assert seen
    assert faults == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(set(TOLD) - PENDING["you"]))
def test_what_cards_say_is_neutral(title, language):
    """Also those that no sampled match brings to a rival's mat."""
    page = (folder(titles()[title]) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    said = {found["id"]: found["text"] for found in MESSAGE.finditer(page)}
    texts = {one for one in said if CARD_TEXTS.match(one)} - TO_THE_ASKED
    assert texts
    assert {one for one in texts if speaks_to_its_reader(said[one], language)} == set()


@pytest.mark.parametrize("title", TOLD)
def test_a_spectator_is_told_nothing_of_what_they_have(title):
    """Nobody looks with a purse who does not sit there."""
    game, labels = titles()[title], set()
    for match in positions(Table(game, game.most_seats, fullest(game)), seed=6, every=40):
        view = game.view(match.state, None)
        for address in addresses(game.layout(view)):
            told = game.about(view, address)
            labels |= {one.label.id for one in told.facts} if told is not None else set()
    assert labels
    assert "about-have" not in labels


NATIVE = re.compile(r"<(?P<tag>[A-Za-z][\w.]*)(?=[^<]*?\stitle=)")
PROPS = {
    "Overlay",
    "CardList",
    "Followed",
    "Cover",
    "Boxes",
    "Rules",
    "Setup",
    "NamedCover",
    "Signs",
    "Medal",
}


def bubbles(source: str) -> list[str]:
    """The elements of a component that would open the browser's own bubble."""
    markup = re.sub(r"(?s)<(script|style)\b.*?</\1>|<!--.*?-->", "", source)
    arrows = re.sub(r"=>|\s<=?\s", "  ", markup)
    return [found["tag"] for found in NATIVE.finditer(arrows) if found["tag"] not in PROPS]


def test_no_board_opens_the_browsers_own_bubbles():
    """Slow, cut, absent on touch: signs say what they are in `data-tip`, things by an address."""
    boards = [*SOURCE.glob("games/*/board/*.svelte"), *SHELL.glob("parts/table/*.svelte")]
    boards += [*SHELL.glob("parts/log/*.svelte"), *SHELL.glob("parts/Plain*.svelte")]
    assert len(boards) > 200
    found = {path.name: tags for path in boards if (tags := bubbles(path.read_text("utf-8")))}
    assert found == {}


def test_a_bubble_is_noticed():
    assert bubbles('<b\n  class:on={a => b}\n  title={say("x")}>y</b>') == ["b"]
    assert bubbles("<Card {...here.attrs} title='x' />") == ["Card"]
    assert bubbles("<Overlay title={name} {close} /><i data-tip='x'></i>") == []


# -- what the layout tells -----------------------------------------------------------------------


def laid() -> Layout:
    coin = Counter(Words("coins"), 3, "mat/0/coins")
    card = Piece(Words("card"), "mat/0/card/1", notes=(Words("note"),))
    hand = Zone(Words("hand"), "mat/0/hand", pieces=(card,), note=Words("full"))
    return Layout((), (), (Zone(Words("mat"), "mat/0", counters=(coin,), zones=(hand,)),))


def test_a_layout_tells_the_name_the_place_and_the_notes_of_a_thing():
    assert plain_about(laid(), "mat/0/card/1") == About(
        Words("card"), Words("hand"), (Words("note"),)
    )
    assert plain_about(laid(), "mat/0/hand") == About(Words("hand"), Words("mat"), (Words("full"),))
    assert plain_about(laid(), "mat/0/coins") == About(Words("coins"), Words("mat"))
    assert plain_about(laid(), "mat/1/coins") is None


def test_addresses_of_one_form_are_known_together():
    known = {"market/*": 1, "mat/*/tile/*": 2}
    assert fitting(known, "market/bard") == 1
    assert fitting(known, "mat/3/tile/safe") == 2
    assert fitting(known, "market") is None
    assert fitting(known, "market/bard/1") is None


def test_a_fact_without_points_says_nothing_of_them():
    assert Fact(Words("a"), Words("b")).gain == 0
