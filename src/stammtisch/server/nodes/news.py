"""What nodes tell each other through the database: a word and what it is about.

Nothing true is carried here, only that something has changed: whoever hears it asks the store.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable


class News:
    """Hands what is heard to whoever wants to know."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Callable[[str], None]]] = defaultdict(list)

    def listen(self, word: str, ear: Callable[[str], None]) -> None:
        """Be told whatever is said under a word."""
        self._ears[word].append(ear)

    def hear(self, said: str) -> None:
        """In the event loop: something was said by any node, this one included."""
        word, _, about = said.partition(" ")
        for ear in self._ears.get(word, ()):
            ear(about)
