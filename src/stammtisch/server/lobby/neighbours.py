"""What the application needs of a server that shares its store with others (`nodes`)."""

from __future__ import annotations

from typing import Protocol

from litestar.types import ASGIApp

from stammtisch.server.lobby.lobby import Lobby


class Neighbours(Protocol):
    """One server among the others."""

    def open(self, lobby: Lobby) -> None:
        """From now on, for these tables."""

    def in_front(self, app: ASGIApp) -> ASGIApp:
        """Hands what is about another server's table to that one; inside the guard."""

    def beside(self, guard: ASGIApp, app: ASGIApp) -> ASGIApp:
        """Lets other servers in past the guard: they have one of their own."""

    async def close(self) -> None:
        """Leave: others take the tables."""
