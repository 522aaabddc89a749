"""components.toml: the standard box, and files with mistakes."""

from importlib import resources

import pytest

from stammtisch.core.components import BadComponents
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.components.effects import KINDS
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.tests.tables import BOX

TEXT = (resources.files(GAME.package) / "components.toml").read_text(encoding="utf-8")


def complaints(old: str, new: str, times: int = 1) -> tuple[str, ...]:
    """What is said about the standard file with one thing changed."""
    assert old in TEXT
    with pytest.raises(BadComponents) as caught:
        GAME.parse_components(TEXT.replace(old, new, times), "own.toml")
    return caught.value.complaints


def test_counts_of_the_box():
    """Cards as the rulebook counts them."""
    guests = range(BOX.first_guest, BOX.kinds)
    assert sum(BOX.copies[k] for k in guests if BOX.module[k] == 1) == 38
    assert sum(BOX.copies[k] for k in guests if BOX.module[k] == 3) == 10
    assert BOX.copies[ids.NOBLE] == 61
    assert [BOX.copies[k] for k in range(ids.TAVERN_CARDS)] == [16] * 6
    assert list(BOX.noble_prices) == [9, 14, 18]


def test_every_effect_kind_is_in_the_file():
    """The vocabulary is closed: each kind occurs, and no other."""
    used = set()
    for place in range(0, len(BOX.effects), ids.EFFECT_WIDTH):
        used.add(BOX.effects[place])
    assert used - {ids.NO_EFFECT} == set(KINDS.values())


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "waitress"\nname = "W', 'id = "waiter"\nname = "W', "'waitress' is missing"),
        ("price = 4", "price = 0", "'price' must be from 1 to 60, it is 0."),
        ("count = 61", 'count = "many"', "'count' must be a whole number, it is 'many'."),
        ("copies = 4\n", "copies = 3\n", "8 of cost 3 are needed, not 7."),
        ("die = [2]", "die = []", "'die' must name at least one face."),
        ("die = [2]", "die = [7]", "'die' must be a list of numbers from 1 to 6"),
        ('{kind = "monastery", n = 1}', '{kind = "monks", n = 1}', "'kind' is 'monks'"),
        ('{kind = "monastery", n = 1}', '{kind = "monastery"}', "'n' must be a whole number"),
        ('card = "beer_merchant", n = 1', 'card = "brewer", n = 1', "'card' is 'brewer'"),
        ("nobles = 2\nbeer = 14", "nobles = 2\nbeer = 0", "'beer' must be from 2 to 90"),
        ("tables_printed = 3", "tables_printed = 2", "'tables_printed' differs from 'base'"),
        ("spaces_with_module_5 = 12", "spaces_with_module_5 = 13", "but 12 are listed"),
        ("crown = true\n", "", "exactly one space is the crown"),
        ('costs = [5]', 'costs = [4]', "each cost from 3 to 8 needs a column"),
        ("space = 5\n", "space = 3\n", "space 3 has two entries"),
        ('bouncer"\nphase = "F"', 'bouncer"\nphase = "X"', "'phase' is 'X'"),
        ("rounds = 8", "rounds = 7", "'round' must be from 1 to 7"),
        ('tile = "cashbox", noble', 'tile = "any", noble', "must name the tile that it upgrades"),
        ('x"\ncost = 10', 'x"\ncost = 10\ndiscount_card = "bard"\ndiscount = 3', "discount card"),
        ("offer_slots = 4", "offer_slots = 5", "'offer_slots' must be from 4 to 4"),
        ("own_dice_per_player = 3", "own_dice_per_player = 2", "the limit 3"),
        ('game = "tiefenthal"', 'game = "other"', "'game' must be 'tiefenthal'"),
    ],
)  # fmt: skip
def test_mistakes_are_named(old, new, says):
    """Each mistake is answered with a sentence that names the entry."""
    assert any(says in complaint for complaint in complaints(old, new))


def test_all_mistakes_at_once():
    """An owner sees every mistake in one go."""
    with pytest.raises(BadComponents) as caught:
        GAME.parse_components(
            TEXT.replace("price = 4", "price = -1").replace("count = 61", "count = 0"), "own.toml"
        )
    assert len(caught.value.complaints) == 2
    assert str(caught.value).startswith("own.toml: [")


def test_an_owners_own_values_play():
    """Designed values may be replaced: another monastery, other faces, other reputation order."""
    own = GAME.parse_components(
        TEXT.replace("space = 5\n", "space = 6\n").replace('name = "Weaver"', 'name = "Spinner"'),
        "own.toml",
    )
    assert own.hash != GAME.components.hash
    assert own.box.monastery_bonus[6] != 0
    assert "Spinner" in own.box.card_names


def test_what_a_die_reaches_is_what_each_space_asks_for():
    """7.1: the sets that are looked up in play, against the spaces one by one."""
    for helpers in range(ids.MOST_HELP + 1):
        for face in range(8):
            reached = [space for space in range(ids.FIRST_TABLE) if reach(space, face) <= helpers]
            assert BOX.in_reach[8 * helpers + face] == sum(2**space for space in reached)
    needed = [reach(space, face) for space in range(ids.FIRST_TABLE) for face in range(1, 7)]
    assert max(n for n in needed if n != ids.OUT_OF_REACH) <= ids.MOST_HELP, "more help than known"


def reach(space: int, face: int) -> int:
    """The dishwashers that a die needs on a printed space."""
    return int(BOX.space_reach[8 * space + face])
