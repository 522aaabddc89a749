"""Changes beside a stopped server: the tool has the tables, and lets nothing else happen there."""

from __future__ import annotations

from stammtisch.server.admin.changes import Changes
from stammtisch.server.admin.orders import Order, Outcome
from stammtisch.server.door.errors import NoTable
from stammtisch.server.door.limits import Limits
from stammtisch.server.metrics import Metrics
from stammtisch.server.notices.register import Register
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import Store
from stammtisch.server.table.table import Table


async def carry_out(store: Store, order: Order) -> Outcome:
    """Do what was ordered with a store that this process holds; the store is closed then."""
    house = House(store, Metrics(), Limits())
    opened: list[Table] = []

    async def find(id: str) -> Table:
        """A table without its match: no bot thinks, no clock runs."""
        kept = await store.load(id)
        if kept is None:
            raise NoTable
        table = Table(id, kept, None, house)
        opened.append(table)
        return table

    async def delete(table: Table) -> None:
        await store.forget(table.id)

    try:
        return await Changes(house, Register(store), find, delete).carry_out(order)
    finally:
        for table in opened:
            await table.leave_memory()
        await house.close()
