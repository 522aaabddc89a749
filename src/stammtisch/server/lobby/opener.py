"""A worker that opens strangers' components files, with little time and memory.

Whatever a file does to the parser happens here: the server itself opens only what this worker
has opened within its limits.
"""

from __future__ import annotations

import math
import time

from stammtisch.core.components import BadComponents
from stammtisch.core.errors import BadTable, Complaint
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.server.crew.errand import run_errands

try:
    import resource
except ImportError:  # Windows: the server's patience is the only limit there
    resource = None  # type: ignore[assignment]

CPU = 3  # seconds of the processor for one file
MEMORY = 1 << 30  # bytes of addresses, Python and all titles included

TOO_MUCH = "Reading this takes too much time or memory."

Errand = tuple[str, str, str, tuple[int, dict[str, str]] | None]
# title, the text, how complaints call it, and the seats and variants of a match to try
Answer = tuple[str, list[str]]  # "" and nothing, or which complaint and its sentences


def open_box(errand: Errand) -> Answer:
    """Parse a file, and set a match up with it if one is wanted."""
    name, text, file, setup = errand
    limit_time()
    try:
        game = title(name)
        parts = game.parse_components(text, file)
        if setup is not None:
            Match(game, setup[0], setup[1], 0, parts)
    except BadComponents as bad:
        return "components", list(bad.complaints)
    except Complaint as bad:
        return "table", [str(bad)]
    except MemoryError:
        return "components", [TOO_MUCH]
    except Exception:  # a file can be wrong in ways nobody thought of
        return "table", ["No match can be set up with these components."]
    return "", []


def limit_time() -> None:
    """From now on a few seconds of the processor; then the system ends this process."""
    if resource is not None:
        ends = math.ceil(time.process_time()) + CPU
        resource.setrlimit(resource.RLIMIT_CPU, (ends, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def limit_memory() -> None:
    """So many bytes of addresses for good: what a file needs beyond them is not there."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def complaint_of(answer: Answer, file: str) -> Complaint | None:
    """What the worker's answer means, on the server's side."""
    kind, sentences = answer
    if kind == "components":
        return BadComponents(file, sentences)
    return BadTable(sentences[0]) if kind else None


if __name__ == "__main__":
    limit_memory()
    run_errands(open_box)
