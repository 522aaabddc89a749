"""Figures as sentences write them."""

from __future__ import annotations

from stammtisch.lab.estimates import Estimate

MINUS = "\u2212"


def figure(value: float, share: bool = False, sign: bool = False) -> str:
    """A mean: shares in per cent, all with one digit behind the point."""
    said = f"{value * 100 if share else value:{'+' if sign else ''}.1f}".replace("-", MINUS)
    return f"{said} %" if share and not sign else said


def between(one: Estimate, share: bool = False, sign: bool = False, joint: str = "to") -> str:
    """The ends of an interval."""
    if one.number < 2:
        return "unknown"
    low, high = (value * 100 if share else value for value in (one.low, one.high))
    mark = "+" if sign else ""
    return f"{low:{mark}.1f} {joint} {high:{mark}.1f}".replace("-", MINUS)


def size(one: Estimate, share: bool = False) -> str:
    """How large a difference is, without its direction, with its interval."""
    low, high = sorted((abs(one.low), abs(one.high))) if one.sure else (one.low, one.high)
    scale = 100 if share else 1
    ends = f"{low * scale:.1f} to {high * scale:.1f}".replace("-", MINUS)
    return f"{abs(one.mean) * scale:.1f} ({ends})"


def give_or_take(one: Estimate, share: bool = False) -> str:
    """A mean and half its interval."""
    if one.number < 2:
        return "unknown"
    said = f"{one.mean * (100 if share else 1):.1f} \u00b1 {one.reach * (100 if share else 1):.1f}"
    return said.replace("-", MINUS) + (" %" if share else "")
