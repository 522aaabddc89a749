"""`stammtisch lab`: what a change of the box does, what a card is worth, which value is better."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from stammtisch.arena.balance import Order
from stammtisch.arena.executors import opened
from stammtisch.bots import bot
from stammtisch.cli.arguments import Commands, hands_of, positive, progress_bar, writable
from stammtisch.cli.lab_output import command_line, give_out
from stammtisch.cli.lab_tables import (
    add_boxes,
    add_deals,
    add_output,
    box_and_words,
    hash_of,
    many_orders,
    pair_of_orders,
    said_change,
    single_order,
    weights_note,
)
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title
from stammtisch.lab import compared, owned, suggested, swept
from stammtisch.lab.compare import compare, names_of
from stammtisch.lab.goals import goal_of
from stammtisch.lab.keys import spoken, values_in
from stammtisch.lab.page import Report
from stammtisch.lab.suggest import keys_of, suggest, written
from stammtisch.lab.sweep import boxes, sweep
from stammtisch.lab.worlds import play_ban, play_gift, thing_of, things_of, worth

THINGS = {
    "card": "what owning a card is worth, from a moment in the first half on",
    "gift": "what beginning with a card is worth",
    "ban": "what it costs never to take a card",
}


def add_to(commands: Commands) -> None:
    """The command with its verbs."""
    command = commands.add_parser("lab", help="what a changed box or a card is worth")
    verbs = command.add_subparsers(title="verbs", metavar="VERB", required=True)
    pair = verbs.add_parser("compare", help="two boxes on the same deals")
    add_boxes(pair, "a title, or a components file; two of them are compared")
    add_deals(pair)
    pair.add_argument("--no-worth", action="store_true", help="leave the worth of cards out")
    pair.set_defaults(run=run_compare)
    ranged = verbs.add_parser("sweep", help="one value of the box over a range")
    add_boxes(ranged, "a title or a components file, then KEY=6..12, or KEY=6..12/2")
    add_deals(ranged)
    ranged.set_defaults(run=run_sweep)
    for verb, text in THINGS.items():
        things = verbs.add_parser(verb, help=text)
        add_boxes(things, "a title or a components file, then cards by name or id")
        add_deals(things, 4000, many=True)
        things.add_argument(
            "--precision", type=share, metavar="P", help="stop when the share is known so exactly"
        )
        things.set_defaults(run=run_things, way=verb)
    better = verbs.add_parser("suggest", help="search better values, and prove them")
    add_boxes(better, "a title, or a components file")
    add_deals(better, 40)
    better.add_argument("--keys", required=True, metavar="KEY,KEY=6..12", help="what may move")
    better.add_argument("--goal", required=True, help="as in 'seats even, length 40 +- 5'")
    better.add_argument("--trials", type=positive, default=60, metavar="K", help="of --games each")
    better.add_argument("--proof", type=positive, default=1000, metavar="K", help="fresh deals")
    better.add_argument("--rulebook", action="store_true", help="also values of the rulebook")
    better.add_argument("--write", type=Path, metavar="FILE.toml", help="the better box")
    better.set_defaults(run=run_suggest)
    for verb in (pair, ranged, better, *(verbs.choices[name] for name in THINGS)):
        add_output(verb)


def share(text: str) -> float:
    """A precision: 0.01 is one point of a hundred."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is no share between 0 and 1")
    return value


def table_line(order: Order, games: str) -> str:
    """Who sat there, as a page says it."""
    return f"{games}, {order.seats} seats, {order.bot} on all chairs, from seed {order.seed} on."


def run_compare(chosen: argparse.Namespace) -> None:
    """Play both boxes, say what was found, write the page."""
    before, after = pair_of_orders(chosen)
    game = title(before.game)
    writable(chosen.out)
    note = weights_note(after)
    begin = time.perf_counter()
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("deals", total=before.games)
        found = compare(
            before, after, executor,
            worths=not chosen.no_worth, progress=lambda ended: bar.advance(task, ended),
        )  # fmt: skip
    report = Report(
        over=f"Laboratory, {game.title}",
        title=f"What changes with {said_change(chosen, before)}?",
        about=table_line(before, f"{found.pairs:,} pairs of matches on the same deals"),
        command=command_line(),
        boxes=(hash_of(before), hash_of(after)),
        findings=compared.findings(found),
        cards=compared.plots(found),
        numbers=compared.numbers(found),
        seconds=time.perf_counter() - begin,
        note=note,
    )
    give_out(chosen, game, report, found)


