"""Somebody who only hears: reads the tree that a screen reader gets, no page and no pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Page

PATIENCE = 30.0  # seconds
LOOK = 30  # milliseconds between two looks

Node = dict[str, Any]


@dataclass(frozen=True)
class Heard:
    """One look at the tree."""

    question: str
    options: tuple[str, ...]
    idle: bool
    log: str
    focused: tuple[str, str]
    texts: tuple[str, ...]
    live: tuple[str, ...]

    @property
    def state(self) -> tuple[object, ...]:
        return (self.question, self.options, self.log)


class Reader:
    """Reads roles, names and live texts; answers with keys and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.keys = 0
        self.answers = 0

    def press(self, key: str) -> None:
        self.keys += 1
        self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        for key in text:
            self.press(key)

    # -- listening ---------------------------------------------------------------------------------

    def nodes(self) -> list[Node]:
        found: list[Node] = self.line.send("Accessibility.getFullAXTree")["nodes"]
        return found

    def hear(self) -> Heard:
        """What the tree says now."""
        nodes = self.nodes()
        children = {node["nodeId"]: node.get("childIds", []) for node in nodes}
        known = {node["nodeId"]: node for node in nodes}

        def under(node: Node) -> Iterator[Node]:
            for child in children[node["nodeId"]]:
                if child in known:
                    yield known[child]
                    yield from under(known[child])

        headings = [one for one in nodes if role(one) == "heading"]
        first = next((one for one in headings if level(one) == 1), None)
        listed = next(
            (one for one in nodes if role(one) == "list" and "option" in name(one)),
            None,
        )
        buttons = [one for one in under(listed) if role(one) == "button"] if listed else []
        focus = next(
            (one for one in nodes if trait(one, "focused") and role(one) != "RootWebArea"), None
        )
        return Heard(
            question=name(first) if first else "",
            options=tuple(name(one) for one in buttons),
            idle=any(trait(one, "disabled") for one in buttons),
            log=next((name(one) for one in headings if name(one).startswith("Log, ")), ""),
            focused=(role(focus), name(focus)) if focus else ("", ""),
            texts=tuple(name(one) for one in nodes if role(one) == "StaticText"),
            live=tuple(
                name(text)
                for one in nodes
                if trait(one, "live") in ("polite", "assertive")
                for text in under(one)
                if role(text) == "StaticText"
            ),
        )

    def wait(self, wanted: Any) -> Heard:
        """Look until what is wanted is heard."""
        until = monotonic() + PATIENCE
        while not wanted(heard := self.hear()):
            assert monotonic() < until, (
                f"never heard: {heard.question} {heard.options} {heard.focused}"
            )
            self.page.wait_for_timeout(LOOK)
        return heard

    # -- playing -----------------------------------------------------------------------------------

    def begin(self) -> Heard:
        return self.wait(lambda heard: asked(heard) or over(heard))

    def answer(self, heard: Heard, which: int) -> Heard:
        """Type the number of an answer, then Enter; listen for what comes of it."""
        number = heard.options[which % len(heard.options)].partition(":")[0]
        self.type(number)
        found = self.wait(
            lambda now: now.focused[1].startswith(f"{number}: ") or now.options != heard.options
        )
        if not found.focused[1].startswith(f"{number}: "):
            return found  # others have changed what can be answered: listen again
        self.press("Enter")
        self.answers += 1
        # as long as the focus is on the answer it has not been taken
        return self.wait(
            lambda now: (
                over(now)
                or (asked(now) and now.state != heard.state and now.focused[0] == "heading")
            )
        )

    def play(self, most: int) -> Heard:
        """A match, or the beginning of one; answers by lot, as whoever goes round in turn may never
        say yes to what is asked once more."""
        lot = Random(most)
        heard = self.begin()
        while not over(heard) and self.answers < most:
            heard = self.answer(heard, lot.randrange(len(heard.options)))
        return heard


def role(node: Node) -> str:
    return str(node.get("role", {}).get("value", ""))


def name(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


def trait(node: Node, wanted: str) -> Any:
    for one in node.get("properties", []):
        if one["name"] == wanted:
            return one["value"].get("value")
    return None


def level(node: Node) -> int:
    return int(trait(node, "level") or 0)


def over(heard: Heard) -> bool:
    return heard.question.startswith("The match is over")


def asked(heard: Heard) -> bool:
    """Answers can be given; where one can only take a choice back, others are choosing."""
    return bool(heard.options) and not heard.idle and "Take it back" not in heard.options[0]
