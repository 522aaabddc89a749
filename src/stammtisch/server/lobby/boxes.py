"""Components files that strangers send: looked at, then opened in a worker that can be killed.

The parser of TOML takes time that grows with the square of a key's parts, so that a short file
can keep it busy for minutes: such lines are refused before it begins.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter

from stammtisch.core.components import BadComponents
from stammtisch.core.registry import title
from stammtisch.server.crew.crew import Crew, NobodyAnswered
from stammtisch.server.door.errors import TooMany
from stammtisch.server.lobby.opener import TOO_MUCH, complaint_of
from stammtisch.server.metrics import Metrics
from stammtisch.server.wire.bodies import LONGEST_COMPONENTS

WORKER = "stammtisch.server.lobby.opener"
PATIENCE = 10.0  # seconds until a worker is killed; it has less of the processor's time
LONGEST_ANSWER = 100_000
MOST_WAITING = 8  # files; whoever brings one more is sent away
MOST_OF_ADDRESS = 2
MOST_KNOWN = 1_000
LONGEST_LINE = 2_000
MOST_DOTS = 8
PART = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|'[^']*')"""
LONG_KEY = re.compile(rf"[ \t]*\[*[ \t]*(?:{PART}[ \t]*\.[ \t]*){{{MOST_DOTS + 1}}}")


def insist_on_plain_lines(text: str, file: str) -> None:
    """A components file has lines and keys of a sane length, or a complaint names the line."""
    if len(text) > LONGEST_COMPONENTS:
        raise BadComponents(file, [f"The file has more than {LONGEST_COMPONENTS} characters."])
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            what = f"Line {number} has more than {LONGEST_LINE} characters."
            raise BadComponents(file, [what])
        if LONG_KEY.match(line):
            raise BadComponents(file, [f"Line {number}: a key has more than {MOST_DOTS} dots."])


class Boxes:
    """Opens components files one after the other, and remembers which were good."""

    def __init__(
        self, metrics: Metrics, patience: float = PATIENCE, most_of_address: int = MOST_OF_ADDRESS
    ) -> None:
        self._crew = Crew(WORKER, 1, metrics, patience=patience, longest=LONGEST_ANSWER, tries=1)
        self._waiting: Counter[str] = Counter()  # by the network address of whoever brought it
        self._most_of_address = most_of_address
        self._known: dict[bytes, None] = {}

    async def check(
        self,
        game: str,
        text: str,
        file: str,
        setup: tuple[int, dict[str, str]] | None = None,
        sender: str = "",
    ) -> None:
        """A file that can be opened, and with which a match can be set up; or a complaint."""
        title(game)  # there is one
        insist_on_plain_lines(text, file)
        known = hashlib.sha256(f"{game} {setup} {text}".encode()).digest()
        if known in self._known:
            return
        full = self._waiting.total() >= MOST_WAITING
        if full or self._waiting[sender] >= self._most_of_address:
            raise TooMany
        self._waiting[sender] += 1
        try:
            answer = await self._crew.ask((game, text, file, setup))
        except NobodyAnswered:
            raise BadComponents(file, [TOO_MUCH]) from None
        finally:
            self._waiting -= Counter((sender,))  # who has none left is forgotten
        if (complaint := complaint_of(answer, file)) is not None:
            raise complaint
        self._known[known] = None
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    async def close(self) -> None:
        """Let the worker go."""
        await self._crew.close()
