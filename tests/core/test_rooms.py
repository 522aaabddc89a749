"""What a title tells is found by name in its rooms; what is missing is said in a sentence."""

from __future__ import annotations

import inspect
import sys
from typing import get_type_hints

import pytest

from stammtisch.core.decision import Choice, DecisionKind
from stammtisch.core.errors import Unfinished
from stammtisch.core.registry import titles
from stammtisch.core.rooms import find, has_room
from stammtisch.core.score import ScoreSheet
from stammtisch.core.words import Words
from stammtisch.core.zones import Layout

# place -> how many things it is asked with, and what it gives (None: the title's own type)
CONTRACT = {
    "components.reader.read_box": (1, None),
    "telling.decisions.decisions": (1, tuple[DecisionKind, ...]),
    "telling.decisions.prompt": (2, Words),
    "telling.choices.choice": (3, Choice),
    "telling.view.view": (2, None),
    "telling.plain.layout": (1, Layout),
    "telling.explain.explain": (3, Words),
    "telling.events.tell": (2, Words | None),
    "telling.sheet.sheet": (1, ScoreSheet),
}


@pytest.mark.parametrize("place", CONTRACT)
@pytest.mark.parametrize("name", titles())
def test_every_title_answers_what_the_platform_asks(name: str, place: str):
    """No type checker follows a name: the number of arguments and the answer are checked here."""
    number, gives = CONTRACT[place]
    function = find(titles()[name].package, place)
    assert len(inspect.signature(function).parameters) == number
    if gives is not None:
        assert get_type_hints(function)["return"] == gives


@pytest.mark.parametrize("name", titles())
def test_the_shape_of_a_view_is_known_without_a_match(name: str):
    game = titles()[name]
    state = game.setup(game.components.box, game.fewest_seats, game.check_table(2, {}), 1)
    assert type(game.view(state, 0)) is game.view_type


@pytest.fixture
def half(tmp_path, monkeypatch):
    """A title with one room, in which one function is missing and one module cannot be read."""
    telling = tmp_path / "half" / "telling"
    telling.mkdir(parents=True)
    (telling.parent / "__init__.py").write_text("")
    (telling / "__init__.py").write_text("")
    (telling / "view.py").write_text("view = 3\n")
    (telling / "plain.py").write_text("import no_such_module\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield "half"
    for name in [name for name in sys.modules if name.split(".")[0] == "half"]:
        del sys.modules[name]


def test_a_missing_function_is_a_sentence(half):
    with pytest.raises(Unfinished, match=r"half needs a function 'view' in telling/view\.py\."):
        find(half, "telling.view.view")


@pytest.mark.parametrize("module", ["telling.events", "components.reader"])
def test_a_missing_file_is_a_sentence(half, module):
    with pytest.raises(Unfinished, match=f"half needs the file {module.replace('.', '/')}.py"):
        find(half, f"{module}.tell")


def test_what_a_room_itself_misses_is_no_fault_of_the_room(half):
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        find(half, "telling.plain.layout")


def test_a_room_may_be_looked_for(half):
    assert has_room(half, "telling.view")
    assert not has_room(half, "telling.events")
    assert not has_room(half, "judgement.weights")
