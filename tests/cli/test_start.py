"""The command starts quickly, is called the same everywhere, and shells know its words."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import stammtisch
from stammtisch.cli import completion
from stammtisch.cli.commands import COMMANDS, add_all, add_names
from stammtisch.cli.main import called_command, main
from stammtisch.cli.parsing import Parser
from stammtisch.core.registry import titles

SLOW = ("rich", "fluent", "babel", "litestar", "uvicorn", "httpx", "pyarrow", "numpy")
ROOT = Path(__file__).parent.parent.parent


def loaded(*words: str) -> set[str]:
    """The modules that a command has loaded when it is done."""
    code = (
        "import json, sys\nfrom stammtisch.cli.main import main\n"
        f"try:\n    main({list(words)!r})\nexcept SystemExit:\n    pass\n"
        "print('\\n' + json.dumps(sorted(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_help_loads_no_title_and_nothing_slow():
    """Times differ from machine to machine; what is loaded does not."""
    found = loaded("--help")
    assert not found & set(SLOW)
    assert not {name for name in found if name.startswith(("stammtisch.games", "stammtisch.arena"))}
    assert not {name for name in found if name.startswith("stammtisch.cli.")} - {
        "stammtisch.cli.main",
        "stammtisch.cli.commands",
        "stammtisch.cli.parsing",
    }


def test_version_loads_titles_but_nothing_slow():
    found = loaded("version")
    assert "stammtisch.games.histrio" in found
    assert not found & set(SLOW)


def test_the_version_as_an_option(capsys):
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"stammtisch {stammtisch.__version__}\n"


def whole() -> dict[str, argparse.ArgumentParser]:
    """Every command with its arguments."""
    commands = Parser(prog="stammtisch").add_subparsers()
    add_all(commands)
    return dict(commands.choices)


def test_the_overview_says_of_each_command_what_the_command_says_itself():
    commands = Parser(prog="stammtisch").add_subparsers()
    add_all(commands)
    told = {action.dest: action.help for action in commands._choices_actions}
    assert told == {name: text for name, (_, text) in COMMANDS.items()}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_called_command_has_its_arguments_and_the_others_their_names(name):
    commands = Parser(prog="stammtisch").add_subparsers()
    add_names(commands, called_command(["-x", name, "--json"]))
    assert set(commands.choices) == set(COMMANDS)
    mine = {
        option for action in commands.choices[name]._actions for option in action.option_strings
    }
    full = {option for action in whole()[name]._actions for option in action.option_strings}
    assert mine == full


def every() -> dict[str, argparse.ArgumentParser]:
    """Every command, and every verb of those that have some: `lab card`."""
    found = whole()
    for name, parser in whole().items():
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                found |= {f"{name} {verb}": below for verb, below in action.choices.items()}
    return found


def test_a_number_of_seats_that_is_not_given_is_the_fewest_everywhere():
    assert "lab card" in every()
    for name, parser in every().items():
        for action in parser._actions:
            if "--seats" in action.option_strings and name != "play":  # there the bots are counted
                assert (action.help or "").startswith("default: the fewest"), name
                assert action.default is None


def test_without_seats_the_fewest_sit_down(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for words in (
        ("simulate", "histrio", "--games", "4", "--json"),
        ("arena", "histrio", "--games", "4", "--bots", "random,greedy", "--jobs", "1", "--json"),
    ):
        assert main(words) == 0
        told = json.loads(capsys.readouterr().out)
        assert told.get("contest", told)["seats"] == titles()["histrio"].fewest_seats
        assert told["components"] == titles()["histrio"].components.hash
    assert main(("balance", "histrio", "--games", "4", "--bans", "0", "--jobs", "1")) == 0
    page = (tmp_path / "histrio-balance.html").read_text()
    assert "2 seats" in page
    assert "3 seats" not in page


def test_exit_codes_are_those_that_the_overview_names(capsys):
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    assert "0 done, 1 a complaint, 2 a command that was not understood" in " ".join(
        capsys.readouterr().out.split()
    )
    assert main(["simulate", "no-such-game"]) == 1
    for words in (["no-such-command"], ["simulate"], ["simulate", "histrio", "--no-such-option"]):
        with pytest.raises(SystemExit) as done:
            main(words)
        assert done.value.code == 2
    assert all(line.startswith("stammtisch: ") for line in capsys.readouterr().err.splitlines())


def test_python_runs_it_as_a_module():
    words = [sys.executable, "-m", "stammtisch", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("stammtisch ")


def offered(line: str, folder: Path) -> set[str]:
    """What bash offers at the end of a line."""
    words = line.split(" ")
    listed = " ".join(f"'{word}'" for word in words)
    script = (
        f"{completion.bash()}\nCOMP_WORDS=({listed})\nCOMP_CWORD={len(words) - 1}\n"
        '_stammtisch\nprintf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, capture_output=True, text=True, check=True
    )
    assert not done.stderr, done.stderr
    return set(done.stdout.split())


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
def test_bash_offers_commands_titles_options_and_files(tmp_path):
    (tmp_path / "match.json").write_text("{}")
    assert offered("stammtisch ", tmp_path) == {*COMMANDS, "--help", "--version"}
    assert offered("stammtisch si", tmp_path) == {"simulate"}
    assert offered("stammtisch simulate ", tmp_path) >= {*titles(), "--games", "--json"}
    assert offered("stammtisch simulate histrio --see", tmp_path) == {"--seed"}
    assert offered("stammtisch simulate --seats 3 ta", tmp_path) == {"taverna"}
    assert offered("stammtisch components ", tmp_path) >= {"show", "export", "check"}
    assert offered("stammtisch components show hi", tmp_path) == {"histrio"}
    assert offered("stammtisch replay ma", tmp_path) == {"match.json"}
    assert offered("stammtisch play histrio --load ", tmp_path) == {"match.json"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_with_every_command(capsys, shell):
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(name in script for name in COMMANDS)
    if shutil.which(shell):  # let the shell read it
        check = {"fish": ["fish", "--no-execute"]}.get(shell, [shell, "-n"])
        subprocess.run(check, input=script, text=True, check=True)


def test_the_page_on_the_command_line_names_every_command_as_the_overview_does():
    page = (ROOT / "docs/commands.md").read_text()
    for name, (_, text) in COMMANDS.items():
        assert f"| `{name}` | {text} |" in page


def test_the_page_on_the_command_line_names_the_commands_that_speak_to_machines():
    page = " ".join((ROOT / "docs/commands.md").read_text().split())
    told = page.split("**For machines.**")[1].split("take `--json`")[0]
    able = {
        name.split()[0]
        for name, parser in every().items()
        if any("--json" in action.option_strings for action in parser._actions)
    }
    assert set(re.findall(r"`([a-z]+)`", told)) == able


def interrupted(*_: object) -> None:
    """^C at the first step."""
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("words", "place", "sentence"),
    [
        (["puzzles", "--out", "found.json"], "puzzles.mine", "stopped with 0 puzzles; go on with"),
        (["tune", "--diary", "steps.json"], "tune.Tuner.run", "stopped after step 0; run it again"),
        (["arena", "--bots", "greedy,random", "--out", "games.parquet"], "arena.run", "--resume"),
        (["simulate"], "simulate.simulate", "stopped."),
    ],
)
def test_whoever_stops_a_long_command_is_told_so_by_its_exit_status(
    words, place, sentence, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(f"stammtisch.cli.{place}", interrupted)
    assert main([words[0], "histrio", *words[1:], "--jobs", "1"]) == 130
    assert sentence in capsys.readouterr().err
