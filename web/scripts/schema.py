"""Prints the JSON schema of everything that the browser says to the server and hears from it."""

from __future__ import annotations

import json

import msgspec

from stammtisch.server import api, protocol

BODIES = (
    api.TitleShown,
    api.TableOrder,
    api.TableSet,
    api.TableShown,
    api.TableListed,
    api.Seated,
    api.NewLink,
    api.NewTable,
    api.ReplayShown,
    api.StepShown,
    api.Statistics,
    api.Problem,
)

if __name__ == "__main__":
    refs, components = msgspec.json.schema_components(
        [protocol.ClientMessage, protocol.ServerMessage, *BODIES], ref_template="#/$defs/{name}"
    )
    print(json.dumps({"client": refs[0], "server": refs[1], "$defs": components}))
