"""Starting and stopping: the data folder, the port, the signals, the logs."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import SplitResult, urlsplit

import msgspec
import uvicorn

import stammtisch
from stammtisch.core.errors import Complaint
from stammtisch.server.bots.pool import Pool
from stammtisch.server.door.access import AccessLog
from stammtisch.server.door.entrance import Entrance
from stammtisch.server.door.hosts import WEB_PORT, Hosts
from stammtisch.server.door.limits import Limits
from stammtisch.server.door.porch import Porch
from stammtisch.server.door.proxies import LOOPBACK, NOBODY, Proxies, read_networks, read_proxies
from stammtisch.server.door.reach import EVERYWHERE, Reach
from stammtisch.server.door.reception import Reception
from stammtisch.server.http.app import build
from stammtisch.server.logs import begin_logging
from stammtisch.server.metrics import Metrics
from stammtisch.server.socket.line import Line
from stammtisch.server.store.lock import AlreadyOpen
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.table.house import FOR_EVER, House, Retention
from stammtisch.server.wire.protocol import LONGEST_FRAME

if TYPE_CHECKING:
    from stammtisch.server.nodes.quarter import Quarter
    from stammtisch.server.store.postgres import PostgresStore
    from stammtisch.server.store.shared import SharedStore

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

WEB = ("http", "https")
DATABASES = ("postgresql", "postgres")
LOCAL = ("127.0.0.1", "localhost", "[::1]")
SWITCH = 0.0005  # seconds that the referee's thread may keep the event loop waiting
GARBAGE = (50_000, 20, 200)  # seldom: a search through all tables makes everybody wait
STOP_WITHIN = 3  # seconds for open requests and sockets
PING_EVERY = 45  # seconds; browsers ask after the line themselves, twice as often
MOST_FILES = 65_536
AT_ONCE = 100  # connections taken in before any of them can be sent away again
FILES_OF_OUR_OWN = AT_ONCE + 80  # store, workers, the bundle


class CannotServe(Complaint):
    """The server cannot start; the message says why."""


class Service(msgspec.Struct, frozen=True, kw_only=True):
    """How the server shall run."""

    host: str = "127.0.0.1"
    port: int = 0
    data: Path | None = None
    store: str | None = None  # the address of a database in place of a data folder
    node: str | None = None  # the name of this server among others on the same database
    node_address: str | None = None  # where the others reach it
    browser: bool = False
    public: str | None = None
    workers: int = 2
    limits: Limits = Limits()
    keep: Retention = FOR_EVER
    mail: str | None = None  # the mail server that calls people for the house
    calls_at_home: bool = False  # whether people may be called by machines beside the server
    trusted_proxies: str | None = None  # who is believed about others; behind a proxy: loopback
    metrics_from: str | None = None  # networks that may read the figures besides this machine
    access_log: str | None = None  # a file, or - for standard output
    access_log_networks: bool = False  # whether the network of whoever asks stands in it


def data_folder() -> Path:
    """The user's own data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "stammtisch"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a complaint."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # named, or asyncio does not know it for TCP and lets the second of two frames wait 40 ms
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe(f"Cannot listen on {host}, port {port}: {reason}.") from error
    return listener


def own_name(host: str) -> str:
    """The address to listen on as it stands in a browser on this machine."""
    if host in EVERYWHERE:
        return LOCAL[0]
    return f"[{host}]" if ":" in host else host


def names(service: Service, port: int) -> Hosts:
    """The hosts under which the server answers."""
    own = [*LOCAL, f"[{service.host}]" if ":" in service.host else service.host]
    listed = [f"{name}:{port}" for name in own]
    if port == WEB_PORT:
        listed += own
    if service.public is not None:
        listed.append(urlsplit(service.public).netloc)
    return Hosts(listed, port if service.host in EVERYWHERE else None)


def most_files() -> int:
    """How many files and connections the system lets this process open: as many as it may."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft


def proxies_of(service: Service) -> Proxies:
    """Whose word about others is believed: as named, or a proxy on this machine if there is one."""
    usual = NOBODY if service.public is None else LOOPBACK
    return read_proxies(usual if service.trusted_proxies is None else service.trusted_proxies)


def figures_for(service: Service) -> Proxies:
    """Who may read the figures besides this machine."""
    return Proxies() if service.metrics_from is None else read_networks(service.metrics_from)


def entrance_of(service: Service, metrics: Metrics, neighbours: Quarter | None) -> Entrance:
    """The counter at the door."""
    limits, proxies = service.limits, proxies_of(service)
    each = 1 if neighbours is None else 2  # what is handed on opens a file towards another node too
    most = max(8, min(limits.connections, (most_files() - FILES_OF_OUR_OWN) // each))
    for_many = proxies if neighbours is None else neighbours.speak_for_many(proxies)
    return Entrance(most, limits.connections_per_address, metrics, for_many)


def access_log_of(service: Service, metrics: Metrics) -> AccessLog | None:
    """Where requests are noted, if they are."""
    if service.access_log is None:
        return None
    return AccessLog(service.access_log, metrics, service.access_log_networks)


def parts_of(address: str) -> SplitResult:
    """The parts of an address; one that makes no sense has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def insist_on_database(store: str) -> None:
    """An address that could be a database's, and the library that it needs."""
    if parts_of(store).scheme not in DATABASES:
        raise CannotServe("A store is named as postgresql://user@host/database.")
    if find_spec("psycopg") is None:
        raise CannotServe(
            "For PostgreSQL install the library it needs: pip install 'stammtisch[postgres]'."
        )


