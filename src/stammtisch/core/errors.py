"""Everything that can be wrong with what somebody asks of us, as sentences for people."""

from __future__ import annotations


class Complaint(Exception):
    """Something is wrong with the input. The message says what, and what to do."""


class Refused(Complaint):
    """An answer that was not offered; nothing has changed."""


class UnknownGame(Complaint):
    """A title that is not in the registry."""


class BadTable(Complaint):
    """Seats or variants that a title does not have."""


class BadRecord(Complaint):
    """A record that is damaged, edited, or of other rules or components."""
