"""Everything about calling people, in one place: the lobby opens and closes it."""

from __future__ import annotations

from stammtisch.server.notices.calls import Calls
from stammtisch.server.notices.crier import Crier
from stammtisch.server.notices.desk import Desk
from stammtisch.server.notices.post_office import PostOffice
from stammtisch.server.notices.register import Register
from stammtisch.server.notices.watch import Watch
from stammtisch.server.table.house import House
from stammtisch.server.table.nights import Night
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table


class Notices:
    """The wishes of people, whom the tables miss, and whoever calls them."""

    def __init__(self, house: House) -> None:
        self.register = Register(house.store)
        self.calls = Calls(house.store, house.tenure.alone)
        self.office = PostOffice(house)
        self.desk = Desk(self.register, self.office)
        self.crier = Crier(self.register, self.calls, self.office)

    async def load(self) -> None:
        """Before any table is opened: who wants to be called, and who is missed."""
        await self.register.load()
        await self.calls.load()

    def night_of(self, visitor: str) -> Night | None:
        """When somebody sleeps: their quiet hours, the usual ones if they chose nothing."""
        wishes = self.register.of(visitor)
        return None if wishes.quiet is None else Night(*wishes.quiet, wishes.zone)

    def watch(self, table: Table, play: Play) -> Watch:
        """An attendant for a table."""
        return Watch(table, play, self.register, self.calls)

    async def close(self) -> None:
        """Nothing goes out any more; everything is in the store."""
        self.crier.stop()
        self.desk.stop()
        self.office.close()
        await self.calls.close()
