"""The command `stammtisch`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

import stammtisch
from stammtisch.cli.commands import COMMANDS, add_all, add_names
from stammtisch.cli.parsing import Parser
from stammtisch.core.errors import Complaint

Run = Callable[[argparse.Namespace], None]
HELP = "Exit status: 0 done, 1 a complaint, 2 a command that was not understood, 130 interrupted."


def parser(words: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """All commands; for given words, with the arguments of the called one only."""
    top = Parser(
        prog="stammtisch",
        description="The open digital table for tavern board games. Without a command it opens.",
        epilog=HELP,
    )
    top.add_argument("--version", action="version", version=f"stammtisch {stammtisch.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    if words is None:
        add_all(commands)
    else:
        add_names(commands, called_command(words))
    return top


def called_command(words: Sequence[str]) -> str | None:
    """The command among the words, if it is one of ours."""
    first = next((word for word in words if not word.startswith("-")), None)
    return first if first in COMMANDS else None


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; without one the table is opened. Complaints are sentences."""
    words = list(sys.argv[1:] if words is None else words) or ["serve"]
    try:
        chosen = parser(words).parse_args(words)
        run: Run = chosen.run
        run(chosen)
    except Complaint as complaint:
        print(f"stammtisch: {complaint}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone: nothing to complain about
        return 1
    except OSError as error:
        print(f"stammtisch: {error.filename or 'A file'}: {error.strerror}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt as stop:  # it may say how to go on
        print(f"\nstammtisch: {str(stop) or 'stopped.'}", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
