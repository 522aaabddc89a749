"""The bodies of HTTP about being called to a table: what somebody chose and what is shown."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

ChannelKind = Literal["push", "ntfy", "discord", "slack", "telegram", "mail"]
ChannelState = Literal["untried", "tried", "arrived", "failed"]
Minutes = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
LONGEST_ADDRESS = 500
LONGEST_ENDPOINT = 1000


class ChannelShown(Struct, frozen=True):
    """One way to somebody, with what its owner may see of the address.

    `state`: a trial is under way (`tried`) until its code came back; `arrived` and `failed` tell
    of the last time, at `at` (seconds since 1970).
    """

    id: str
    kind: ChannelKind
    label: str
    on: bool
    proved: bool
    state: ChannelState
    at: int


class NoticesShown(Struct, frozen=True):
    """How somebody is called, and what this server can do.

    `push_key` is the server's public key for browsers, empty where it cannot push; `addresses`:
    whether it can call other services; `mail`: whether it sends mail itself. `quiet`: minutes of
    the day. `tables` differ from the rest (`everywhere`).
    """

    push_key: str
    addresses: bool
    mail: bool
    channels: tuple[ChannelShown, ...]
    wait: int
    quiet: tuple[int, int] | None
    zone: str
    language: str
    everywhere: bool
    tables: tuple[str, ...]


class WishesGiven(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When somebody wants to be called; what is left out stays as it is."""

    wait: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    quiet: tuple[Minutes, Minutes] | None = None
    never_quiet: bool = False
    zone: Annotated[str, Meta(max_length=64)] | None = None
    language: Annotated[str, Meta(max_length=8)] | None = None


class BrowserOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that lets itself be called: what its push manager said."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    key: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    name: Annotated[str, Meta(max_length=40)] = ""


class AddressOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """Another service, by its address: `ntfy://topic`, `name@example.org`, ..."""

    address: Annotated[str, Meta(min_length=3, max_length=LONGEST_ADDRESS)]


class CodeRead(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a trial, as it was read where it arrived."""

    code: Annotated[str, Meta(max_length=12)]


class SwitchTurned(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a channel is used."""

    on: bool


class TableChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """To which tables somebody wants to be called, seen from one of them."""

    calls: Literal["every", "only", "not"]


class DaysTaken(Struct, frozen=True, forbid_unknown_fields=True):
    """So many days off; 0: back again."""

    days: Annotated[int, Meta(ge=0, le=14)]
