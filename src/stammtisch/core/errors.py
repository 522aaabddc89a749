"""Everything that can be wrong with what somebody asks of us, as sentences for people."""

from __future__ import annotations

from stammtisch.core.words import Words


class Complaint(Exception):
    """Something is wrong with the input. The message says what, and what to do."""


class Refused(Complaint):
    """An answer that was not offered; nothing has changed."""


class UnknownGame(Complaint):
    """A title that is not in the registry."""


class Unfinished(Complaint):
    """A title whose folder lacks something that every title has."""


class BadTable(Complaint):
    """Seats or variants that a title does not have; `words` say so in the title's own words."""

    def __init__(self, sentence: str, words: Words | None = None) -> None:
        super().__init__(sentence)
        self.words = words


class BadRecord(Complaint):
    """A record that is damaged, edited, or of other rules or components."""
