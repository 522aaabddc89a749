"""Goals in words, a search that finds the best of noisy values, and a box with its reasons."""

from __future__ import annotations

import pytest

from stammtisch.arena.balance import Noted, Order
from stammtisch.arena.executors import opened
from stammtisch.cli.main import main
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded
from stammtisch.lab.bandit import Model, search
from stammtisch.lab.goals import better_by, goal_of
from stammtisch.lab.suggest import keys_of, suggest, written

ORDER = Order("histrio", 2, "greedy", 3)


def noted(winner: int, answers: int = 80, owned: tuple[int, ...] = ()) -> Noted:
    shares = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
    return Noted((9, 5), shares, 0, answers, 4, {}, 1, 0.5, {}, [owned, owned])


def test_a_goal_costs_nothing_where_it_is_met():
    even, uneven = [noted(n % 2) for n in range(400)], [noted(0) for _ in range(400)]
    assert abs(goal_of("seats even").cost(even)) < 3  # chance is taken out
    assert goal_of("seats even").cost(uneven) > 500
    assert goal_of("length 40 +- 5").cost(even) == 0  # 80 answers of two seats
    assert goal_of("length 30 +- 5").cost(even) == pytest.approx(1.0)
    assert goal_of("gap under 4").cost(even) == 0
    assert goal_of("gap over 5").cost(even) > 0
    dead = [noted(0, owned=(1, 1, 0)) for _ in range(4)]
    assert goal_of("no dead card").cost(dead) == 1
    assert goal_of("owl used over 40", {"ox": "Ox", "fox": "Fox", "owl": "Owl"}).cost(
        dead
    ) == pytest.approx(100)
    absent = [noted(0, owned=(1, 1, -1)) for _ in range(4)]
    assert goal_of("no dead card").cost(absent) == 0  # it is not in play
    assert goal_of("seats even, length 30 +- 5").cost(uneven) > goal_of("seats even").cost(uneven)
    saved = better_by(goal_of("seats even"), uneven, even)
    assert saved.low > 0


@pytest.mark.parametrize("said", ["", "seats odd", "height 40 +- 5", "length forty"])
def test_a_goal_that_nobody_understands_gets_a_sentence(said):
    with pytest.raises(Complaint, match=r"[sS]ay"):
        goal_of(said)


def test_the_search_finds_the_best_values_in_noise():
    rng = seeded(5, 2)

    def score(point: tuple[int, ...], trial: int) -> float:
        return -((point[0] - 5) ** 2) - (point[1] - 2) ** 2 + (rng.below(1, 100) - 50) / 20

    best, model = search([8, 8], (0, 7), 200, score, 1)
    assert abs(best[0] - 5) + abs(best[1] - 2) <= 1
    assert model.trials == 200
    assert Model(3).tuples == [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]


def test_values_of_the_rulebook_are_left_alone_unless_told():
    with pytest.raises(Complaint, match="is 3 by the rulebook and is left alone"):
        keys_of(ORDER, ["constants.start_ecus"])
    assert keys_of(ORDER, ["constants.start_ecus"], rulebook=True)[0].values == (
        0,
        1,
        2,
        3,
        4,
        5,
        6,
    )
    assert keys_of(ORDER, ["mood.spaces_per_side=4..6"])[0].values == (4, 5, 6, 8)
    with pytest.raises(Complaint, match="must be from 1 to 30"):
        keys_of(ORDER, ["mood.spaces_per_side=6..40"])


def test_a_better_box_is_found_proved_and_written_with_its_reasons():
    """Richer starts bring higher scores, whatever else happens."""
    keys = keys_of(ORDER, ["constants.start_ecus=2..12/10"], rulebook=True)
    with opened(1) as here:
        goal = goal_of("score over 60")
        found = suggest(ORDER, keys, goal, here, trials=4, proof=40)
    assert found.changes == {"constants.start_ecus": 12}
    assert found.saved.low > 0
    text = written(found, "stammtisch lab suggest ...")
    assert "constants.start_ecus: 12 instead of 3 (rulebook)" in text
    assert "score over 60:" in text
    assert title("histrio").parse_components(text, "own").box.start_ecus == 12


def test_sweep_and_suggest_write_pages(tmp_path, capsys):
    out, box = tmp_path / "page.html", tmp_path / "box.toml"
    few = ["--games", "2", "--jobs", "1", "--out", str(out)]
    assert main(["lab", "sweep", "mood.spaces_per_side=6..10/2", *few]) == 0
    assert "as it is: 8" in out.read_text()
    words = ["lab", "suggest", "histrio", "--keys", "mood.spaces_per_side=6..9", *few]
    words += ["--goal", "length 40 +- 5", "--trials", "2", "--proof", "40", "--write", str(box)]
    assert main(words) == 0
    assert "The trade-off" in out.read_text()
    assert main(["lab", "gift", "owl", "--seats", "all", "--bots", "random", *few]) == 0
    page = out.read_text()
    assert "What is Owl worth?" in page
    assert page.count("5 seats, random") >= 2
    capsys.readouterr()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["sweep", "mood.spaces_per_side=29..40"], "must be from 1 to 30, it is 40"),
        (["sweep", "mood.spaces=6..9"], "No title knows 'mood.spaces'"),
        (["sweep", "histrio", "mood.spaces_per_side"], "is no range"),
        (["card", "unicorn"], "No title knows 'unicorn'"),
        (["card", "histrio"], "Name a card"),
        (["ban", "histrio", "owl", "--bots", "nobody"], "no bot 'nobody'"),
        (["suggest", "histrio", "--keys", "a.b", "--goal", "seats even"], "no number 'a.b'"),
        (["card", "owl", "--executor", "dask://127.0.0.1:1"], "Nobody answers at dask://"),
    ],
)
def test_what_cannot_be_tried_gets_a_sentence(words, sentence, capsys):
    assert main(["lab", *words]) == 1
    assert sentence in capsys.readouterr().err
