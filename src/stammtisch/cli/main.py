"""The command `stammtisch`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from stammtisch.cli import arena, balance, components, play, records, serve, shelf, simulate, tune
from stammtisch.core.errors import Complaint

Run = Callable[[argparse.Namespace], None]


class Parser(argparse.ArgumentParser):
    """Complains in one sentence and says where help is."""

    def error(self, message: str) -> NoReturn:
        """Exit with status 2."""
        self.exit(2, f"stammtisch: {message}. See '{self.prog} --help'.\n")


def parser() -> argparse.ArgumentParser:
    """All commands; their names are fixed."""
    top = Parser(prog="stammtisch", description="The open digital table for tavern board games.")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in (shelf, play, serve, simulate, arena, balance, tune, records, components):
        module.add_to(commands)
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; without one the table is opened. Complaints are sentences."""
    words = list(sys.argv[1:] if words is None else words) or ["serve"]
    try:
        chosen = parser().parse_args(words)
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
    except KeyboardInterrupt:
        print("\nstammtisch: stopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
