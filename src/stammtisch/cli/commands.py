"""The names of all commands. A command's module is loaded when it is called, and not before."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from stammtisch.cli.parsing import Commands


class Module(Protocol):
    """What a module of commands offers."""

    def add_to(self, commands: Commands) -> None:
        """Add its commands and their arguments."""


# name -> its module in this folder, and what the overview says of it
COMMANDS: dict[str, tuple[str, str]] = {
    "serve": ("serve", "the table server, with the browser"),
    "admin": ("admin", "a host's tools: tables, visitors, backups"),
    "think": ("think", "think for the bots of nodes, on another machine"),
    "games": ("shelf", "titles, seats, variants"),
    "play": ("play", "a match in the terminal"),
    "simulate": ("simulate", "many games between bots, with figures"),
    "arena": ("arena", "bots against each other, with intervals"),
    "merge": ("merge", "put the parts of --shard together"),
    "balance": ("balance", "a report on a title's balance"),
    "lab": ("lab", "what a changed box or a card is worth"),
    "tune": ("tune", "better weights for a title's evaluation"),
    "puzzles": ("puzzles", "mine puzzles from matches between bots"),
    "reliability": ("reliability", "whether chances of winning come true"),
    "replay": ("records", "replay and verify a record"),
    "transcript": ("records", "a whole match between bots, in words"),
    "components": ("components", "print, write or verify a components file"),
    "new": ("new", "a new title: a small running game to change"),
    "check": ("check", "whether a title keeps the laws of all titles"),
    "completion": ("completion", "the words of this command for your shell"),
    "version": ("shelf", "version, rules versions, compiled or not"),
}


def module_of(name: str) -> Module:
    """Load the module of a command."""
    return cast(Module, import_module(f"stammtisch.cli.{COMMANDS[name][0]}"))


def add_names(commands: Commands, loaded: str | None) -> None:
    """Add all commands: those of the called one's module whole, of the others only the names."""
    if loaded is not None:
        module_of(loaded).add_to(commands)
    for name, (_, text) in COMMANDS.items():
        if name not in commands.choices:
            commands.add_parser(name, help=text)


def add_all(commands: Commands) -> None:
    """Add all commands whole: for shells, and for the laws."""
    for name in COMMANDS:
        if name not in commands.choices:
            module_of(name).add_to(commands)
