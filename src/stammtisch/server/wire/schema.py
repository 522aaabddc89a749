"""The JSON schema of the socket's messages, for generating types."""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch.server.wire.protocol import PROTOCOL, ClientMessage, ServerMessage


def schema() -> dict[str, Any]:
    """The JSON schema of both directions, for generating types."""
    refs, components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a Stammtisch table",
        "protocol": PROTOCOL,
        "client": refs[0],
        "server": refs[1],
        "$defs": components,
    }
