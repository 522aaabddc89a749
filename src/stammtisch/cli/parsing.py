"""The reader of the command line: complains in one sentence, and knows what shells may offer."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

Commands = Any  # argparse gives this type no public name


class Parser(argparse.ArgumentParser):
    """Complains in one sentence and says where help is."""

    def error(self, message: str) -> NoReturn:
        """Exit with status 2."""
        self.exit(2, f"stammtisch: {message}. See '{self.prog} --help'.\n")
