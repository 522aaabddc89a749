"""What the server refuses, each with its HTTP status and a code.

The browser says `problem-<code>` in its reader's language; the sentence is for everybody else.
"""

from __future__ import annotations

from stammtisch.core.errors import Complaint


class Denied(Complaint):
    """Base: something that somebody may not do."""

    status = 400
    code = "bad-request"


class NoTable(Denied):
    """Not there, or not for this visitor: nobody can tell which."""

    status = 404
    code = "no-table"

    def __init__(self) -> None:
        super().__init__("There is no such table, or you do not belong to it.")


class NotHost(Denied):
    """Only the host decides this."""

    status = 403
    code = "not-host"

    def __init__(self) -> None:
        super().__init__("Only the host of the table may do this.")


class NotYours(Denied):
    """A seat of somebody else."""

    status = 403
    code = "not-yours"

    def __init__(self) -> None:
        super().__init__("This seat is not yours.")


class NotNow(Denied):
    """Possible, but not in this position; the code says why not."""

    status = 409

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


class TooMany(Denied):
    """More than the limits allow."""

    status = 429
    code = "too-many"

    def __init__(self) -> None:
        super().__init__("Too many requests. Wait a minute and try again.")


class Busy(Denied):
    """There is more to do than the server can; those who play go on."""

    status = 503
    code = "busy"

    def __init__(self) -> None:
        super().__init__("The server is very busy and takes nobody in. Try again in a minute.")


class Later(Denied):
    """There is more to be worked out than the server can; nobody at a table waits for it."""

    status = 503
    code = "later"

    def __init__(self) -> None:
        super().__init__("There is a lot to do just now. Try again in a moment.")


class NotThere(Denied):
    """Something that does not exist."""

    status = 404
    code = "not-there"
