"""Components files that strangers send: looked at before they are parsed, parsed elsewhere.

The parser of TOML takes time that grows with the square of a key's parts, so that a short file
can keep it busy for minutes.
"""

from __future__ import annotations

import re

from stammtisch.core.components import BadComponents
from stammtisch.server.wire.bodies import LONGEST_COMPONENTS

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
