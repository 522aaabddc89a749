"""The same games on a Dask cluster that loses a worker, and on a Ray cluster: one hash."""

from __future__ import annotations

import os
import signal
from importlib.util import find_spec

import msgspec
import pytest

from stammtisch.arena.contest import Contest, run
from stammtisch.arena.executors import opened
from stammtisch.arena.simulate import Order, simulate
from stammtisch.arena.spread import edition_of, spread
from stammtisch.core.errors import Complaint
from tests.tables import SOAK

ORDER = Order("histrio", 3, 600 if SOAK else 60, bots=("greedy",))
CONTEST = Contest("histrio", 3, ("greedy", "random"), 300 if SOAK else 12)


def same_there(address: str, lose_one) -> None:
    """Simulation and contest, next to one process; a worker is lost in the middle of each."""
    done = 0

    def watching(games: int) -> None:
        nonlocal done
        done += games
        if 0 < done < ORDER.games:
            lose_one()

    with opened(address) as cluster:
        there = simulate(ORDER, cluster, watching)
        contested = run(CONTEST, cluster)
        other = msgspec.structs.replace(edition_of("histrio"), version="9.9.9")
        with pytest.raises(Complaint, match=r"has stammtisch .* of histrio, 9\.9\.9 is needed"):
            list(spread(str, [1], cluster, edition=other))
    assert done == ORDER.games
    assert there.hash == simulate(ORDER, 1).hash == simulate(ORDER, 2).hash
    assert there.jobs == 0
    assert contested == run(CONTEST, 1)


def test_a_dask_cluster_of_two_workers_that_loses_one():
    distributed = pytest.importorskip("distributed")
    lost: list[int] = []
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:

        def lose_one() -> None:
            if not lost:
                lost.append(cluster.workers[0].pid)
                os.kill(lost[0], signal.SIGKILL)

        same_there(cluster.scheduler_address.replace("tcp://", "dask://"), lose_one)
        assert lost


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is large; install it to try")
def test_a_ray_cluster_of_two_workers():
    from ray.cluster_utils import Cluster

    cluster = Cluster()
    cluster.add_node(num_cpus=1, ray_client_server_port=10801)
    cluster.add_node(num_cpus=1)
    try:
        same_there("ray://127.0.0.1:10801", lambda: None)
    finally:
        cluster.shutdown()
