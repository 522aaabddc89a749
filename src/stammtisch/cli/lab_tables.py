"""Arguments of the laboratory: boxes, deals, output."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from stammtisch.arena.balance import Order
from stammtisch.arena.boxes import box_of
from stammtisch.bots import bot
from stammtisch.cli.arguments import (
    add_house,
    add_jobs,
    add_weights,
    positive,
    read_variants,
    seat_count,
    seat_counts,
    seed,
    warn_of_weights,
    with_weights,
)
from stammtisch.core import components as files
from stammtisch.core.belongings import belongings
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import title, titles
from stammtisch.lab.keys import at, changed, numbers, path_of, setting, spoken

MANY_SEATS = "default: the fewest; 'all' for every number"


def add_boxes(command: argparse.ArgumentParser, what: str) -> None:
    """A title or components files, and changes; a title may be left out where a word names it."""
    command.add_argument("words", nargs="*", metavar="WORD", help=what)
    command.add_argument(
        "--set", action="append", default=[], metavar="KEY=N", help="change one number of the box"
    )


def add_deals(command: argparse.ArgumentParser, games: int = 400, many: bool = False) -> None:
    """Who plays how often at which table."""
    if many:
        command.add_argument("--seats", type=seat_count, metavar="N", help=MANY_SEATS)
        command.add_argument("--bots", default="greedy", metavar="A,B", help="each on all chairs")
    else:
        command.add_argument("--seats", type=positive, metavar="N", help="default: the fewest")
        command.add_argument("--bot", default="greedy", help="on all chairs")
    command.add_argument("--games", type=positive, default=games, metavar="K", help="deals at most")
    command.add_argument("--seed", type=seed, default=0)
    command.add_argument("--preset", metavar="NAME", help="set several variants at once")
    command.add_argument("--variant", action="append", default=[], metavar="NAME=VALUE")
    add_weights(command)
    add_jobs(command)


def add_output(command: argparse.ArgumentParser) -> None:
    """Where the findings go."""
    command.add_argument("--out", type=Path, metavar="FILE.html", help="a page with plots")
    add_house(command)
    command.add_argument("--json", action="store_true", help="for machines")


def named_box(said: str) -> tuple[AnyGame, str | None]:
    """A title with its own box, or an owner's file with the title that it names."""
    if said in titles():
        return title(said), None
    path = Path(said)
    if not path.suffix and not path.exists():
        title(said)  # complains, with the titles that there are
    text = files.read(path)
    meta = files.parse(text, said).get("meta")
    game = title(str(meta.get("game"))) if isinstance(meta, dict) else None
    if game is None:
        raise Complaint(f"{said}: [meta] does not name a game.")
    return game, game.read_components(path).text


def is_box(said: str) -> bool:
    """Whether a word names a title or a file."""
    return said in titles() or said.endswith(".toml") or Path(said).exists()


def box_and_words(chosen: argparse.Namespace) -> list[str]:
    """Put the box into `chosen.boxes`; the words that are left."""
    words = list(chosen.words)
    chosen.boxes = [words.pop(0)] if words and is_box(words[0]) else []
    if not chosen.boxes:
        keys = [word.partition("=")[0] for word in [*words, *chosen.set]]
        chosen.boxes = [meant(keys)]
    return words


def meant(words: list[str]) -> str:
    """The one title in which a key or a card of these words is known, or a complaint."""
    known = [name for name, game in titles().items() if any(knows(game, word) for word in words)]
    if len(known) == 1:
        return known[0]
    said = ", ".join(words)
    if not known:
        raise Complaint(f"No title knows '{said}'; name a title or a components file first.")
    raise Complaint(f"{' and '.join(known)} know '{said}'; name one of them first.")


def knows(game: AnyGame, word: str) -> bool:
    """Whether a word is a key or a card of a title."""
    thing = word.strip().casefold().replace(" ", "_")
    if "." not in word:
        return thing in belongings(game, game.components.box)
    return word in numbers(files.parse(game.components.text, game.name))


def order_of(chosen: argparse.Namespace, said: str) -> Order:
    """The order for a box, without the changes."""
    game, text = named_box(said)
    seats = chosen.seats or game.fewest_seats
    bot(chosen.bot, game)
    variants = game.check_table(seats, read_variants(game, chosen))
    text = with_weights(game, text, chosen.weights)
    return Order(game.name, seats, chosen.bot, chosen.games, chosen.seed, variants, text)


def many_orders(chosen: argparse.Namespace) -> list[Order]:
    """The named box for every bot and number of seats."""
    game, _ = named_box(chosen.boxes[0])
    asked, orders = chosen.seats, []
    for seats in seat_counts(game, asked):
        for name in chosen.bots.split(","):
            chosen.seats, chosen.bot = seats, name.strip()
            orders.append(single_order(chosen))
    return orders


def with_changes(order: Order, changes: dict[str, int]) -> Order:
    """The same deals with a changed box."""
    game, components = box_of(order.game, order.components)
    text = changed(game, components.text, changes).text
    return msgspec.structs.replace(order, components=text)


def changes_of(chosen: argparse.Namespace) -> dict[str, int]:
    """All that --set says."""
    return dict(setting(said) for said in chosen.set)


def single_order(chosen: argparse.Namespace) -> Order:
    """The one box that was named, with its changes."""
    order = order_of(chosen, chosen.boxes[0])
    return with_changes(order, changes_of(chosen)) if chosen.set else order


def pair_of_orders(chosen: argparse.Namespace) -> tuple[Order, Order]:
    """The two boxes to be compared."""
    boxes = list(chosen.words)
    if not boxes and chosen.set:
        boxes = [meant([said.partition("=")[0] for said in chosen.set])]
    if not boxes or len(boxes) > 2 or (len(boxes) == 1 and not chosen.set):
        raise Complaint("Name two boxes, or one with a change: --set KEY=NUMBER.")
    chosen.boxes = boxes
    before, after = order_of(chosen, boxes[0]), order_of(chosen, boxes[-1])
    if before.game != after.game:
        raise Complaint(f"{before.game} and {after.game} cannot be compared.")
    return before, with_changes(after, changes_of(chosen)) if chosen.set else after


def said_change(chosen: argparse.Namespace, before: Order) -> str:
    """The change in a few words."""
    if not chosen.set:
        return Path(chosen.boxes[-1]).name
    game, components = box_of(before.game, before.components)
    data = files.parse(components.text, game.name)
    return "; ".join(
        f"{spoken(key)} {value} instead of {at(data, path_of(data, key))}"
        for key, value in changes_of(chosen).items()
    )


def hash_of(order: Order) -> str:
    """The hash of an order's components."""
    return box_of(order.game, order.components)[1].hash


def weights_note(order: Order) -> str:
    """A warning, if the bots judge with weights of another box."""
    game, components = box_of(order.game, order.components)
    return warn_of_weights(components, game)
