"""A client for the table server: for tests, for bots by other people, for scripts.

async with Visitor("http://127.0.0.1:8000") as me:
    table = await me.set_table("name-of-a-title", [{"kind": "me"}, {"kind": "bot"}])
    async with me.sit(table.id, 0) as seat:
        await seat.play(lambda question: question.choices[0].option)
"""

from stammtisch.client.seat import Dropped, Seat
from stammtisch.client.visitor import Denied, Visitor

__all__ = ["Denied", "Dropped", "Seat", "Visitor"]
