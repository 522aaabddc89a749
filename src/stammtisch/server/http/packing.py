"""What everybody gets alike goes over the line packed, where the browser can unpack it.

Only files of the bundle, words and rules: there is no secret in them whose letters their length
could give away. Each is packed once and kept: unpacked they are a few megabytes in all.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from litestar import Request
from litestar.response import Response

SMALL = 1_000  # bytes: less is not worth the work
KEPT = 256  # files and texts


def handed_out(
    request: Request[Any, Any, Any],
    content: bytes,
    kind: str,
    headers: Mapping[str, str] | None = None,
) -> Response[bytes]:
    """A text as whoever asks can read it."""
    told = {**(headers or {}), "Vary": "Accept-Encoding"}
    if len(content) >= SMALL and unpacks(request.headers.get("accept-encoding", "")):
        told["Content-Encoding"] = "gzip"
        content = packed(content)
    return Response(content, media_type=kind, headers=told)


def unpacks(accepted: str) -> bool:
    """Whether a browser takes gzip: by name or with all others, with a weight above nothing."""
    weights = {}
    for one in accepted.lower().replace(" ", "").split(","):
        name, _, weight = one.partition(";q=")
        weights[name] = weight.strip("0.") != "" or not weight
    return weights.get("gzip", weights.get("*", False))


@lru_cache(KEPT)
def packed(content: bytes) -> bytes:
    """The same every time: no clock goes into it."""
    return gzip.compress(content, 9, mtime=0)
