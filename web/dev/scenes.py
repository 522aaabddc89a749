"""Play matches and keep what one seat saw, for looking at the boards without a server.

From the root of the repository:

    .venv/bin/python web/dev/scenes.py tiefenthal module=module_5_guest_book
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

from stammtisch.core.match import Match
from stammtisch.core.registry import title

SEAT = 0


def frames(match: Match, seat: int, chance: random.Random) -> list[dict[str, object]]:
    """What the seat saw at each of its questions and at the end."""
    seen: list[dict[str, object]] = []
    since = -1
    while True:
        match.settle()
        if match.over or match.may_answer(seat):
            told = [
                {
                    "kind": event.kind,
                    "args": [event.a, event.b, event.c, event.d, event.e],
                    "words": match.game.tell(match.components.box, event),
                }
                for _, event in match.events(seat, since)
            ]
            since = match.ply
            seen.append(
                {
                    "view": match.view(seat),
                    "spectator": match.view(None) if len(seen) % 9 == 0 else None,
                    "question": None if match.over else match.question(seat),
                    "waiting": match.awaited(),
                    "events": told,
                }
            )
        if match.over:
            return seen
        asked = match.awaited()[0]
        if asked == seat and len(match.awaited()) > 1 and chance.random() < 0.5:
            asked = match.awaited()[1]
        choices = match.question(asked).choices
        match.answer(asked, chance.choice(choices).option)


def main() -> None:
    """One file for each number of seats."""
    game = title(sys.argv[1])
    variants = dict(pair.split("=") for pair in sys.argv[2:])
    folder = Path(__file__).parent / "scenes"
    folder.mkdir(exist_ok=True)
    for seats in range(game.fewest_seats, game.most_seats + 1):
        seen = [
            frame
            for seed in range(4)
            for frame in frames(Match(game, seats, variants, seed), SEAT, random.Random(seed))
        ]
        (folder / f"{game.name}-{seats}.json").write_bytes(msgspec.json.encode(seen))


main()
