"""The regulars' book over HTTP: to read it, to be called something, to take it along or out."""

from __future__ import annotations

from litestar import get, post
from litestar.response import Response

from stammtisch.server.book.pages import book_of
from stammtisch.server.door.errors import NotNow
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.evenings import Regular
from stammtisch.server.table.names import looks, plain
from stammtisch.server.wire.protocol import LONGEST_NAME
from stammtisch.server.wire.regulars import BookShown, RegularGiven, StruckOut

PRICE_OF_A_PAGE = 5  # against a change of a name


@get("/api/book", tags=["book"])
async def get_book(lobby: Lobby, visitor: str, sender: str) -> BookShown:
    """The visitor's own pages: evenings, titles, and how strong they are."""
    lobby.house.charge(visitor, sender)
    return await book_of(lobby.house.store, visitor)


@post("/api/book/me", tags=["book"], status_code=200)
async def be_called(lobby: Lobby, visitor: str, sender: str, data: RegularGiven) -> BookShown:
    """Choose a name, a face and a colour."""
    lobby.house.charge(visitor, sender)
    regular = Regular(plain(data.name, LONGEST_NAME), data.face, data.colour)
    await lobby.house.store.save_regular(visitor, regular)
    return await book_of(lobby.house.store, visitor)


@get("/api/book/export", tags=["book"])
async def take_along(lobby: Lobby, visitor: str, sender: str) -> Response[BookShown]:
    """The same pages as a file to keep."""
    lobby.house.charge(visitor, sender, PRICE_OF_A_PAGE)
    return Response(
        await book_of(lobby.house.store, visitor),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="stammtisch-book.json"'},
    )


@post("/api/book/delete", tags=["book"], status_code=204)
async def strike_out(lobby: Lobby, visitor: str, sender: str, data: StruckOut) -> None:
    """Take one's own pages out for good; whoever asks writes the name that stands there."""
    lobby.house.charge(visitor, sender, PRICE_OF_A_PAGE)
    book = await book_of(lobby.house.store, visitor)
    if looks(plain(data.name, LONGEST_NAME)) != looks(book.me.name):
        raise NotNow("another-name", "This is not the name that stands in the book.")
    await lobby.house.store.strike_out(visitor)


ROUTES = [get_book, be_called, take_along, strike_out]