def open_store(service: Service) -> SqliteStore | PostgresStore | SharedStore:
    """The file in the data folder, or the database that was named, alone or with others."""
    if service.node is not None and service.store is None:
        raise CannotServe("Nodes share a PostgreSQL database: name it with --store postgresql://…")
    if service.workers < 1 and service.node is None:
        raise CannotServe("Bots need at least one worker; only a node can leave them to others.")
    if service.store is None:
        return SqliteStore(service.data or data_folder())
    insist_on_database(service.store)
    from stammtisch.server.store.postgres import PostgresStore  # noqa: PLC0415
    from stammtisch.server.store.shared import SharedStore  # noqa: PLC0415

    return PostgresStore(service.store) if service.node is None else SharedStore(service.store)


def address_among_nodes(service: Service, port: int) -> str:
    """Where other nodes reach this one, or a complaint."""
    if service.node_address is None and service.host in EVERYWHERE:
        raise CannotServe(
            "Say with --node-address http://host:port where other nodes reach this one."
        )
    address = (service.node_address or f"http://{own_name(service.host)}:{port}").rstrip("/")
    if not could_be_reached(address):
        raise CannotServe(f"'{address}' is no address such as http://10.0.0.5:8600.")
    return address


def could_be_reached(address: str) -> bool:
    """Whether it is scheme, host and port, and nothing else: others call it as it stands."""
    parts = parts_of(address)
    try:
        bare = (parts.hostname or "").encode("idna") and parts.port != 0
    except ValueError:  # a name that no name server could know, a port that is none
        return False
    more = parts.path or parts.query or parts.fragment or "@" in parts.netloc
    return parts.scheme in WEB and bool(bare) and not more


def join_others(service: Service, store: SharedStore, house: House, port: int) -> Quarter:
    """Enter the register of nodes, or a complaint."""
    from stammtisch.server.nodes.node import Node  # noqa: PLC0415 - needs the extra
    from stammtisch.server.nodes.quarter import Quarter  # noqa: PLC0415
    from stammtisch.server.store.lives import NODE, Card  # noqa: PLC0415

    card = Card(
        service.node or "", NODE, address_among_nodes(service, port), stammtisch.__version__
    )
    node = Node(store, card, house.metrics, service.limits.unwatched)
    node.register()
    house.tenure = node
    return Quarter(node, house)


def serve(service: Service) -> None:
    """Serve until a signal comes; whatever prevents it is one sentence.

    Where the folder is open already, its browser page is all that was wanted.
    """
    try:
        serve_folder(service)
    except AlreadyOpen as already:
        if not (service.browser and already.address):
            raise
        print(already, flush=True)
        webbrowser.open(already.address)


def serve_folder(service: Service) -> None:
    """Serve a data folder that nobody else serves."""
    if service.public is not None and not parts_of(service.public).netloc:
        raise CannotServe(f"'{service.public}' is no address such as https://tables.example.org.")
    metrics = Metrics()
    proxies, access = proxies_of(service), access_log_of(service, metrics)
    readers = figures_for(service)
    begin_logging()
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is imported stays: no need to search it for garbage
    gc.set_threshold(*GARBAGE)
    store = open_store(service)
    try:
        listener = listen(service.host, service.port)
    except CannotServe:
        asyncio.run(store.close())
        raise
    port = listener.getsockname()[1]
    house = House(store, metrics, service.limits, service.keep)
    house.reach = Reach(service.host, port, service.public)
    house.figures_for = readers
    house.mail, house.calls_at_home = service.mail, service.calls_at_home
    neighbours: Quarter | None = None
    if service.node is not None:
        try:
            neighbours = join_others(service, cast("SharedStore", store), house, port)
        except Complaint:
            asyncio.run(store.close())
            raise
    pool = (
        Pool(service.workers, metrics, service.limits.thoughts_per_address)
        if neighbours is None
        else neighbours.thinking(service.workers)
    )
    secure = (service.public or "").startswith("https:")
    limits, entrance = service.limits, entrance_of(service, metrics, neighbours)
    config = uvicorn.Config(
        Porch(build(house, pool, names(service, port), secure, neighbours), proxies, access),
        log_config=None,
        access_log=False,
        backlog=AT_ONCE,
        http=Reception.at(entrance, limits.headers_within, limits.done_within),
        ws=Line,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=PING_EVERY,
        ws_per_message_deflate=False,
        proxy_headers=False,  # the porch reads them
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
        lifespan="on",
    )
    shown = service.public or f"http://{own_name(service.host)}:{port}"
    store.announce(shown)
    print(f"Stammtisch is open at {shown}", flush=True)
    if service.browser:
        threading.Timer(0.7, webbrowser.open, [shown]).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
    print("Stammtisch is closed.", flush=True)
