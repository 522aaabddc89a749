"""How a law is broken: with a sentence."""

from __future__ import annotations


class Broken(AssertionError):
    """A law that does not hold; the message is a sentence."""


def hold(fact: object, sentence: str) -> None:
    """Break the law with this sentence unless the fact holds."""
    if not fact:
        raise Broken(sentence)
