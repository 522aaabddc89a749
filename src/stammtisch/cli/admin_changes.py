"""What a host changes: through the running server, or with these tools while none runs."""

from __future__ import annotations

import argparse
import asyncio
import sys

import httpx
import msgspec

from stammtisch.cli.admin_looks import SHOWN, add_row, age, console, grid, in_json, place_of
from stammtisch.core.errors import Complaint
from stammtisch.server.admin import backup, inventory, offline, people, several
from stammtisch.server.admin.orders import Close, CutBack, Forget, HandOver, Order, Outcome
from stammtisch.server.admin.places import Place, reading
from stammtisch.server.admin.soundness import Verdict, all_tables, judge, judged
from stammtisch.server.door.errors import NoTable
from stammtisch.server.door.seals import HEADER, seal
from stammtisch.server.serve import Service, open_store
from stammtisch.server.store.lock import AlreadyOpen, OpenToSeveral
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.wire.bodies import Problem

ORDERS = "/api/admin"
WAIT = 30.0  # seconds for the running server to answer
UNREACHABLE = (
    "A server has these tables, and {address} cannot be reached ({said}). "
    "Say where it answers with --at URL, or stop it first."
)
NODE_UNREACHABLE = (
    "The node at {address} cannot be reached ({said}). Start it with a --node-address that this "
    "machine finds, or stop it: then another has its tables, and you can say it again."
)


def carry_out(place: Place, order: Order, at: str | None) -> Outcome:
    """Let whoever has the tables do it: never behind a running server's back."""
    try:
        store = open_store(Service(data=place.folder, store=place.store))
    except AlreadyOpen as already:
        return ask(at or already.address, place, order)
    except OpenToSeveral:
        if at is not None:
            raise Complaint("Nodes say themselves where they answer: leave --at out.") from None
        return ask_nodes(place, order)
    try:
        return asyncio.run(offline.carry_out(store, order))
    except StoreFailed as failure:
        raise Complaint(str(failure)) from failure


def ask_nodes(place: Place, order: Order) -> Outcome:
    """Tell the nodes whom it concerns what to do, one after the other; what came of it in all."""
    with reading(place) as db:
        found = several.addressees(db, order)
    if not found:
        raise Complaint("The nodes that had these tables have just gone: try again.")
    done = [ask(address, place, order, NODE_UNREACHABLE) for address in found]
    left, deleted = sum(one.left for one in done), sum(one.deleted for one in done)
    return msgspec.structs.replace(done[0], left=left, deleted=deleted)


def ask(address: str, place: Place, order: Order, unreachable: str = UNREACHABLE) -> Outcome:
    """Tell the running server what to do."""
    if not address:
        raise Complaint("The server that has these tables is just starting: try again.")
    with reading(place) as db:
        key = bytes(db.execute("SELECT key FROM secret").fetchone()[0])
    body = msgspec.json.encode(order)
    headers = {HEADER: seal(key, body), "content-type": "application/json"}
    headers |= several.pass_of(key, ORDERS)
    try:
        answer = httpx.post(
            f"{address.rstrip('/')}{ORDERS}", content=body, headers=headers, timeout=WAIT
        )
    except (httpx.HTTPError, httpx.InvalidURL, UnicodeError) as error:
        said = str(error) or type(error).__name__
        raise Complaint(unreachable.format(address=address, said=said)) from error
    if answer.status_code == 200:
        try:
            return msgspec.json.decode(answer.content, type=Outcome)
        except msgspec.MsgspecError:
            raise Complaint(f"What answers at {address} is no server of ours.") from None
    raise Complaint(refusal(address, answer))


def refusal(address: str, answer: httpx.Response) -> str:
    """Why a server did not do it; to whom it does not know it says that there is nothing."""
    if several.is_cut_off(answer.headers):
        return f"The node at {address} has no line to its database just now: try again."
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.MsgspecError:
        return f"What answers at {address} is no server of ours."
    if answer.status_code in (404, 405) and problem.code != NoTable.code:
        return f"The server at {address} does not keep these tables, or is of another release."
    return problem.detail


def found_table(chosen: argparse.Namespace, place: Place) -> str:
    """The table that was named."""
    with reading(place) as db:
        return inventory.find(db, chosen.table)


def run_close(chosen: argparse.Namespace) -> None:
    """End a table."""
    place = place_of(chosen)
    table = found_table(chosen, place)
    carry_out(place, Close(table), chosen.at)
    print(f"Table {table} is closed.")


