"""Records, replays, statistics and explanations over HTTP."""

from __future__ import annotations

import re

from litestar import get, post
from litestar.response import Response

from stammtisch.core import record
from stammtisch.core.match import SPECTATOR
from stammtisch.server.door.errors import NotNow, NotThere, NotYours, TooMany
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.lobby.release import other_release
from stammtisch.server.past.keepsake import Keepsake, opened
from stammtisch.server.past.replay import ALL, overview, step_of
from stammtisch.server.past.scenes import scenes
from stammtisch.server.past.statistics import statistics
from stammtisch.server.past.walk import Past
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table
from stammtisch.server.wire.advice import Explained
from stammtisch.server.wire.bodies import NewTable
from stammtisch.server.wire.past import ReplayShown, ScenesShown, Statistics, StepShown, WholeReplay

SEAT = re.compile(r"[0-9]{1,2}")


def finished(table: Table) -> Play:
    """The play of a match that is over or was closed: nothing is secret any more."""
    if table.play is None:
        raise other_release(table.header)
    if table.status == "running":
        raise NotNow(
            "hidden-until-end",
            "The match is still going on: what is hidden stays hidden until its end.",
        )
    return table.play


def let_in(lobby: Lobby, sender: str) -> None:
    """Whatever is worked out about the past has its price."""
    if not lobby.house.looks.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany


async def kept_past(lobby: Lobby, table: Table, sender: str) -> Keepsake | None:
    """A finished match of other rules, as it was kept for good."""
    if table.play is not None or not table.kept_for_good:
        return None
    content = await lobby.house.store.past(table.id)
    return None if content is None else await lobby.house.looking.ask(sender, opened, content)


def kept_sight(kept: Keepsake, seat: str | None) -> int:
    """Whose eyes the replay of a finished match looks through: anybody's."""
    if seat is None or seat == "all":
        return SPECTATOR if seat is None else ALL
    if not SEAT.fullmatch(seat) or int(seat) not in kept.sights:
        raise NotThere("There is no such seat at this table.")
    return int(seat)


def viewpoint(table: Table, visitor: str, seat: str | None) -> tuple[Play, int]:
    """Whose eyes a replay looks through: one's own while the match runs, anybody's afterwards."""
    if table.play is None:
        raise other_release(table.header)
    if seat is None:
        return table.play, SPECTATOR
    if seat == "all":
        return finished(table), ALL
    if not SEAT.fullmatch(seat) or int(seat) >= table.header.seats:
        raise NotThere("There is no such seat at this table.")
    if table.status == "running" and int(seat) not in table.social.seats_of(visitor):
        raise NotYours
    return table.play, int(seat)


@get("/api/tables/{table:str}/replay", tags=["past"])
async def get_replay(
    lobby: Lobby, visitor: str, sender: str, table: str, seat: str | None = None
) -> ReplayShown:
    """How many steps a replay has, with the log. `seat`: a number, `all`, or nothing."""
    let_in(lobby, sender)
    found = await lobby.for_member(table, visitor)
    if (kept := await kept_past(lobby, found, sender)) is not None:
        return kept.sights[kept_sight(kept, seat)].overview
    play, viewer = viewpoint(found, visitor, seat)
    revealed = found.status != "running"
    return await lobby.archive.show(
        sender, found, play, lambda past: overview(past, viewer, revealed)
    )


@get("/api/tables/{table:str}/replay/whole", tags=["past"])
async def get_whole_replay(
    lobby: Lobby, visitor: str, sender: str, table: str
) -> WholeReplay | None:
    """All steps of a finished match with all hands open, to be kept by a browser.

    Nothing as long as the match is over, but not kept for good yet.
    """
    let_in(lobby, sender)
    found = await lobby.for_member(table, visitor)
    if found.status == "running":
        finished(found)
    content = await lobby.house.store.past(table)
    if content is None:
        return None
    sight = (await lobby.house.looking.ask(sender, opened, content)).sights[ALL]
    return WholeReplay(sight.overview, tuple(sight.steps))


