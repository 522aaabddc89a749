"""What a cluster costs beside plain processes: the same job of a minute on each, in one run.

    python bench/clusters.py [--games 40000] [--rounds 1]

Two local workers each, started before the clock: processes, Dask, Ray (where they are installed).
All must come to the same hash; the exit status says whether they did.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from stammtisch.arena.executors import opened
from stammtisch.arena.simulate import Order, simulate

WORKERS = 2
PORT = 10802  # of Ray


@contextmanager
def dask() -> Iterator[str]:
    """A Dask cluster on this machine."""
    local: Any = import_module("distributed").LocalCluster
    with local(
        n_workers=WORKERS, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address.replace("tcp://", "dask://")


@contextmanager
def ray() -> Iterator[str]:
    """A Ray cluster on this machine, reached as a program elsewhere would."""
    cluster: Any = import_module("ray.cluster_utils").Cluster()
    cluster.add_node(num_cpus=1, ray_client_server_port=PORT)
    cluster.add_node(num_cpus=1)
    try:
        yield f"ray://127.0.0.1:{PORT}"
    finally:
        cluster.shutdown()


def on_cluster(order: Order, address: str) -> tuple[str, float]:
    """The hash, and the seconds from the order to the last game."""
    with opened(address) as cluster:
        simulate(Order(order.game, order.seats, 64, bots=order.bots), cluster)  # workers awake
        began = time.perf_counter()
        return simulate(order, cluster).hash, time.perf_counter() - began


def on_processes(order: Order) -> tuple[str, float]:
    """The same with processes of our own."""
    began = time.perf_counter()
    return simulate(order, WORKERS).hash, time.perf_counter() - began


def main() -> int:
    """Measure everything that is installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--rounds", type=int, default=1)
    told = parser.parse_args()
    order = Order("histrio", 3, told.games, bots=("greedy",))
    kinds: list[tuple[str, str, Callable[[], AbstractContextManager[str]]]] = [
        ("Dask", "distributed", dask),
        ("Ray", "ray", ray),
    ]
    hashes = set()
    for _ in range(told.rounds):
        found, plain = on_processes(order)
        hashes.add(found)
        print(f"processes {plain:8.1f} s   {found[:16]}", flush=True)
        for name, module, start in kinds:
            if find_spec(module) is None:
                continue
            with start() as address:
                found, seconds = on_cluster(order, address)
            hashes.add(found)
            ratio = f"{seconds / plain:.3f} times as long"
            print(f"{name:9} {seconds:8.1f} s   {found[:16]}   {ratio}", flush=True)
    return 0 if len(hashes) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())
