"""`stammtisch serve`: the table server, on this machine or behind a reverse proxy."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from stammtisch.cli.arguments import Commands, positive
from stammtisch.cli.shelf import tell_missing

DAYS = re.compile("0*([1-9][0-9]{0,4})d?")


def port(text: str) -> int:
    """A port, 0 for any free one."""
    if not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port from 0 to 65535")
    return int(text)


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
        "--workers", type=positive, default=2, metavar="N", help="processes for bots"
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
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Serve until told to stop."""
    # only this command needs them
    from stammtisch.server.serve import Service, serve  # noqa: PLC0415
    from stammtisch.server.table.house import Retention  # noqa: PLC0415

    tell_missing()
    serve(
        Service(
            host=chosen.host,
            port=chosen.port,
            data=chosen.data,
            store=chosen.store,
            browser=not chosen.no_browser,
            public=chosen.public,
            workers=chosen.workers,
            keep=Retention(chosen.keep, chosen.keep_unfinished or chosen.keep),
            mail=chosen.mail,
            calls_at_home=chosen.calls_at_home,
        )
    )
