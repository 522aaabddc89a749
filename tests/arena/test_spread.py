"""Jobs on many workers: the order of the work, lost workers, other editions, boxes as text."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import stammtisch
from stammtisch.arena import spread as module
from stammtisch.arena.boxes import box_of, text_of
from stammtisch.arena.contest import Contest, run
from stammtisch.arena.executors import Here, Processes, opened
from stammtisch.arena.simulate import Order, chunks, simulate
from stammtisch.arena.spread import edition_of, finished, play_portion, portion_size, spread
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title

GAME = "histrio"
EDITION = edition_of(GAME)


def double(job: int) -> int:
    return 2 * job


def dawdle(job: int) -> int:
    """The first one comes last."""
    time.sleep(0 if job else 0.5)
    return job


def die_once(job: tuple[str, int]) -> int:
    """The third job takes its worker along, the first time."""
    mark, number = job
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def complain(job: int) -> int:
    raise Complaint(f"No {job}.")


def stumble(job: int) -> int:
    return job // 0


class Flaky(Executor):
    """Loses every second portion."""

    def __init__(self) -> None:
        self.sent = 0

    def submit(self, fn, /, *args, **kwargs):
        future: Future[object] = Future()
        self.sent += 1
        if self.sent % 2:
            future.set_exception(BrokenExecutor("gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


@pytest.mark.parametrize("hands", [1, 2])
def test_results_come_in_the_order_of_the_work(hands):
    told: list[int] = []
    with opened(hands) as executor:
        work = list(range(40))
        found = spread(dawdle, work, executor, edition=EDITION, chunk=3, progress=told.append)
        assert list(found) == work
    assert sum(told) == 40


def test_portions_come_as_they_end():
    with opened(2) as executor:
        ended = finished(dawdle, list(range(8)), executor, edition=EDITION, chunk=1)
        assert next(ended)[0] > 0
        assert sorted(place for place, _ in ended)[0] == 0


def test_any_executor_of_python_will_do():
    with ThreadPoolExecutor(2) as threads:
        assert list(spread(double, range(9), threads, edition=EDITION)) == list(range(0, 18, 2))
        assert simulate(Order(GAME, 2, 50), threads).hash == simulate(Order(GAME, 2, 50), 1).hash
        assert threads.submit(double, 4).result() == 8  # it is not closed


def test_a_portion_depends_on_the_work_alone():
    assert [portion_size(jobs) for jobs in (1, 255, 512, 100_000)] == [1, 1, 2, 256]
    order = Order(GAME, 2, 1000)
    portions = chunks(order)
    assert [first for _, first, _ in portions[:3]] == [0, 3, 6]
    assert sum(games for _, _, games in portions) == 1000


def test_a_lost_worker_is_replaced_and_its_jobs_played_again(tmp_path):
    work = [(str(tmp_path / "mark"), number) for number in range(12)]
    with opened(2) as executor:
        assert list(spread(die_once, work, executor, edition=EDITION)) == list(range(12))
    assert (tmp_path / "mark").exists()


def test_workers_end_whatever_their_parent_does_when_it_is_told_to():
    """A server that uses us may have a handler of its own; a fork inherits it."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        executor = Processes(2)
        waiting = [executor.submit(time.sleep, 3600) for _ in range(2)]
        while not all(one.running() for one in waiting):
            time.sleep(0.01)
        workers = list((executor.started()._processes or {}).values())
        ending = threading.Thread(target=executor.shutdown, daemon=True)
        ending.start()
        ending.join(20)
        hangs = ending.is_alive()
        for worker in workers:
            worker.kill()
        assert not hangs
    finally:
        signal.signal(signal.SIGTERM, before)


def test_what_an_executor_loses_is_sent_again():
    assert list(spread(double, range(5), Flaky(), edition=EDITION, chunk=1)) == [0, 2, 4, 6, 8]


def test_jobs_that_kill_every_worker_end_in_a_sentence():
    with opened(2) as executor, pytest.raises(Complaint, match="lost 5 times"):
        list(spread(die, [1, 2], executor, edition=EDITION))


