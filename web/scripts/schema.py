"""Prints the JSON schema of everything that the browser says to the server and hears from it."""

from __future__ import annotations

import json

import msgspec

from stammtisch.server.wire import advice, bodies, notices, past, protocol, regulars, shelf

BODIES = (
    shelf.TitleShown,
    bodies.TableOrder,
    bodies.TableSet,
    bodies.TableShown,
    bodies.TableListed,
    bodies.LinkOffered,
    bodies.ComponentsChecked,
    bodies.Invitation,
    bodies.AddressShown,
    bodies.Seated,
    bodies.NewLink,
    bodies.NewTable,
    past.ReplayShown,
    past.StepShown,
    past.WholeReplay,
    past.ScenesShown,
    past.Statistics,
    advice.Hinted,
    advice.Reviewed,
    advice.PuzzleShown,
    advice.PuzzleJudged,
    advice.Coached,
    advice.ClosedThings,
    regulars.BookShown,
    regulars.RegularGiven,
    bodies.Problem,
    notices.NoticesShown,
    notices.WishesGiven,
    notices.BrowserOffered,
    notices.TableChosen,
)

if __name__ == "__main__":
    refs, components = msgspec.json.schema_components(
        [protocol.ClientMessage, protocol.ServerMessage, *BODIES], ref_template="#/$defs/{name}"
    )
    print(json.dumps({"client": refs[0], "server": refs[1], "$defs": components}))
