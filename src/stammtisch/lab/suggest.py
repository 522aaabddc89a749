"""Better values for a box: a search over the keys that may move, and a proof on fresh deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor

import msgspec

from stammtisch.arena.balance import Noted, Order
from stammtisch.arena.boxes import box_of
from stammtisch.arena.spread import edition_of, spread
from stammtisch.core.components import BadComponents, parse
from stammtisch.core.errors import Complaint
from stammtisch.lab.bandit import Point, search
from stammtisch.lab.compare import Line, line
from stammtisch.lab.estimates import Estimate
from stammtisch.lab.goals import Goal, better_by
from stammtisch.lab.keys import FIXED, RANGE, at, changed, path_of, source_of, values_in
from stammtisch.lab.measures import MEASURES, places
from stammtisch.lab.sweep import play_watched

PROOF_SEEDS = 2**40  # the proof is dealt from other seeds than the search
NEAR = 3  # a key without a range is tried so far up and down


class Key(msgspec.Struct, frozen=True):
    """A value that may move."""

    name: str
    now: int
    values: tuple[int, ...]
    source: str


class Trial(msgspec.Struct, frozen=True):
    """A box that was tried: its values, how often, and what the search expects it to cost."""

    values: dict[str, int]
    trials: int
    cost: float


class Part(msgspec.Struct, frozen=True):
    """What a part of the goal costs before and after."""

    said: str
    before: float
    after: float


class Suggestion(msgspec.Struct, frozen=True):
    """The best box that was found, next to the box as it is, on fresh deals."""

    order: Order
    keys: list[Key]
    changes: dict[str, int]  # empty where the box as it is was best
    tried: list[Trial]  # the trade-off: the boxes that looked best
    parts: list[Part]
    saved: Estimate  # of the cost; nothing is better for sure unless it lies above zero
    lines: list[Line]
    places: list[Line]
    search_games: int

    @property
    def better(self) -> bool:
        """Whether the change is better beyond doubt."""
        return bool(self.changes) and self.saved.low > 0


def keys_of(order: Order, said: Sequence[str], rulebook: bool = False) -> list[Key]:
    """The keys that may move, with their values; those of the rulebook only if told."""
    game, components = box_of(order.game, order.components)
    data = parse(components.text, game.name)
    found = []
    for one in said:
        name, values = values_in(one) if RANGE.fullmatch(one) else (one, [])
        path = path_of(data, name)
        now, source = int(at(data, path)), source_of(data, path)
        if source == FIXED and not rulebook:
            raise Complaint(
                f"'{name}' is {now} by the rulebook and is left alone; --rulebook allows it."
            )
        ranged = values or [
            v for v in range(now - NEAR, now + NEAR + 1) if possible(order, name, v)
        ]
        if values:
            for value in (values[0], values[-1]):
                changed(game, components.text, {name: value})  # complains
        found.append(Key(name, now, tuple(sorted({*ranged, now})), source))
    if not found:
        raise Complaint("Name the values that may move: --keys KEY,KEY=6..12")
    return found


def possible(order: Order, key: str, value: int) -> bool:
    """Whether the checker allows a value."""
    game, components = box_of(order.game, order.components)
    try:
        changed(game, components.text, {key: value})
    except BadComponents:
        return False
    return True


class Searcher:
    """Scores points: each trial plays a few deals with a changed box."""

    def __init__(
        self, order: Order, keys: Sequence[Key], goal: Goal, executor: Executor,
        progress: Callable[[int], None] | None,
    ) -> None:  # fmt: skip
        self.order, self.keys, self.goal = order, keys, goal
        self.executor, self.progress = executor, progress
        self.played: dict[Point, list[Noted]] = {}

    def values(self, point: Point) -> dict[str, int]:
        """The values of a point that differ from the box as it is."""
        chosen = {key.name: key.values[place] for key, place in zip(self.keys, point, strict=True)}
        return {key.name: chosen[key.name] for key in self.keys if chosen[key.name] != key.now}

    def box(self, values: Mapping[str, int]) -> Order:
        """The order with these values."""
        if not values:
            return self.order
        game, components = box_of(self.order.game, self.order.components)
        text = changed(game, components.text, values).text
        return msgspec.structs.replace(self.order, components=text)

    def play(self, order: Order, first: int, games: int) -> list[Noted]:
        """Some deals of an order."""
        jobs = [(order, number) for number in range(first, first + games)]
        edition = edition_of(order.game)
        found = spread(play_watched, jobs, self.executor, edition=edition, progress=self.progress)
        return list(found)

    def score(self, point: Point, trial: int) -> float:
        """How little the deals of a trial cost; a box that the checker refuses is the worst."""
        try:
            order = self.box(self.values(point))
        except BadComponents:
            return -1e3
        matches = self.play(order, trial * self.order.games, self.order.games)
        self.played.setdefault(point, []).extend(matches)
        return -self.goal.cost(matches)


def suggest(
    order: Order,
    keys: Sequence[Key],
    goal: Goal,
    executor: Executor,
    *,
    trials: int,
    proof: int,
    progress: Callable[[int], None] | None = None,
) -> Suggestion:
    """Search, then prove the best box against the box as it is."""
    searcher = Searcher(order, keys, goal, executor, progress)
    start = tuple(key.values.index(key.now) for key in keys)
    best, model = search(
        [len(key.values) for key in keys], start, trials, searcher.score, order.seed
    )
    changes = searcher.values(best)
    tried = [
        Trial(searcher.values(point), len(matches) // order.games, goal.cost(matches))
        for point, matches in searcher.played.items()
    ]
    seed = order.seed + PROOF_SEEDS
    before = searcher.play(order, PROOF_SEEDS, proof)
    after = searcher.play(searcher.box(changes), PROOF_SEEDS, proof) if changes else before
    return Suggestion(
        order=order,
        keys=list(keys),
        changes=changes,
        tried=sorted(tried, key=lambda one: (one.cost, -one.trials))[:12],
        parts=[Part(one.said, one.cost(before), one.cost(after)) for one in goal.parts],
        saved=better_by(goal, before, after),
        lines=[
            line(one, before, after, seed)
            for one in [
                *(p.measure for p in goal.parts if p.measure not in (None, *MEASURES)),
                *MEASURES,
            ]
        ],
        places=[line(one, before, after, seed) for one in places(order.seats)],
        search_games=model.trials * order.games,
    )


def written(found: Suggestion, command: str) -> str:
    """The components file with the changes, and above it what was changed and why."""
    game, components = box_of(found.order.game, found.order.components)
    text = changed(game, components.text, found.changes).text
    saved = found.saved
    why = [
        f"# Suggested by: {command}",
        *(
            f"#   {key.name}: {found.changes[key.name]} instead of {key.now} ({key.source})"
            for key in found.keys
            if key.name in found.changes
        ),
        "# Why: on fresh deals the goal costs less by "
        f"{saved.mean:.2f} (95 %: {saved.low:.2f} to {saved.high:.2f}):",
        *(
            f"#   {part.said}: {part.before:.2f} before, {part.after:.2f} after"
            for part in found.parts
        ),
        "",
    ]
    return "\n".join(why) + text