@get("/api/tables/{table:str}/replay/{step:int}", tags=["past"])
async def get_step(
    lobby: Lobby, visitor: str, sender: str, table: str, step: int, seat: str | None = None
) -> StepShown:
    """One step of a replay."""
    let_in(lobby, sender)
    found = await lobby.for_member(table, visitor)
    if (kept := await kept_past(lobby, found, sender)) is not None:
        eyes = kept_sight(kept, seat)
        insist_on_step(step, len(kept.sights[eyes].steps))
        return await lobby.house.looking.ask(sender, kept.step, eyes, step)
    play, viewer = viewpoint(found, visitor, seat)

    def look(past: Past) -> StepShown:
        insist_on_step(step, len(past.steps))
        return step_of(past, step, viewer)

    return await lobby.archive.show(sender, found, play, look)


def insist_on_step(step: int, steps: int) -> None:
    """There is a step of this number."""
    if not 0 <= step < steps:
        raise NotThere("There is no such step.")


@get("/api/tables/{table:str}/statistics", tags=["past"])
async def get_statistics(lobby: Lobby, visitor: str, sender: str, table: str) -> Statistics:
    """Points over time by source, when the match is over."""
    let_in(lobby, sender)
    found = await lobby.for_member(table, visitor)
    if (kept := await kept_past(lobby, found, sender)) is not None:
        return kept.statistics
    return await lobby.house.looking.ask(sender, statistics, finished(found).match)


@get("/api/tables/{table:str}/scenes", tags=["past"])
async def get_scenes(lobby: Lobby, visitor: str, sender: str, table: str) -> ScenesShown:
    """Every moment so far at which points were counted, step by step."""
    let_in(lobby, sender)
    found = await lobby.for_member(table, visitor)
    if (kept := await kept_past(lobby, found, sender)) is not None:
        return ScenesShown(kept.scenes)
    if found.play is None:
        raise other_release(found.header)
    play = found.play
    over = play.match.over and play.shown_ply == play.match.ply
    staged = await lobby.house.looking.ask(sender, scenes, play.match, play.shown_log(), over)
    return ScenesShown(staged, play.match.game.scene_openers)


@get("/api/tables/{table:str}/record", tags=["past"])
async def get_record(lobby: Lobby, visitor: str, sender: str, table: str) -> Response[bytes]:
    """The record of a match that is over: one file that replays everywhere."""
    let_in(lobby, sender)
    found = await lobby.for_member(table, visitor)
    kept = await kept_past(lobby, found, sender)
    if kept is not None:
        written = kept.record
    else:
        match = finished(found).match
        written = await lobby.house.looking.ask(sender, record.to_record, match)
    chairs = found.social.chairs
    written.names = {seat: chair.name for seat, chair in enumerate(chairs) if chair.name}
    written.note = found.social.name
    name = f"{found.header.title}-{found.id}.json"
    return Response(
        record.dump(written),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records", tags=["past"])
async def bring_record(lobby: Lobby, visitor: str, sender: str, data: record.Record) -> NewTable:
    """A table with a record on it: to look at if it is finished, otherwise to go on."""
    lobby.house.charge_table(sender)
    made = await lobby.revive(data, visitor, sender)
    return NewTable(made.id)


@get("/api/tables/{table:str}/explain", tags=["past"])
async def get_explanation(
    lobby: Lobby, visitor: str, table: str, seat: int, address: str
) -> Explained:
    """Why the thing at an address cannot be chosen by one's own seat now."""
    found = await lobby.for_member(table, visitor)
    if found.play is None or seat not in found.social.seats_of(visitor):
        raise NotYours
    return Explained(address, found.play.explain(seat, address))


ROUTES = [
    get_replay,
    get_whole_replay,
    get_step,
    get_statistics,
    get_scenes,
    get_record,
    bring_record,
    get_explanation,
]
