"""`stammtisch serve`: the table server, on this machine or behind a reverse proxy."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from stammtisch.cli.arguments import Commands, positive
from stammtisch.cli.shelf import tell_missing

NAME = re.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
DAYS = re.compile("0*([1-9][0-9]{0,4})d?")


def port(text: str) -> int:
    """A port, 0 for any free one."""
    if not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port from 0 to 65535")
    return int(text)


def workers(text: str) -> int:
    """How many processes; a node may have none."""
    return 0 if text == "0" else positive(text)


def days(text: str) -> float:
    """A number of days, such as `365d`, in seconds."""
    found = DAYS.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is not a number of days such as 365d")
    return int(found[1]) * 86_400.0


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("serve", help="the table server, with the browser")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    command.add_argument(
        "--lan",
        dest="host",
        action="store_const",
        const="0.0.0.0",
        help="let everybody in your network in (the same as --host 0.0.0.0)",
    )
    command.add_argument("--port", type=port, default=0, help="default: any free one")
    command.add_argument("--data", type=Path, metavar="DIR", help="default: your data folder")
    command.add_argument(
        "--store", metavar="URL", help="keep tables in PostgreSQL: postgresql://user@host/database"
    )
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.add_argument(
        "--public", metavar="URL", help="the address people use, behind a reverse proxy"
    )
    command.add_argument(
        "--workers",
        type=workers,
        default=2,
        metavar="N",
        help="processes for bots; 0: a node leaves all to 'stammtisch think'",
    )
    command.add_argument(
        "--keep", type=days, metavar="365d", help="how long tables are kept that nobody uses"
    )
    command.add_argument(
        "--keep-unfinished", type=days, metavar="90d", help="the same for matches that go on"
    )
    command.add_argument(
        "--mail",
        metavar="URL",
        default=os.environ.get("STAMMTISCH_MAIL"),
        help="the mail server that calls people: mailtos://user:word@host (or STAMMTISCH_MAIL)",
    )
    command.add_argument(
        "--calls-at-home",
        action="store_true",
        help="people may be called by machines of your own network (ntfy beside the server)",
    )
    add_node(command)
    add_door(command)
    add_limits(command)
    command.set_defaults(run=run)


def node_name(text: str) -> str:
    """What a node may be called."""
    if NAME.fullmatch(text) is None:
        raise argparse.ArgumentTypeError(
            f"'{text[:20]}' is no name of a node: up to 40 letters, digits, points and dashes"
        )
    return text


def add_node(command: argparse.ArgumentParser) -> None:
    """One server among several on the same database."""
    command.add_argument(
        "--node", type=node_name, metavar="NAME", help="be one of several servers on one --store"
    )
    command.add_argument(
        "--node-address", metavar="URL", help="where other nodes reach this one: http://host:port"
    )


def add_door(command: argparse.ArgumentParser) -> None:
    """Whom to believe, and what is noted of requests."""
    command.add_argument(
        "--trusted-proxies",
        metavar="NETWORKS",
        help="proxies that say whom they speak for: 10.0.0.0/8,127.0.0.1 (with --public: loopback)",
    )
    command.add_argument(
        "--metrics-from",
        metavar="NETWORKS",
        help="who may read /metrics besides this machine, asking directly: 10.0.0.7,172.18.0.0/16",
    )
    command.add_argument(
        "--access-log",
        nargs="?",
        const="-",
        metavar="FILE",
        help="a line of JSON for each request, into a file or (-, or nothing) standard output",
    )
    command.add_argument(
        "--access-log-networks",
        action="store_true",
        help="note the network of whoever asks there too, never the address",
    )


def add_limits(command: argparse.ArgumentParser) -> None:
    """How much one address or visitor may ask for."""
    command.add_argument(
        "--limits", type=Path, metavar="FILE", help="limits of your own, as TOML: NAME = VALUE"
    )
    command.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="one limit of your own; may be given several times",
    )
    command.add_argument(
        "--show-limits",
        action="store_true",
        help="print all limits as a file for --limits, and end",
    )


def run(chosen: argparse.Namespace) -> None:
    """Serve until told to stop."""
    # only this command needs them
    from stammtisch.server.door.bounds import as_toml, limits_from  # noqa: PLC0415
    from stammtisch.server.serve import Service, serve  # noqa: PLC0415
    from stammtisch.server.table.house import Retention  # noqa: PLC0415

    limits = limits_from(chosen.limits, chosen.limit)
    if chosen.show_limits:
        print(as_toml(limits), end="")
        return
    tell_missing()
    serve(
        Service(
            host=chosen.host,
            port=chosen.port,
            data=chosen.data,
            store=chosen.store,
            node=chosen.node,
            node_address=chosen.node_address,
            browser=not chosen.no_browser,
            public=chosen.public,
            workers=chosen.workers,
            limits=limits,
            keep=Retention(chosen.keep, chosen.keep_unfinished or chosen.keep),
            mail=chosen.mail,
            calls_at_home=chosen.calls_at_home,
            trusted_proxies=chosen.trusted_proxies,
            metrics_from=chosen.metrics_from,
            access_log=chosen.access_log,
            access_log_networks=chosen.access_log_networks,
        )
    )
