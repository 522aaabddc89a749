"""How somebody wants to be called: by which channels, how soon, when not, for which tables."""

from __future__ import annotations

import msgspec

from stammtisch.server.wire.notices import ChannelKind

MOST_CHANNELS = 6
MOST_TABLES = 400  # that differ from the rest; the oldest are forgotten first


class Channel(msgspec.Struct, kw_only=True):
    """One way to somebody. `address`, `key` and `auth` never leave the server.

    `label` is what its owner is shown of the address. `code` was sent with the last trial: who
    knows it has read it there, and only then the channel is `on`. `failed`: when something last
    did not arrive; 0 as soon as something has.
    """

    id: str
    kind: ChannelKind
    address: str
    label: str
    key: str = ""  # of a browser: the public key and the secret that its messages are sealed with
    auth: str = ""
    on: bool = False
    code: str = ""
    guesses: int = 0
    tried: float = 0.0
    arrived: float = 0.0
    failed: float = 0.0

    @property
    def proved(self) -> bool:
        """Whether a trial has arrived."""
        return self.arrived > 0


class Wishes(msgspec.Struct, kw_only=True):
    """Everything that somebody chose about being called.

    `quiet`: minutes of the day, in their `zone`, from when until when nobody calls; None: never
    quiet. `tables` differ from the rest: they are left out, or are the only ones (`everywhere`).
    """

    channels: list[Channel] = []
    wait: int = 300
    quiet: tuple[int, int] | None = (22 * 60, 8 * 60)
    zone: str = "UTC"
    language: str = "en"
    everywhere: bool = True
    tables: list[str] = []

    def reachable(self) -> bool:
        """Whether anything would reach them."""
        return any(channel.on for channel in self.channels)

    def wants(self, table: str) -> bool:
        """Whether they want to be called to this table."""
        return self.everywhere != (table in self.tables)

    def differ(self, table: str, differs: bool) -> None:
        """Let a table be as all others, or not."""
        self.tables = [one for one in self.tables if one != table]
        if differs:
            self.tables = [*self.tables, table][-MOST_TABLES:]

    def channel(self, id: str) -> Channel | None:
        """The channel with this id."""
        return next((channel for channel in self.channels if channel.id == id), None)