@pytest.mark.parametrize("hands", [1, 2])
def test_a_complaint_of_a_worker_is_ours(hands):
    with opened(hands) as executor, pytest.raises(Complaint, match=r"^No 7\.$"):
        list(spread(complain, [7], executor, edition=EDITION))


def test_a_mistake_in_a_job_is_not_taken_for_a_lost_worker():
    with opened(2) as executor, pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(spread(stumble, [7], executor, edition=EDITION))


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("version", "9.9.9", f"has stammtisch {stammtisch.__version__} of histrio, 9.9.9 is"),
        ("rules_version", 99, "has rules version"),
        ("components", "0" * 32, "has components"),
        ("weights", "0" * 16, "has weights"),
        ("game", "histrion", "no game 'histrion'"),
    ],
)
def test_a_worker_of_another_edition_refuses(field, value, sentence):
    other = msgspec.structs.replace(EDITION, **{field: value})
    with opened(2) as executor, pytest.raises(Complaint, match=sentence):
        list(spread(double, [1], executor, edition=other))


def test_a_worker_without_our_modules_is_told_of():
    class Bare(Executor):
        def submit(self, fn, /, *args, **kwargs):
            future: Future[object] = Future()
            future.set_exception(ModuleNotFoundError("No module named 'stammtisch'"))
            return future

    with pytest.raises(Complaint, match="cannot load stammtisch"):
        list(spread(double, [1], Bare(), edition=EDITION))


def test_a_box_travels_as_text(tmp_path):
    """Nothing of an owner's file is needed once an order is written."""
    game = title(GAME)
    own = tmp_path / "own.toml"
    own.write_text(game.components.text.replace("start_ecus = 3", "start_ecus = 30"))
    order = Order(GAME, 2, 20, components=text_of(game, own), bots=("greedy",))
    contest = Contest(GAME, 2, ("greedy", "random"), 4, components=order.components)
    own.unlink()
    here, there = simulate(order, 1), simulate(order, 2)
    assert here.hash == there.hash
    assert here.hash != simulate(msgspec.structs.replace(order, components=None), 1).hash
    assert here.components == box_of(GAME, order.components)[1].hash != game.components.hash
    assert run(contest, 1) == run(contest, 2)


def test_a_simulation_is_the_same_on_any_number_of_cores():
    order = Order(GAME, 3, 2000, seed=7)
    alone, both = simulate(order, 1), simulate(order, 2)
    assert (alone.jobs, both.jobs) == (1, 2)
    for field in ("hash", "decisions", "mean_scores", "win_share"):
        assert getattr(alone, field) == getattr(both, field)


def test_an_executor_is_closed_by_who_opened_it():
    with opened(2) as executor:
        assert isinstance(executor, Processes)
        with opened(executor) as same:
            assert same is executor
        assert list(spread(double, [1], executor, edition=EDITION)) == [2]
    assert executor.pool is None
    with opened(1) as alone:
        assert isinstance(alone, Here)
        assert alone.submit(double, 2).result() == 4


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("spark://there:1", "is no executor; write dask://"),
        ("dask://there", "is no executor"),
        ("dask://127.0.0.1:1", r"Nobody answers at dask://127\.0\.0\.1:1"),
        ("ray://127.0.0.1:1", r"Nobody answers at ray://127\.0\.0\.1:1"),
        ("ray://127.0.0.1:99999", "Nobody answers"),
        ("dask://no-such-host.invalid:8786", "Nobody answers"),
    ],
)
def test_an_executor_that_cannot_be_reached(address, sentence):
    with pytest.raises(Complaint, match=sentence), opened(address):
        pass


def test_a_portion_says_what_went_wrong():
    assert play_portion(msgspec.to_builtins(EDITION), b"nonsense")[0] == "failed"
    assert play_portion({"version": "0", "game": GAME}, b"")[0] == "refused"
    assert module.told(ValueError("a.\nb")) == "ValueError, a"


def test_interrupting_leaves_no_process_behind(tmp_path):
    """^C during a long simulation: over at once, without a traceback."""
    command = ["env", "--default-signal=INT", sys.executable, "-m", "stammtisch.cli.main"]
    command += ["simulate", GAME, "--bots", "planner", "--games", "100000", "--jobs", "2"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    deadline = time.monotonic() + 60
    while len(children.read_text().split()) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in said
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
