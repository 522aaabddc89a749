"""Tuning: worse weights lose, steps are kept, and a file is written in its own order."""

from __future__ import annotations

import json

import pytest

from stammtisch.arena.tune import Plan, Tuner, Verdict, box_with, new_file, rounded, write_weights
from stammtisch.cli.main import main
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title, titles
from stammtisch.core.weights import joined, read_file, read_weights

TUNED = sorted(name for name, game in titles().items() if game.weight_names)
QUICK = min(TUNED, key=lambda name: titles()[name].most_decisions)
every_title = pytest.mark.parametrize("name", TUNED)


@every_title
def test_weights_are_named_and_laid_into_the_box(name):
    game = titles()[name]
    assert read_weights(game.package, game.weight_names).components == game.components.hash
    setting = tuple(float(place + 1) for place in range(len(game.weight_names)))
    box = box_with(name, game.fewest_seats, setting)
    assert [float(weight) for weight in box.weights] == list(setting)
    variants = game.check_table(game.fewest_seats, {})
    own = game.setup(game.components.box, game.fewest_seats, variants, 0).box
    assert [float(weight) for weight in own.weights] != list(setting)


def test_absurd_weights_lose():
    name = QUICK
    tuner = Tuner(Plan(name, 2, deals=15), jobs=1)
    good = tuner.progress.now
    bad = tuple(-5.0 * weight for weight in good)
    share, games = tuner.contest(good, bad, range(15))
    assert games == 30
    assert share > 0.7
    mirror, _ = tuner.contest(good, good, range(15))
    assert mirror == 0.5  # the same bots on swapped chairs


def test_steps_are_kept_and_go_on(tmp_path):
    name = QUICK
    diary = tmp_path / "diary.json"
    plan = Plan(name, 2, steps=3, deals=3)
    whole = Tuner(plan, 1)
    whole.run()
    first = Tuner(plan, 1, diary)
    first.step()
    second = Tuner(Plan(name, 2, steps=3, deals=3, proof=7), 1, diary)  # a longer proof may follow
    assert second.progress.step == 1
    second.run()
    assert second.progress.now == whole.progress.now
    with pytest.raises(Complaint, match="another tuning"):
        Tuner(Plan(name, 2, deals=4), 1, diary)


def test_only_what_is_better_beyond_doubt_is_better():
    assert Verdict(800, 0.55, 0.515, 0.584).better
    assert not Verdict(800, 0.52, 0.485, 0.554).better


@every_title
def test_a_file_keeps_its_order_and_its_heading(name, tmp_path):
    game = titles()[name]
    path = tmp_path / "weights.toml"
    path.write_text(
        '# a heading\ncomponents = "x"\n\n[weights]\n'
        + "".join(f"{weight} = 1\n" for weight in game.weight_names)
    )
    new = dict.fromkeys(game.weight_names, 2.5)
    write_weights(game, new, path)
    lines = path.read_text().splitlines()
    assert lines[0] == "# a heading"
    assert lines[1] == f'components = "{game.components.hash}"'
    assert lines[4:] == [f"{weight} = 2.5" for weight in game.weight_names]
    assert rounded((1.23456, 987.6)) == (1.23, 988.0)


def test_the_command_writes_nothing_unless_better(capsys):
    name = QUICK
    words = ["tune", name, "--steps", "1", "--deals", "2", "--proof", "4", "--jobs", "1"]
    assert main(words) == 0
    assert "nothing was written" in capsys.readouterr().out
    assert main(["tune", name, "--bot", "nobody"]) == 1
    assert "There is no bot" in capsys.readouterr().err


def test_weights_of_an_own_box_are_found_kept_and_used(tmp_path, capsys):
    """A file of weights travels in the text of the box; the box stays the same box."""
    game = title("histrio")
    own, out = tmp_path / "own.toml", tmp_path / "weights.toml"
    own.write_text(game.components.text.replace("start_ecus = 3", "start_ecus = 30"))
    hash = game.read_components(own).hash
    weights = dict.fromkeys(game.weight_names, 0.5)
    out.write_text(new_file(game, weights, hash))
    words = ["simulate", "histrio", "--games", "4", "--bot", "greedy", "--jobs", "1", "--json"]
    assert main([*words, "--components", str(own)]) == 0
    said = capsys.readouterr()
    assert "weights that were tuned for another one" in said.err
    assert main([*words, "--components", str(own), "--weights", str(out)]) == 0
    with_them = capsys.readouterr()
    assert "tuned" not in with_them.err
    before, after = json.loads(said.out), json.loads(with_them.out)
    assert before["components"] == after["components"] == hash
    assert before["hash"] != after["hash"]
    joined_text = joined(joined(own.read_text(), read_file(out, game.weight_names)), game.weights)
    assert game.parse_components(joined_text, "own").weights == game.weights.weights


def test_a_plan_tunes_the_box_it_is_for(tmp_path):
    game = title("histrio")
    text = game.components.text.replace("start_ecus = 3", "start_ecus = 30")
    plan = Plan("histrio", 2, steps=1, deals=2, proof=2, components=text)
    tuner = Tuner(plan, 1)
    tuner.run()
    assert box_with("histrio", 2, tuner.progress.now, text).start_ecus == 30
    assert tuner.prove().games == 4


@pytest.mark.parametrize(
    ("words", "content", "sentence"),
    [
        (["tune", "histrio", "--components", "FILE"], None, "Say where the weights of your own"),
        (["simulate", "histrio", "--weights", "FILE"], "no", "is no file of weights"),
        (["arena", "histrio", "--bots", "a,b", "--weights", "FILE"],
         'components = ""\n[weights]\na = 1.0', "weights of another title"),
        (["simulate", "histrio", "--weights", "nowhere"], "", "No such file"),
    ],
)  # fmt: skip
def test_weights_that_cannot_be_used_get_a_sentence(words, content, sentence, tmp_path, capsys):
    file = tmp_path / "file.toml"
    file.write_text(title("histrio").components.text if content is None else content)
    assert main([str(file) if word == "FILE" else word for word in words]) == 1
    assert sentence in capsys.readouterr().err
