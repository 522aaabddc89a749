"""Component files: reading, checking and hashing the TOML data of a title.

A title builds its box through a `Checker`, which collects every complaint with the file and the
entry, so that an owner who types in a printed card sees all mistakes at once.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from stammtisch.core.errors import Complaint

Table = Mapping[str, Any]
MOST_COMPLAINTS = 40  # nobody reads more; the rest is counted
LONGEST_COMPLAINT = 300
LONGEST_QUOTE = 60


class BadComponents(Complaint):
    """A components file that cannot be used; the message lists as many complaints as one reads."""

    def __init__(self, file: str, complaints: Sequence[str], more: int = 0) -> None:
        self.file = file
        more += len(complaints[MOST_COMPLAINTS:])
        listed = [cut(complaint, LONGEST_COMPLAINT) for complaint in complaints[:MOST_COMPLAINTS]]
        self.complaints = (*listed, *([f"... and {more} more."] if more else []))
        super().__init__("\n".join(f"{file}: {complaint}" for complaint in self.complaints))


def parse(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML text, or a complaint that names the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(file, [f"This is not valid TOML: {error}."]) from error
    except RecursionError as error:
        raise BadComponents(file, ["Its tables lie too deep in each other."]) from error


def read(path: Path) -> str:
    """The text of a components file, or a complaint."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadComponents(str(path), ["There is no such file."]) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(str(path), [f"The file cannot be read: {error}."]) from error


# What only people read: it never changes a rule, so it never changes the hash.
# Nor do the weights of the evaluation, which an own file may bring along (see core/weights.py).
REMARKS = frozenset(
    {"source", "name_source", "pay_source", "text", "note", "edition", "balance", "judgement"}
)


def _rules_only(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _rules_only(value[key]) for key in sorted(value) if key not in REMARKS}
    if isinstance(value, list):
        return [_rules_only(item) for item in value]
    return value


def fingerprint(data: Table) -> str:
    """A hash over everything in the data that can matter to the rules; comments do not count."""
    canonical = json.dumps(_rules_only(data), ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()


class Checker:
    """Collects complaints about a components file and reads values of the right type."""

    def __init__(self, data: Table, file: str) -> None:
        self.data = data
        self.file = file
        self.complaints: list[str] = []
        self._more = 0  # complaints that are only counted

    def complain(self, entry: str, what: str) -> None:
        """Note what is wrong with an entry, once."""
        complaint = f"{entry}: {what}"
        if len(self.complaints) >= MOST_COMPLAINTS:
            self._more += 1
        elif complaint not in self.complaints:
            self.complaints.append(complaint)

    def finish(self) -> None:
        """Raise all complaints, if there are any."""
        if self.complaints:
            raise BadComponents(self.file, self.complaints, self._more)

    def table(self, name: str) -> Table:
        """A table `[name]` (dots reach into tables); empty with a complaint if it is missing."""
        found: Any = self.data
        for key in name.split("."):
            found = found.get(key) if isinstance(found, Mapping) else None
        if not isinstance(found, Mapping):
            self.complain(f"[{name}]", "this table is missing.")
            return {}
        return found

    def entries(self, name: str, number: int | None = None) -> list[Table]:
        """The entries `[[name]]`; complains if the number of entries is not the wanted one."""
        found = self.data.get(name)
        if not isinstance(found, list) or not all(isinstance(item, Mapping) for item in found):
            self.complain(f"[[{name}]]", "there is no such list of entries.")
            return []
        if number is not None and len(found) != number:
            self.complain(f"[[{name}]]", f"{number} entries are needed, {len(found)} are there.")
        return list(found)

    def number(self, row: Table, entry: str, key: str, low: int, high: int) -> int:
        """A whole number within bounds; the lower bound stands in for a wrong one."""
        value = row.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            self.complain(entry, f"'{key}' must be a whole number, it is {shown(value)}.")
            return low
        if not low <= value <= high:
            self.complain(entry, f"'{key}' must be from {low} to {high}, it is {value}.")
            return low
        return value

    def numbers(
        self, row: Table, entry: str, key: str, length: int | None, low: int, high: int
    ) -> list[int]:
        """A list of whole numbers within bounds (and of the wanted length)."""
        value = row.get(key)
        fits = isinstance(value, list) and all(
            isinstance(item, int) and not isinstance(item, bool) and low <= item <= high
            for item in value
        )
        if not fits or (length is not None and len(value or []) != length):
            size = "" if length is None else f"{length} "
            self.complain(
                entry, f"'{key}' must be a list of {size}numbers from {low} to {high}, "
                f"it is {shown(value)}.",
            )  # fmt: skip
            return [low] * (length or 0)
        assert isinstance(value, list)
        return value

    def flag(self, row: Table, entry: str, key: str) -> bool:
        """True or false."""
        value = row.get(key)
        if not isinstance(value, bool):
            self.complain(entry, f"'{key}' must be true or false, it is {shown(value)}.")
            return False
        return value

    def word(self, row: Table, entry: str, key: str, allowed: Iterable[str] | None = None) -> str:
        """A text, one of the allowed ones if they are given."""
        value = row.get(key)
        if not isinstance(value, str):
            self.complain(entry, f"'{key}' must be a text, it is {shown(value)}.")
            return ""
        if allowed is not None and value not in (choices := list(allowed)):
            self.complain(
                entry, f"'{key}' is {shown(value)}, but only {_listed(choices)} are known."
            )
            return choices[0]
        return value

    def ids(
        self, name: str, rows: Iterable[Table], needed: Iterable[str] | None = None
    ) -> list[str]:
        """The ids of entries: all different, and (if given) exactly the needed ones."""
        ids: list[str] = []
        seen: set[str] = set()
        for place, row in enumerate(rows, start=1):
            identity = self.word(row, f"[[{name}]] no. {place}", "id")
            if identity in seen:
                self.complain(f"[[{name}]] {shown(identity)}", "this id occurs twice.")
            ids.append(identity)
            seen.add(identity)
        if needed is not None:
            wanted = dict.fromkeys(needed)
            known = _listed(list(wanted))
            for identity in ids:
                if identity not in wanted:
                    self.complain(
                        f"[[{name}]] {shown(identity)}", f"unknown id; known are {known}."
                    )
            for identity in wanted:
                if identity not in seen:
                    self.complain(f"[[{name}]]", f"the entry '{identity}' is missing.")
        return ids


def shown(value: Any) -> str:
    """A value as complaints quote it; a long one is cut."""
    return "missing" if value is None else f"'{cut(str(value), LONGEST_QUOTE)}'"


def cut(text: str, length: int) -> str:
    """A text of at most so many characters."""
    return text if len(text) <= length else text[: length - 3] + "..."


def _listed(choices: Sequence[str]) -> str:
    return ", ".join(f"'{choice}'" for choice in choices)
