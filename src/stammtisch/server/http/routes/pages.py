"""The browser's files, the health of the server and its figures."""

from __future__ import annotations

import html
import os
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, get
from litestar.exceptions import NotFoundException
from litestar.response import File, Response

import stammtisch
from stammtisch.server.http.packing import handed_out
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.wire.bodies import Health

BUNDLE = Path(stammtisch.__file__).resolve().parent / "web"
# told outright: what a machine knows about file names differs, and browsers are strict
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
THIS_MACHINE = ("127.0.0.1", "::1")
TEXTS = {".css", ".html", ".js", ".svg", ".webmanifest"}  # the others are packed already
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Stammtisch</title>
<h1>Stammtisch</h1>
<p>The server runs, but the browser bundle is not built. Build it with <code>make web</code>,
or play in the terminal with <code>stammtisch play</code>.</p></html>
"""


@get("/health", tags=["operations"], sync_to_thread=False)
def health(lobby: Lobby) -> Health:
    """Whether the server can keep what it is told."""
    metrics = lobby.house.metrics
    return Health(
        "ok" if lobby.house.store.healthy else "failing",
        stammtisch.__version__,
        len(lobby.tables),
        metrics.sockets_open,
    )


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT, sync_to_thread=False)
def figures(request: Request[Any, Any, Any], lobby: Lobby, sender: str) -> str:
    """Figures in Prometheus' text form, for whom the host has named: they count hidden answers.

    That is this machine and nobody else, unless there are more; a proxy speaks for people.
    """
    asks = request.client.host if request.client is not None else ""
    named = asks in lobby.house.figures_for and "x-forwarded-for" not in request.headers
    if sender not in THIS_MACHINE and not named:
        raise NotFoundException
    return lobby.house.metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(
    request: Request[Any, Any, Any], lobby: Lobby, path: str = ""
) -> Response[str] | Response[bytes] | File:
    """A file of the browser bundle; every other path is the application itself."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException
    wanted = file_of(path)
    if wanted is not None:
        kind = KINDS.get(wanted.suffix, "application/octet-stream")
        if wanted.suffix in TEXTS:
            return handed_out(request, wanted.read_bytes(), kind, cached(path))
        return File(wanted, content_disposition_type="inline", media_type=kind,
                    headers=cached(path))  # fmt: skip
    index = BUNDLE / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML)
    return Response(
        standing_at(index.read_text(encoding="utf-8"), lobby.house.reach.path),
        media_type=MediaType.HTML,
        headers={"Cache-Control": "no-cache"},
    )


def standing_at(written: str, path: str) -> str:
    """The page, told under which path the house stands: all that it loads lies there."""
    return written.replace('="./', f'="{html.escape(path)}')


def file_of(path: str) -> Path | None:
    """The file of the bundle at a path, if there is one; by its name, for installs may be links."""
    wanted = Path(os.path.normpath(BUNDLE / path.lstrip("/")))
    try:
        wanted.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError):  # no name that a file could have
        raise NotFoundException from None
    return wanted if wanted.is_relative_to(BUNDLE) and wanted.is_file() else None


def cached(path: str) -> dict[str, str]:
    """Files whose name holds a hash never change."""
    hashed = "/assets/" in path
    return {"Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}


ROUTES = [health, figures, page]
