"""Who plays many games: processes of this machine, a Dask or a Ray cluster, or an own executor."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from stammtisch.core.errors import Complaint

Hands = int | str | Executor | None  # processes, an address, an executor; None: all cores
ADDRESS = re.compile(r"(dask|ray)://([^/:\s]+|\[[0-9a-fA-F:]+\]):(\d{1,5})")
PATIENCE = 10  # seconds for a cluster to answer


def deaf() -> None:
    """Worker processes leave ^C to the one who started them, and end when they are told to.

    What that one does when it is told to end is not for them: a fork would have inherited it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


class Here(Executor):
    """Our own process: one job after the other."""

    number = 1

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Done when it is handed over."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Processes(Executor):
    """Processes of this machine; if one is lost, all are started anew."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.at_once = 4 * number
        self.pool: ProcessPoolExecutor | None = None

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """As a pool does, which is started when there is something to do."""
        try:
            return self.started().submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self.pool = None
            return self.started().submit(fn, *args, **kwargs)

    def started(self) -> ProcessPoolExecutor:
        """The pool; it is not there before the first job."""
        if self.pool is None:
            context = get_context("fork" if hasattr(os, "fork") else "spawn")
            self.pool = ProcessPoolExecutor(self.number, context, deaf)
        return self.pool

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Nobody waits for games that nobody wants any more."""
        if self.pool is None:
            return
        running = list((self.pool._processes or {}).values())
        for process in running:
            process.kill()  # one may wait for what another held when it ended
        self.pool.shutdown(wait=True)  # which is soon, and its threads have ended in good order
        self.pool = None


class DaskTasks(Executor):
    """The tasks of a Dask cluster as futures."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.inner = client.get_executor(pure=False)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """The scheduler gives a lost worker's task to another; after some losses it is told."""
        future: Future[Any] = self.inner.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what it still plays for us is forgotten there."""
        self.client.close()


class RayTasks(Executor):
    """The tasks of a Ray cluster as futures."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.known: dict[Callable[..., Any], Any] = {}

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Ray itself tries again when a worker is lost; after that it is told."""
        if fn not in self.known:
            self.known[fn] = self.ray.remote(fn)
        future: Future[Any] = self.known[fn].remote(*args, **kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster."""
        self.ray.shutdown()


@contextmanager
def opened(hands: Hands = None) -> Iterator[Executor]:
    """The executor behind what somebody asked for; one that was handed in stays open."""
    if isinstance(hands, Executor) or hasattr(hands, "submit"):
        yield hands  # type: ignore[misc] # whatever has the interface will do
        return
    executor = reached(hands) if isinstance(hands, str) else processes(hands)
    try:
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def processes(number: int | None) -> Executor:
    """So many processes, or as many as there are cores; one is this one."""
    number = number or os.cpu_count() or 1
    return Here() if number == 1 else Processes(number)


def reached(address: str) -> Executor:
    """The cluster at an address, or a complaint."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise Complaint(f"'{address}' is no executor; write dask://HOST:8786 or ray://HOST:10001.")
    kind, host, port = found.groups()
    join = {"dask": dask_cluster, "ray": ray_cluster}[kind]
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        said = getattr(error, "strerror", None) or str(error) or "no answer"
        raise Complaint(f"Nobody answers at {address} ({said}).") from error
    return join(address, host, port)


def dask_cluster(address: str, host: str, port: str) -> Executor:
    """A Dask scheduler with its workers."""
    try:
        from distributed import Client  # noqa: PLC0415 (an extra)
    except ImportError:
        raise Complaint("Dask needs its extra: pip install 'stammtisch[dask]'.") from None
    try:
        join: Any = Client  # it has no types
        client = join(f"tcp://{host}:{port}", timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise Complaint(f"There is no Dask scheduler at {address}.") from error
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        client.close()
        raise Complaint(f"The Dask scheduler at {address} has no workers.") from error
    return DaskTasks(client)


def ray_cluster(address: str, host: str, port: str) -> Executor:
    """A Ray cluster, by the port of its client server."""
    try:
        import ray  # noqa: PLC0415 (an extra)
    except ImportError:
        raise Complaint("Ray needs its extra: pip install 'stammtisch[ray]'.") from None
    try:
        ray.init(f"ray://{host}:{port}", log_to_driver=False)
    except Exception as error:  # of many kinds, by the reason
        raise Complaint(f"No Ray cluster lets us in at {address}.") from error
    return RayTasks(ray)
