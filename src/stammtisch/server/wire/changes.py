"""What changed from one thing to the next, for plain data: lists, dicts, numbers, text."""

from __future__ import annotations

from typing import Any


def changes(before: Any, after: Any) -> Any:
    """A small description from which `after` can be made again, given `before`."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        differ = {k: changes(before[k], after[k]) for k in after if other(before[k], after[k])}
        return {"in": differ}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) > 0:
        pairs = enumerate(zip(before, after, strict=True))
        return {"at": {str(n): changes(was, now) for n, (was, now) in pairs if other(was, now)}}
    return {"is": after}


def other(before: Any, after: Any) -> bool:
    """Whether a thing is another than before; what is the same thing need not be compared."""
    return before is not after and before != after


def changed(before: Any, change: Any) -> Any:
    """The thing after the change; whatever did not change is shared with the one before."""
    if "in" in change:
        told = change["in"]
        return {k: changed(v, told[k]) if k in told else v for k, v in before.items()}
    if "at" in change:
        told = change["at"]
        return [
            changed(one, told[str(place)]) if str(place) in told else one
            for place, one in enumerate(before)
        ]
    return change["is"]
