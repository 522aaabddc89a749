"""Who one is, over HTTP: a link to keep, and the way back with it."""

from __future__ import annotations

from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec

from stammtisch.server.door.errors import NotThere, TooMany
from stammtisch.server.door.identity import Identities
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.wire.bodies import NewLink, WayBack

NOTHING = ResponseSpec(None, description="The cookie is all there is.")


@post("/api/identity/link", tags=["identity"], status_code=200)
async def keep_way_back(identities: Identities, own_secret: str) -> NewLink:
    """A secret that brings one's identity, and every seat, back to another browser."""
    return NewLink(identities.way_back(own_secret))


@post("/api/identity", tags=["identity"], status_code=204, responses={204: NOTHING})
async def come_back(
    identities: Identities, lobby: Lobby, sender: str, data: WayBack
) -> Response[None]:
    """Be again who one was: the cookie is replaced by the one that the secret stands for."""
    if not lobby.house.codes.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    token = identities.come_back(data.token)
    if token is None:
        raise NotThere("Nobody of this server has made this link.")
    cookie = identities.cookie(token).decode()
    return Response(None, status_code=204, headers={"set-cookie": cookie})


ROUTES = [keep_way_back, come_back]
