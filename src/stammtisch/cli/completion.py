"""`stammtisch completion bash|zsh|fish`: what a shell offers while somebody types.

The scripts are written from the commands themselves, so they know every option and title.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator
from typing import NamedTuple

from stammtisch.cli.main import parser
from stammtisch.cli.parsing import Commands
from stammtisch.core.registry import titles

BASH = """# stammtisch in bash: eval "$(stammtisch completion bash)" in ~/.bashrc
_stammtisch() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local path='' offered='' files='' i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "${COMP_WORDS[i]}" in -*) ;; *) path+="${path:+ }${COMP_WORDS[i]}" ;; esac
    done
    case "$before" in
%(files)s
    esac
    while :; do
        case "$path" in
%(cases)s
        esac
        [[ $path == *' '* ]] || break
        path=${path%% *}
    done
    COMPREPLY=($(compgen -W "$offered" -- "$word") $([ -z "$files" ] || compgen -f -- "$word"))
}
complete -F _stammtisch stammtisch
"""

ZSH = """#compdef stammtisch
# stammtisch in zsh: eval "$(stammtisch completion zsh)" in ~/.zshrc
_stammtisch() {
    local before=${words[CURRENT-1]} at='' files=''
    local -a offered
    for word in ${words[2,CURRENT-1]}; do
        [[ $word == -* ]] || at+="${at:+ }$word"
    done
    case $before in
%(files)s
    esac
    while :; do
        case $at in
%(cases)s
        esac
        [[ $at == *' '* ]] || break
        at=${at%% *}
    done
    compadd -- $offered
    [[ -z $files ]] || _files
}
compdef _stammtisch stammtisch
"""


class Place(NamedTuple):
    """A command (or a verb of one): what may follow it."""

    path: str
    words: tuple[str, ...]
    options: tuple[tuple[str, str], ...]  # each with its help
    files: tuple[str, ...]  # options that want a file or a folder
    is_file: bool  # whether a file may stand here by itself


def add_to(commands: Commands) -> None:
    """The command and its argument."""
    command = commands.add_parser("completion", help="the words of this command for your shell")
    command.add_argument("shell", choices=("bash", "zsh", "fish"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Print the script."""
    print({"bash": bash, "zsh": zsh, "fish": fish}[chosen.shell](), end="")


def places() -> list[Place]:
    """All commands and verbs, the deepest first."""
    return sorted(walk(parser(), ""), key=lambda place: -len(place.path.split()))


def walk(reader: argparse.ArgumentParser, path: str) -> Iterator[Place]:
    """A parser and those below it."""
    words: list[str] = []
    options: list[tuple[str, str]] = []
    files: list[str] = []
    is_file = False
    for action in reader._actions:
        if isinstance(action, argparse._SubParsersAction):
            words += action.choices
            for name, below in action.choices.items():
                yield from walk(below, f"{path} {name}".strip())
        elif action.option_strings:
            longest = max(action.option_strings, key=len)
            options.append((longest, action.help or ""))
            if str(action.metavar).startswith(("FILE", "DIR")):
                files.append(longest)
        elif action.metavar == "FILE":
            is_file = True
        else:
            words += titles() if action.dest == "game" else map(str, action.choices or ())
    yield Place(path, tuple(words), tuple(options), tuple(files), is_file)


def cases(line: str) -> str:
    """One branch for each place; `line` says how a shell writes down what is offered."""
    branches = []
    for place in places():
        offered = " ".join([*place.words, *(option for option, _ in place.options)])
        also = "; files=1" if place.is_file else ""
        branches.append(f"            {shlex.quote(place.path)}) {line % offered}{also}; break ;;")
    return "\n".join(branches)


def file_cases(line: str) -> str:
    """The branch for options that want a file."""
    wanting = sorted({option for place in places() for option in place.files})
    return f"        {'|'.join(wanting)}) {line}; return ;;"


def bash() -> str:
    """The script for bash."""
    files = file_cases('COMPREPLY=($(compgen -f -- "$word"))')
    return BASH % {"cases": cases("offered='%s'"), "files": files}


def zsh() -> str:
    """The script for zsh."""
    return ZSH % {"cases": cases("offered=(%s)"), "files": file_cases("_files")}


def fish() -> str:
    """The script for fish: one line for each word and option."""
    lines = [
        "# stammtisch in fish: stammtisch completion fish | source",
        "complete -c stammtisch -f",
    ]
    for place in places():
        seen = [f"__fish_seen_subcommand_from {word}" for word in place.path.split()]
        condition = "; and ".join(seen) or "__fish_use_subcommand"
        if place.is_file:
            lines.append(f"complete -c stammtisch -n {quoted(condition)} -F")
        for word in place.words:
            lines.append(f"complete -c stammtisch -n {quoted(condition)} -a {quoted(word)}")
        for option, text in place.options:
            wants = " -r -F" if option in place.files else ""
            lines.append(
                f"complete -c stammtisch -n {quoted(condition)} -l {option.lstrip('-')}{wants} "
                f"-d {quoted(text)}"
            )
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """As fish quotes."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