def run_sweep(chosen: argparse.Namespace) -> None:
    """Play every box of a range."""
    words = box_and_words(chosen)
    if len(words) != 1:
        raise Complaint("Name one range, as in mood.spaces_per_side=6..12.")
    key, values = values_in(words[0])
    order = single_order(chosen)
    game = title(order.game)
    writable(chosen.out)
    now, source, orders = boxes(order, key, values)
    begin = time.perf_counter()
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("matches", total=order.games * len(orders))
        found = sweep(order, key, values, executor, lambda ended: bar.advance(task, ended))
    report = Report(
        over=f"Laboratory, {game.title}",
        title=f"{spoken(key).capitalize()}, {values[0]} to {values[-1]}",
        about=table_line(order, f"{now} as it is ({source}). {order.games:,} deals for each value"),
        command=command_line(),
        boxes=(hash_of(order),),
        findings=swept.findings(found),
        cards=swept.plots(found),
        numbers=swept.numbers(found),
        seconds=time.perf_counter() - begin,
        note=weights_note(orders[values[0]]),
    )
    give_out(chosen, game, report, found)


def run_things(chosen: argparse.Namespace) -> None:
    """Play paired worlds for every card, bot and number of seats."""
    words = box_and_words(chosen)
    if not words:
        raise Complaint("Name a card, as in: stammtisch lab card owl")
    orders = many_orders(chosen)
    game = title(orders[0].game)
    writable(chosen.out)
    for order in orders:
        bot(order.bot, game)
    things = [thing_of(orders[0], word) for word in words]
    begin = time.perf_counter()
    lines = []
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("deals", total=len(orders) * len(things) * chosen.games)
        for thing in things:
            for order in orders:
                found = worth(
                    order, thing, executor,
                    play=play_ban if chosen.way == "ban" else play_gift,
                    from_start=chosen.way == "gift",
                    precision=chosen.precision,
                    progress=lambda ended: bar.advance(task, ended),
                )  # fmt: skip
                bar.advance(task, chosen.games - found.deals)
                lines.append(owned.Line(order, found))
    all_found = owned.Worths(chosen.way, lines)
    names = [names_of(orders[0]).get(line.worth.thing, line.worth.thing) for line in lines]
    report = Report(
        over=f"Laboratory, {game.title}",
        title=owned.title_of(chosen.way, list(dict.fromkeys(names))),
        about=f"Paired worlds: the same position with and without, played on; "
        f"at most {chosen.games:,} deals each, from seed {chosen.seed} on.",
        command=command_line(),
        boxes=(hash_of(orders[0]),),
        findings=owned.findings(all_found),
        cards=owned.plots(all_found),
        numbers=owned.numbers(all_found),
        seconds=time.perf_counter() - begin,
        note=weights_note(orders[0]),
    )
    give_out(chosen, game, report, all_found)


def run_suggest(chosen: argparse.Namespace) -> None:
    """Search, prove, and write the better box."""
    if box_and_words(chosen):
        raise Complaint("Name the values that may move with --keys.")
    order = single_order(chosen)
    game = title(order.game)
    names = names_of(order)
    goal = goal_of(chosen.goal, {one: names.get(one, one) for one in things_of(order)})
    keys = keys_of(order, [one.strip() for one in chosen.keys.split(",")], chosen.rulebook)
    if chosen.proof < 40:
        raise Complaint("A proof needs 40 deals and more.")
    for path in (chosen.out, chosen.write):
        writable(path)
    begin = time.perf_counter()
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("matches", total=order.games * chosen.trials + 2 * chosen.proof)
        found = suggest(
            order, keys, goal, executor,
            trials=chosen.trials, proof=chosen.proof,
            progress=lambda ended: bar.advance(task, ended),
        )  # fmt: skip
    report = Report(
        over=f"Laboratory, {game.title}",
        title=f"Better for '{chosen.goal}'?",
        about=table_line(
            order, f"{found.search_games:,} matches of search, {chosen.proof:,} pairs of proof"
        ),
        command=command_line(),
        boxes=(hash_of(order),),
        findings=suggested.findings(found),
        cards=suggested.plots(found),
        numbers=suggested.numbers(found),
        seconds=time.perf_counter() - begin,
    )
    if chosen.write is not None and found.better:
        chosen.write.write_text(written(found, command_line()), encoding="utf-8")
    give_out(chosen, game, report, found)
    if chosen.write is not None and not chosen.json:
        print(
            f"The box was written to {chosen.write}."
            if found.better
            else "Nothing is better beyond doubt; no box was written."
        )
