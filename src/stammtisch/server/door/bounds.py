"""How far a host may move each limit, and how limits are read from a file or from words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from stammtisch.core.errors import Complaint
from stammtisch.server.door.limits import Limits

A_DAY = 86_400.0


class BadLimits(Complaint):
    """Limits that nobody can keep; the message says which, and what is allowed."""


class Bounds(NamedTuple):
    """The lowest and the highest value of a limit, and what it limits."""

    lowest: float
    highest: float
    what: str


# below the lowest nobody could play, above the highest there might as well be no limit
BOUNDS: dict[str, Bounds] = {
    "messages_per_second": Bounds(1, 1e6, "messages of one visitor, over all sockets"),
    "message_burst": Bounds(5, 1_000_000, "and so many at once"),
    "messages_per_address": Bounds(1, 1e6, "messages of one address, over all sockets"),
    "address_message_burst": Bounds(5, 1_000_000, "and so many at once"),
    "tables_per_minute": Bounds(1, 100_000, "new tables of one address, rematches included"),
    "tables_per_day": Bounds(1, 1_000_000, "new tables of one address in a day"),
    "tables_per_visitor": Bounds(1, 1_000_000, "tables that one visitor may have set"),
    "components_per_visitor": Bounds(0, 10**12, "bytes of own components files on them"),
    "components_per_day": Bounds(
        1, 10**12, "bytes of own components files on new tables of one address in a day"
    ),
    "files_per_address": Bounds(1, 1_000, "components files of one address that wait"),
    "tables": Bounds(1, 10**9, "tables in all"),
    "components": Bounds(0, 10**13, "bytes of own components files in all"),
    "lines_at_table": Bounds(
        1_000, 10**9, "lines of a table's book from which nothing is taken back any more"
    ),
    "chat_lines": Bounds(50, 10**9, "lines of chat of one table that are kept"),
    "strays": Bounds(0, 10**9, "people without a table whose name or wishes are kept"),
    "unwatched": Bounds(10, 30 * A_DAY, "seconds after which bots pause where nobody looks"),
    "codes_per_minute": Bounds(1, 100_000, "links and codes that one address may try"),
    "hints_per_minute": Bounds(1, 100_000, "hints and reviews that one address may ask for"),
    "trials_per_hour": Bounds(1, 100_000, "trials of ways to be called, of one address"),
    "requests_per_second": Bounds(1, 1e6, "requests of one address"),
    "request_burst": Bounds(20, 1_000_000, "and so many at once"),
    "sockets_per_address": Bounds(1, 1_000_000, "open sockets of one address"),
    "connections": Bounds(8, 65_536, "open connections in all"),
    "connections_per_address": Bounds(4, 1_000_000, "open connections of one address"),
    "headers_within": Bounds(1, 600, "seconds for the head of a request"),
    "done_within": Bounds(5, 3600, "seconds for the rest of it, and for taking the answer"),
    "sockets_at_table": Bounds(1, 1_000_000, "sockets of one visitor at one table"),
    "looks_per_second": Bounds(0.1, 1e6, "looks at replays, scores and records by one address"),
    "look_burst": Bounds(20, 1_000_000, "and so many at once"),
    "changes_per_second": Bounds(0.1, 1e6, "changes of names and seats by one visitor"),
    "change_burst": Bounds(1, 1_000_000, "and so many at once"),
    "changes_per_address": Bounds(0.1, 1e6, "the same of one address"),
    "address_change_burst": Bounds(1, 1_000_000, "and so many at once"),
    "receivers_per_drop": Bounds(1, 1_000_000, "how many are told of a change at the price of one"),
    "chat_per_second": Bounds(0.01, 1e6, "lines of chat of one visitor"),
    "chat_burst": Bounds(1, 1_000_000, "and so many at once"),
    "thoughts_per_address": Bounds(1, 1_000_000, "thoughts of bots of one address that wait"),
    "late": Bounds(0.01, 1e6, "seconds of lateness from which newcomers are sent away"),
    "least_beat": Bounds(0, 30, "seconds that a reaction window lasts at least among people"),
}  # fmt: skip


def limits_from(file: Path | None, words: Iterable[str] = ()) -> Limits:
    """The limits of a file, then those given as NAME=VALUE, over the usual ones."""
    chosen: dict[str, Any] = {} if file is None else read_file(file)
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadLimits(f"'{word[:60]}' is no limit; write NAME=VALUE.")
        chosen[name.strip()] = number_in(name.strip(), value.strip())
    return limits_of(chosen)


def read_file(file: Path) -> dict[str, Any]:
    """What a TOML file says, or a complaint that names it."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadLimits(f"{file} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:  # no TOML, no text, a number without end
        raise BadLimits(f"{file} is not valid TOML: {error}.") from error


def number_in(name: str, text: str) -> int | float:
    """A number as somebody typed it."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        raise BadLimits(f"The limit {name[:40]} is a number, not '{text[:40]}'.") from None


def limits_of(chosen: Mapping[str, Any]) -> Limits:
    """The usual limits with these in their place, or a complaint."""
    for name, value in chosen.items():
        insist_on(name, value)
    usual = msgspec.structs.asdict(Limits())
    return Limits(**{name: type(usual[name])(chosen.get(name, usual[name])) for name in usual})


def insist_on(name: str, value: Any) -> None:
    """There is a limit of this name, and it may have this value."""
    if name not in BOUNDS:
        raise BadLimits(f"There is no limit '{name[:40]}'. There are: {', '.join(BOUNDS)}.")
    bounds, whole = BOUNDS[name], isinstance(getattr(Limits(), name), int)
    kind = "a whole number" if whole else "a number"
    number = isinstance(value, int if whole else int | float) and not isinstance(value, bool)
    if not number or not bounds.lowest <= value <= bounds.highest:
        raise BadLimits(
            f"The limit {name} is {kind} from {plainly(bounds.lowest)} to "
            f"{plainly(bounds.highest)}, not {in_short(value)}."
        )


def in_short(value: Any) -> str:
    """A value as it was given, cut; Python writes no number of thousands of digits."""
    try:
        return str(value)[:40]
    except ValueError:
        return "a number of thousands of digits"


def plainly(number: float) -> str:
    """A number as people write it."""
    return f"{int(number):,}" if number == int(number) else f"{number:g}"


def as_toml(limits: Limits) -> str:
    """Every limit as a file, each with what it limits and how far it may be moved."""
    lines = []
    for name, bounds in BOUNDS.items():
        lines.append(f"# {bounds.what}: {plainly(bounds.lowest)} to {plainly(bounds.highest)}")
        lines.append(f"{name} = {getattr(limits, name)!r}")
    return "\n".join(lines) + "\n"
