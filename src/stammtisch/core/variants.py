"""How a table of a title may be set before a match begins: variants, and several under one name."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Variant(msgspec.Struct, frozen=True):
    """A switch that is set before setup. Its words are `variant-<id>` and `variant-<id>-<value>`.

    `seats` names the player counts at which it may be set at all (empty: every one);
    `cumulative` says that each value keeps what the values before it bring.
    """

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    cumulative: bool = False


class Preset(msgspec.Struct, frozen=True):
    """Several variants under one name. Its words are `preset-<id>`: a name, a colon, a hint.

    `seats`: how many the table is laid for then (0: as many as there are).
    """

    id: str
    variants: Mapping[str, str]
    seats: int = 0


class FirstEvening(msgspec.Struct, frozen=True):
    """The match in which a stranger learns the title: the first seat against Apprentices.

    `deals` are seeds that are kind to the first seat; `variants` shorten the evening beyond what
    the preset does, and it takes about so many `minutes`.
    """

    preset: str
    deals: tuple[int, ...]
    minutes: int
    seats: int = 3
    variants: Mapping[str, str] = {}
