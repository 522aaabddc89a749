"""Information set tree search: many imagined worlds, one tree of questions and answers.

Every iteration deals the hidden things anew, follows the tree as each seat would choose for
itself, tries something at its edge, and judges where that leads for all seats.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.bots.answers import DEEPEST, promise_of
from stammtisch.bots.bot import WORLDS, WORST, Bot, best_of, unknown_values
from stammtisch.bots.line import Line
from stammtisch.bots.outcomes import MOST_SEATS, Seen, fortune, victory
from stammtisch.bots.planner import PlannerBot
from stammtisch.bots.tree import JOINT, NONE, ROOT, Tree, question_name
from stammtisch.bots.verdict import decided, most_tried, settled
from stammtisch.core.bits import bit, drop, has, lowest, rest
from stammtisch.core.playout import play_randomly
from stammtisch.core.rng import Rng
from stammtisch.core.state import State

LONGEST: Final = 60  # answers in one iteration
CURIOSITY: Final = 0.6  # in standard deviations of the results
ENVY: Final = 0.25  # how much the fortune of the best rival counts against one's own
WIDTH: Final = 2  # of the beam that plans the own turn beyond the tree
SHARE_OF_PLANS: Final = 64  # iterations for each world in which the first answers are planned
MOST_PLANS: Final = 64
TRIFLE: Final = 0.05  # standard deviations of the results: too little to think about
LOOK_UP: Final = 32  # iterations between two looks at what is known
FIRST_LOOK: Final = 16  # the share of the iterations before the first look
ROOM_PER_ITERATION: Final = 64
MOST_ROOM: Final = 1_000_000  # places in the tree; a full one is followed but does not grow


class SearchBot(Bot):
    """Searches for a fixed number of iterations: the same worlds give the same answer anywhere."""

    def __init__(
        self,
        iterations: i64,
        turns: i64 = 1,
        playouts: bool = False,
        noise: float = 0.0,
        curiosity: float = CURIOSITY,
        envy: float = ENVY,
        width: i64 = WIDTH,
    ) -> None:
        self.iterations: i64 = iterations
        self.turns: i64 = (
            0 if playouts else turns
        )  # whose ends are waited for before a position is judged
        self.playouts: bool = playouts  # judge by playing at random to the very end
        self.noise: float = noise
        self.curiosity: float = curiosity
        self.envy: float = envy
        self.width: i64 = width
        room: i64 = 4096 + ROOM_PER_ITERATION * iterations
        self.tree: Tree = Tree(room if room < MOST_ROOM else MOST_ROOM)
        self.questions: vec[i64] = vec[i64]([0] * LONGEST)  # the path of an iteration
        self.answers: vec[i64] = vec[i64]([0] * LONGEST)
        self.movers: vec[i64] = vec[i64]([0] * LONGEST)
        self.length: i64 = 0
        self.first: i64 = NONE  # the question that the bot was asked
        self.seat: i64 = NONE
        self.line: Line = Line(0, width)
        self.edge: i64 = NONE  # the seat that tried something new in this iteration
        self.turns_left: i64 = 0
        self.results: vec[float] = vec[float]([WORST] * MOST_SEATS)  # of an iteration, by seat
        self.seen: Seen = Seen()
        self.tries: i64 = 0
        self.scatter: float = 0.0  # squared differences of results from the mean of their answer

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """The answer that was tried most often, or the best after some noise."""
        options = world.options(seat)
        if self.noise > 0.0:
            values = unknown_values()
            self.weigh(world, seat, rng, values)
            return best_of(options, values, self.noise, rng)
        self.begin(world, seat, rng)
        left = self.iterations - 1
        while left > 0 and not self.knows_enough(left):
            self.iterate(world.imagine(seat, rng.word(WORLDS)), rng)
            left -= 1
        return self.tree.name[most_tried(self.tree, self.first)]

    def weigh(self, world: State, seat: i64, rng: Rng, values: vec[float]) -> None:
        """The mean result of each answer; those hardly tried count by their promise."""
        self.search(world, seat, rng)
        answer = self.tree.child[self.first]
        while answer != NONE:
            values[self.tree.name[answer]] = self.tree.worth(self.first, answer)
            answer = self.tree.sibling[answer]

    def tried(self, option: i64) -> tuple[i64, float]:
        """How often an answer to the first question was tried, and the sum of the results."""
        answer = self.tree.find(self.first, option)
        if answer == NONE:
            return 0, 0.0
        return self.tree.visits[answer], self.tree.total[answer]

    def knows_enough(self, left: i64) -> bool:
        """Whether the iterations that are left would change nothing."""
        if settled(self.tree, self.first, left):
            return True
        if self.tries % LOOK_UP != 0 or self.tries * FIRST_LOOK <= self.iterations:
            return False
        variance = self.scatter / float(self.tries)
        trifle = TRIFLE * self.seen.deviation(self.seat)
        return decided(self.tree, self.first, variance, trifle)

    # -- the search ------------------------------------------------------------------------------

    def search(self, world: State, seat: i64, rng: Rng) -> None:
        """Grow a fresh tree, with all iterations."""
        self.begin(world, seat, rng)
        done: i64 = 1
        while done < self.iterations:
            self.iterate(world.imagine(seat, rng.word(WORLDS)), rng)
            done += 1

    def begin(self, world: State, seat: i64, rng: Rng) -> None:
        """Forget everything, then the first iteration."""
        self.tree.clear()
        self.seat = seat
        self.line = Line(seat, self.width)
        self.seen.clear()
        self.tries = 0
        self.scatter = 0.0
        self.iterate(world.imagine(seat, rng.word(WORLDS)), rng)
        self.first = self.tree.find(ROOT, question_name(world, seat))
        plans = self.iterations // SHARE_OF_PLANS
        if plans > 1 and not self.playouts:
            self.lend(world, rng, plans if plans < MOST_PLANS else MOST_PLANS)

    def lend(self, world: State, rng: Rng, plans: i64) -> None:
        """Count plans like tries of the first answers.

        A plan tries all answers in the same worlds. That tells them apart sooner than iterations
        do, each of which tries one answer in a world of its own.
        """
        values = unknown_values()
        PlannerBot(plans, envy=self.envy).weigh(world, self.seat, rng, values)
        tree = self.tree
        answer = tree.child[self.first]
        while answer != NONE:
            tree.lend(self.first, answer, values[tree.name[answer]], plans)
            answer = tree.sibling[answer]

    def iterate(self, world: State, rng: Rng) -> None:
        """Down the tree, over its edge, and back with the results."""
        self.length = 0
        self.edge = NONE
        self.turns_left = self.turns
        position: i64 = ROOT
        while not self.at_the_end(world):
            room = self.has_room(world, position)
            if (self.edge == self.seat or not room) and self.plans_on(world):
                self.learn(self.end_of_turn(world))
                return
            if not room:
                break
            position = self.step(world, position)
        if self.playouts:
            play_randomly(world, rng.word(WORLDS))
        self.learn(world)

    def plans_on(self, world: State) -> bool:
        """Whether the own turn goes on, and does not wait for what others do at the same time."""
        awaited = world.awaited()
        if self.turns == 0 or not has(awaited, self.seat):
            return False
        return awaited == bit(self.seat) or not world.continues(self.seat)

    def end_of_turn(self, world: State) -> State:
        """The own turn planned to its end, as the planner would."""
        self.line.asked = world.awaited()
        self.line.finish(world)
        end = self.line.end
        return world if end is None else end

    def at_the_end(self, world: State) -> bool:
        """Whether the position is to be judged: the turn at the edge is over, or the match."""
        awaited = world.awaited()
        if awaited == 0 or self.length >= LONGEST - MOST_SEATS:
            return True
        if self.edge == NONE:
            return False
        if self.turns_left == 0:
            return True
        if not has(awaited, self.edge):
            self.turns_left -= 1
            self.edge = lowest(awaited)
        return self.turns_left == 0

    def has_room(self, world: State, position: i64) -> bool:
        """Whether the next questions still fit into the tree, or are in it with an answer each."""
        if not self.tree.full():
            return True
        if self.edge != NONE:
            return False
        awaited = world.awaited()
        while awaited != 0:
            seat = lowest(awaited)
            awaited = rest(awaited)
            question = self.tree.find(position, question_name(world, seat))
            if question == NONE or self.tree.judged[question] & world.options(seat) == 0:
                return False
        return True

    def first_of(self, awaited: i64) -> i64:
        """Who answers first where several are asked: the own seat, then as they sit."""
        return self.seat if has(awaited, self.seat) else lowest(awaited)

    def step(self, world: State, position: i64) -> i64:
        """One answer; where several seats are asked at once, one of each, unknown to the others."""
        awaited = world.awaited()
        if rest(awaited) == 0:
            return self.answer(world, world, position, lowest(awaited))
        before = world.copy()
        joint: i64 = 0
        seat = self.first_of(awaited)
        while True:
            answer = self.answer(world, before, position, seat)
            joint = joint * 64 + self.tree.name[answer]
            awaited = drop(awaited, seat)
            if awaited == 0 or world.awaited() != awaited:
                break  # all have answered, or the seat has more to say first
            seat = lowest(awaited)
        following = self.tree.find(position, JOINT + joint)
        if following == NONE and self.tree.full():
            self.edge = self.seat  # nobody has been here, and nobody can come back
            return position
        return self.tree.child_of(position, JOINT + joint)

    def answer(self, world: State, before: State, position: i64, seat: i64) -> i64:
        """Let a seat answer as the tree suggests, and remember that it did.

        `before` is the world in which nobody has answered yet: first impressions come from there.
        """
        tree = self.tree
        options = world.options(seat)
        question = tree.child_of(position, question_name(before, seat))
        fresh = options & ~tree.judged[question]
        if fresh != 0 and tree.full() and fresh != options:
            options &= tree.judged[question]  # a full tree follows what it knows
        elif fresh != 0:
            tree.add_answers(question, fresh)
            if rest(options) != 0:
                self.judge(before, seat, question, fresh)
        if self.edge == NONE:
            answer = tree.answer_to_try(question, options, self.curiosity_of(seat))
            if rest(options) != 0 and tree.visits[answer] == 0:
                self.edge = seat
        else:
            answer = tree.best_answer(question, options)
        self.questions[self.length] = question
        self.answers[self.length] = answer
        self.movers[self.length] = seat
        self.length += 1
        world.take(seat, tree.name[answer])
        return answer

    def judge(self, world: State, seat: i64, question: i64, options: i64) -> None:
        """First impressions of answers that were never offered before."""
        tree = self.tree
        while options != 0:
            option = lowest(options)
            options = rest(options)
            answer = tree.find(question, option)
            tree.judged[question] |= bit(option)
            if self.playouts:
                tree.promise[answer] = 1.0
            else:
                tree.promise[answer] = promise_of(world, seat, option, DEEPEST)

    def curiosity_of(self, seat: i64) -> float:
        """How much a seat is drawn to what it knows little about."""
        return self.curiosity * self.seen.deviation(seat)

    # -- results ---------------------------------------------------------------------------------

    def learn(self, world: State) -> None:
        """Carry the result of every seat that moved back along the path."""
        results = self.results
        place: i64 = 0
        while place < MOST_SEATS:
            results[place] = WORST
            place += 1
        while self.length > 0:
            self.length -= 1
            seat = self.movers[self.length]
            if results[seat] == WORST:
                if self.playouts:
                    results[seat] = victory(world, seat)
                else:
                    results[seat] = fortune(world, seat, self.envy)
                self.seen.remember(seat, results[seat])
            answer = self.answers[self.length]
            question = self.questions[self.length]
            if self.tree.promise[answer] == WORST:
                self.tree.promise[answer] = results[seat]
            if self.length > 0:
                self.tree.learn(question, answer, results[seat])
            else:
                self.learn_first(question, answer, results[seat])

    def learn_first(self, question: i64, answer: i64, result: float) -> None:
        """The same for the answer to the first question; how far results scatter is kept too."""
        before = result - self.tree.worth(question, answer)
        self.tree.learn(question, answer, result)
        self.tries += 1
        self.scatter += before * (result - self.tree.worth(question, answer))
