"""Many jobs on whatever can play them: this process, others, a cluster; the results are the same.

Jobs go out in portions whose size depends on the work alone. A portion carries all it needs: the
texts of boxes, and which edition of the title it is for; a worker of another edition refuses it.
What a lost worker had is played again.
"""

from __future__ import annotations

import hashlib
import pickle
import socket
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec

import stammtisch
from stammtisch.arena.executors import Here, Processes
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title

Job = TypeVar("Job")
Result = TypeVar("Result")
Reply = tuple[str, bytes]  # how a portion went, and its results, or what is to be said
PORTIONS, LARGEST = 256, 256  # of a row of jobs: how many portions, of at most so many jobs
AT_ONCE = 1024  # portions that wait at an executor which does not say how many it wants
LIVES = 4  # how often a portion may be lost
ABSENT = (ImportError, AttributeError, pickle.PickleError)  # a worker without our modules


class Edition(msgspec.Struct, frozen=True):
    """What must be the same wherever a title is played, or the results would not be."""

    version: str
    game: str
    rules_version: int
    components: str  # the hash of the title's own box; an owner's travels with the jobs
    weights: str


def edition_of(name: str) -> Edition:
    """The edition of a title in this process."""
    game = title(name)
    weights = sorted(game.weights.weights.items()) if game.weight_names else []
    said = hashlib.blake2b(repr(weights).encode(), digest_size=8).hexdigest()
    return Edition(stammtisch.__version__, name, game.rules_version, game.components.hash, said)


NAMED = {
    "version": "stammtisch",
    "rules_version": "rules version",
    "components": "components",
    "weights": "weights",
}


def insist(needed: Mapping[str, Any]) -> None:
    """Complain if this process has another edition than the one that is needed."""
    if needed["version"] == stammtisch.__version__:
        found = msgspec.to_builtins(edition_of(needed["game"]))
    else:
        found = {"version": stammtisch.__version__}  # of other versions nothing else is asked
    for field, name in NAMED.items():
        if field in found and found[field] != needed[field]:
            raise Complaint(
                f"The worker on {socket.gethostname()} has {name} {found[field]} of "
                f"{needed['game']}, {needed[field]} is needed: install the same stammtisch there."
            )


def play_portion(needed: Mapping[str, Any], packed: bytes) -> Reply:
    """What a worker does; whatever goes wrong in the jobs is told, not raised.

    An error that is raised all the same is one of the line or of the worker itself.
    """
    try:
        insist(needed)
        play, jobs = pickle.loads(packed)
        return "done", pickle.dumps([play(job) for job in jobs])
    except Complaint as complaint:
        return "refused", str(complaint).encode()
    except Exception:
        return "failed", traceback.format_exc().encode()


def portion_size(jobs: int) -> int:
    """How many jobs go out together: by their number alone, whoever plays them."""
    return max(1, min(LARGEST, jobs // PORTIONS))


def spread(
    play: Callable[[Job], Result],
    work: Sequence[Job],
    executor: Executor | None = None,
    *,
    edition: Edition,
    chunk: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Result]:
    """The results in the order of the work; without an executor they are played here.

    `progress` hears how many more jobs have ended, also of those that must wait for their turn.
    """
    kept: dict[int, list[Result]] = {}
    due = 0
    for first, results in finished(play, work, executor, edition=edition, chunk=chunk):
        if progress is not None:
            progress(len(results))
        kept[first] = results
        while due in kept:
            ready = kept.pop(due)
            due += len(ready)
            yield from ready


def finished(
    play: Callable[[Job], Result],
    work: Sequence[Job],
    executor: Executor | None = None,
    *,
    edition: Edition,
    chunk: int | None = None,
) -> Iterator[tuple[int, list[Result]]]:
    """Portions as they end: the place of the first job, and the results from there on."""
    if executor is None or isinstance(executor, Here):
        for place, job in enumerate(work):
            yield place, [play(job)]
        return
    size = chunk or portion_size(len(work))
    portions = {
        first: pickle.dumps((play, work[first : first + size]))
        for first in range(0, len(work), size)
    }
    yield from Round(executor, edition, portions).replies()


class Round:
    """Portions on their way to an executor and back."""

    def __init__(self, executor: Executor, edition: Edition, portions: dict[int, bytes]) -> None:
        self.executor = executor
        self.edition = msgspec.to_builtins(edition)
        self.portions = portions
        self.lost = dict.fromkeys(portions, 0)
        self.away: dict[Future[Reply], int] = {}
        self.back: SimpleQueue[Future[Reply]] = SimpleQueue()

    def replies(self) -> Iterator[tuple[int, list[Any]]]:
        """All portions, as they come back."""
        left = deque(self.portions)
        most = getattr(self.executor, "at_once", AT_ONCE)
        try:
            while left or self.away:
                while left and len(self.away) < most:
                    self.send(left.popleft())
                future = self.back.get()
                first = self.away.pop(future)
                reply = self.reply(future, first)
                if reply is None:
                    left.appendleft(first)
                else:
                    del self.portions[first]
                    yield first, opened(reply)
        finally:
            if not isinstance(self.executor, Processes):  # which are ended all at once
                for future in self.away:
                    future.cancel()

    def send(self, first: int) -> None:
        """Hand a portion to the executor."""
        try:
            future = self.executor.submit(play_portion, self.edition, self.portions[first])
        except Exception as error:
            raise Complaint(f"The executor takes no more work: {told(error)}.") from error
        self.away[future] = first
        future.add_done_callback(self.back.put)

    def reply(self, future: Future[Reply], first: int) -> Reply | None:
        """What came back; None if a worker was lost and its portion must be played again."""
        try:
            return future.result()
        except ABSENT as error:
            raise Complaint(
                f"A worker cannot load stammtisch {stammtisch.__version__} ({told(error)}): "
                "install it there."
            ) from error
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            self.lost[first] += 1
            if self.lost[first] > LIVES:
                raise Complaint(
                    f"The same games were lost {self.lost[first]} times with their worker: "
                    f"{told(error)}."
                ) from error
            return None


def opened(reply: Reply) -> list[Any]:
    """The results of a portion, or what went wrong with it."""
    how, content = reply
    if how == "refused":
        raise Complaint(content.decode())
    if how == "failed":
        raise RuntimeError(f"A job failed where it was played:\n{content.decode()}")
    results: list[Any] = pickle.loads(content)
    return results


def told(error: BaseException) -> str:
    """The first line of what an error says, to stand in a sentence."""
    said = str(error).strip().partition("\n")[0].rstrip(".") or "no reason was given"
    return f"{type(error).__name__}, {said}"
