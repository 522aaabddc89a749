"""Which release plays a match whose rules are not ours, and how to start it."""

from __future__ import annotations

import stammtisch
from stammtisch.server.door.errors import NotNow
from stammtisch.server.table.seating import Header


def command_of(header: Header) -> str | None:
    """What starts the release that began the match; an earlier build of ours cannot be fetched."""
    if header.release == stammtisch.__version__:
        return None
    return f"pipx run --spec stammtisch=={header.release} stammtisch serve --data FOLDER"


def other_release(header: Header) -> NotNow:
    """The refusal for a match that goes on by other rules than ours."""
    said = f"This match is played by the rules of release {header.release}"
    if (command := command_of(header)) is None:
        said += f" (an earlier build, rules version {header.rules_version})."
    else:
        said += (
            f". Finish it with that release, on a copy of the data folder from before: {command}"
        )
    return NotNow("other-release", said)
