"""The laws that hold for every title: what `stammtisch check` and `make test` judge by."""

from stammtisch.laws import (
    beginnings,
    copies,
    encoding,
    modes,
    play,
    replay,
    rulebook,
    secrecy,
    sentences,
    wording,
)
from stammtisch.laws.broken import Broken
from stammtisch.laws.law import ENTERED, Law, judge

__all__ = ["LAWS", "Broken", "Law", "judge"]

CHAPTERS = (
    play,
    replay,
    copies,
    secrecy,
    encoding,
    beginnings,
    modes,
    sentences,
    wording,
    rulebook,
)  # the plainest faults are found first
LAWS = [law for chapter in CHAPTERS for law in ENTERED if law.judge.__module__ == chapter.__name__]
