"""Which tables are this server's: all of them, unless it shares its store with others."""

from __future__ import annotations

from typing import Protocol


class Tenure(Protocol):
    """How a server comes to a table and lets go of it."""

    alone: bool  # whether there is no other server

    @property
    def chores(self) -> bool:
        """Whether this server does what is to be done once for all."""

    async def take(self, table: str) -> int:
        """Have a table from now on; raises `keeping.NotOurs` where another server has it.

        The number is that of this taking.
        """

    def holds(self, table: str, number: int) -> bool:
        """Whether the table has been this server's ever since it was taken."""

    def taken(self) -> list[str]:
        """The tables that no other server can have unless this one lets go of them."""

    async def let_go(self, table: str) -> None:
        """Nothing of a table is in memory any more: any server may have it."""


class Alone:
    """The only server of its store."""

    alone = True
    chores = True

    async def take(self, table: str) -> int:
        """It is."""
        return 0

    def holds(self, table: str, number: int) -> bool:
        """For ever."""
        return True

    def taken(self) -> list[str]:
        """There is nobody who could want them."""
        return []

    async def let_go(self, table: str) -> None:
        """To nobody."""