def run_hand_over(chosen: argparse.Namespace) -> None:
    """A fresh link, or the host's role."""
    place = place_of(chosen)
    table = found_table(chosen, place)
    done = carry_out(place, HandOver(table, chosen.seat - 1, chosen.host), chosen.at)
    if chosen.host:
        print(f"Whoever holds seat {chosen.seat} is the host of table {table} now.")
        return
    print(f"Seat {chosen.seat} of table {table} is free for whoever opens this link first:")
    print(f"{done.address or 'ADDRESS OF YOUR SERVER'}/join#{done.token}")


def run_visitors(chosen: argparse.Namespace) -> None:
    """Everybody who is known, or one less."""
    place = place_of(chosen)
    if chosen.what == "forget":
        forget(chosen, place)
        return
    if chosen.visitor is not None:
        raise Complaint("Say what to do with that visitor: 'visitors forget VISITOR'.")
    with reading(place) as db:
        found = people.visitors_in(db)
    if chosen.json:
        in_json(found)
        return
    rows = grid("visitor", "names", "tables", "host of", "evenings", "is called", "used")
    for one in found:
        add_row(
            *(rows, one.visitor[:SHOWN], ", ".join(one.names), str(one.tables), str(one.hosts)),
            *(str(one.evenings), "yes" if one.called else "no", age(one.used)),
        )
    console().print(rows if found else "No visitors.")


def forget(chosen: argparse.Namespace, place: Place) -> None:
    """Keep nothing of a visitor any more."""
    if chosen.visitor is None:
        raise Complaint("Say whom to forget: 'visitors forget VISITOR'.")
    with reading(place) as db:
        visitor = people.find_visitor(db, chosen.visitor)
        tables = list(inventory.tables_in(db, inventory.Wanted(visitor=visitor)))
    if not chosen.yes:
        raise Complaint(
            f"Visitor {visitor[:SHOWN]} would leave {len(tables)} tables (those without anybody "
            "else are deleted) and the regulars' book. Say --yes to do it."
        )
    done = carry_out(place, Forget(visitor), chosen.at)
    with reading(place) as db:
        kept = len(list(inventory.tables_in(db, inventory.Wanted(visitor=visitor))))
    if kept:
        raise Complaint(
            f"Visitor {visitor[:SHOWN]} still belongs to {kept} tables, which could not be opened "
            f"just now ({done.left} others left, {done.deleted} deleted); say it again, and see "
            "'stammtisch admin repair' if that does not help."
        )
    print(
        f"Visitor {visitor[:SHOWN]} is forgotten: {done.left} tables left, "
        f"{done.deleted} deleted. What was said at tables, and records, are as they were."
    )


def run_repair(chosen: argparse.Namespace) -> None:
    """Say what is broken; with --yes and a table, make a copy up to its last good line."""
    place = place_of(chosen)
    with reading(place) as db:
        if chosen.table is None:
            verdicts = list(judged(db, all_tables(db)))
        else:
            verdicts = [judge(db, inventory.find(db, chosen.table))]
    broken = [one for one in verdicts if one.soundness in ("illegal", "unreadable")]
    if chosen.table is not None and chosen.yes and broken:
        cut_back(chosen, place, broken[0])
        return
    if chosen.json:
        in_json([verdict._asdict() for verdict in broken])
    else:
        for verdict in broken:
            print(f"{verdict.table}: {verdict.soundness}: {verdict.why}.{advice(verdict)}")
        print(f"{len(verdicts)} tables were replayed, {len(broken)} are broken.")
    if broken:
        sys.stdout.flush()
        raise Complaint("Nothing was changed.")


def advice(verdict: Verdict) -> str:
    """What can be done about a broken table."""
    if verdict.soundness == "illegal":
        return (
            f" Its first {verdict.good} lines are good: 'stammtisch admin repair "
            f"{verdict.table} --yes' puts them on a new table and leaves this one alone."
        )
    return f" 'stammtisch admin export {verdict.table} --bundle' keeps what is left of it."


def cut_back(chosen: argparse.Namespace, place: Place, verdict: Verdict) -> None:
    """The good part of a match on a table of its own."""
    if verdict.soundness != "illegal":
        raise Complaint(f"Table {verdict.table} cannot be repaired: {verdict.why}.")
    done = carry_out(place, CutBack(verdict.table, verdict.good), chosen.at)
    print(
        f"Table {done.table} goes on after line {verdict.good} with the same people; "
        f"table {verdict.table} is as it was."
    )


def run_restore(chosen: argparse.Namespace) -> None:
    """A backup into an empty place."""
    place = place_of(chosen)
    with backup.brought_up(chosen.file):
        pass  # whatever is wrong with it is said before a folder is made
    store = open_store(Service(data=place.folder, store=place.store))

    async def fill() -> int:
        try:
            return await backup.bring_back(store, chosen.file)
        finally:
            await store.close()

    print(f"{asyncio.run(fill())} tables were brought back.")
