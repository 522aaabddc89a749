"""What is refused over HTTP: how errors become answers, and how the document tells of them."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from stammtisch.bots import UnknownBot
from stammtisch.core.components import BadComponents
from stammtisch.core.errors import BadRecord, BadTable, Complaint, UnknownGame
from stammtisch.core.words import Words
from stammtisch.server.door.errors import Denied
from stammtisch.server.logs import request_number
from stammtisch.server.table.keeping import NotOurs, StoreFailed
from stammtisch.server.wire.bodies import Problem

log = logging.getLogger("stammtisch.app")
REFUSALS = {
    400: "Something is wrong with what was asked.",
    403: "Somebody else may do this, or a page of this server.",
    404: "There is no such thing, or not for this visitor.",
    405: "This cannot be asked here.",
    409: "Possible, but not in this position.",
    413: "The body is too long.",
    415: "A body must be JSON.",
    421: "The server does not answer under this name.",
    429: "Too many requests.",
    503: "The server is too busy for newcomers, or to work this out just now.",
    507: "The store cannot keep anything at the moment.",
}


def described(routes: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The routes, each of which tells in the OpenAPI document how it may refuse."""
    known = {
        status: ResponseSpec(Problem, generate_examples=False, description=why)
        for status, why in REFUSALS.items()
    }
    listed = list(routes)
    for route in listed:
        route.responses = {**known, **(route.responses or {})}
    return listed


COMPLAINTS: dict[type[Complaint], tuple[int, str]] = {
    UnknownGame: (404, "unknown-title"),
    BadTable: (400, "bad-table"),
    BadRecord: (400, "bad-record"),
    BadComponents: (400, "bad-components"),
    UnknownBot: (400, "unknown-bot"),
}


def answer(status: int, code: str, detail: str, words: Words | None = None) -> Response[Problem]:
    """A problem as JSON."""
    problem = Problem(code, detail, words, request_number.get())
    return Response(problem, status_code=status, media_type="application/json")


def refuse(_: Request[Any, Any, Any], complaint: Complaint) -> Response[Problem]:
    """Something is wrong with what was asked."""
    if isinstance(complaint, Denied):
        return answer(complaint.status, complaint.code, str(complaint))
    status, code = COMPLAINTS.get(type(complaint), (400, "complaint"))
    words = complaint.words if isinstance(complaint, BadTable) else None
    return answer(status, code, str(complaint), words)


def not_kept(_: Request[Any, Any, Any], failure: StoreFailed) -> Response[Problem]:
    """The store failed; nothing was done."""
    log.error("store failed: %s", failure)
    return answer(507, "not-stored", "The server cannot store anything at the moment.")


def elsewhere(_: Request[Any, Any, Any], lost: NotOurs) -> Response[Problem]:
    """Another server has the table, or is about to: whoever asks again finds it."""
    return answer(409, "read-anew", "The table is just being read anew. Try again.")


def not_understood(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that fits no route or no type."""
    extra = error.extra
    detail = error.detail
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{detail}: {extra[0].get('message', '')} ({extra[0].get('key', 'body')})"
    return answer(error.status_code, "not-understood", detail)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets in brackets."""
    return answer(400, "not-understood", "The body lies too deep in itself.")


def our_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: logged here, without details outside."""
    log.error("fault", exc_info=error, extra={"path": request.url.path})
    return answer(500, "fault", "Something went wrong on the server.")


HANDLERS: ExceptionHandlersMap = {
    Complaint: refuse,
    NotOurs: elsewhere,
    StoreFailed: not_kept,
    HTTPException: not_understood,
    RecursionError: too_deep,
    Exception: our_fault,
}
