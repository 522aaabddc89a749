"""Figures: what waits, for how long; and a dashboard that names only what there is."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from concurrent.futures import wait

import httpx
import pytest

from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from stammtisch.server.metrics import Metrics
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.table.threads import Threads
from tests.server.running import ROOT, act, me, running
from tests.server.store.test_statements import kept

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
DASHBOARD = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
LINE = re.compile(r'(\w+)(?:\{((?:\w+="[^"]*",?)+)\})? (\S+)')


def figures(text: str) -> dict[tuple[str, str], float]:
    """Every figure by its name and labels; whatever is no figure is a defect."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            told = LINE.fullmatch(line)
            assert told is not None, line
            assert (told[1], told[2] or "") not in found, line
            found[told[1], told[2] or ""] = float(told[3])
    return found


def waits(metrics: Metrics, queue: str) -> dict[str, float]:
    """What is told of a queue: those who wait, who have waited, and what was done."""
    told = figures(metrics.text())
    label = f'queue="{queue}"'
    return {
        "waiting": told["stammtisch_queue_waiting", label],
        "waited": told["stammtisch_queue_wait_seconds_count", label],
        "seconds": told["stammtisch_queue_wait_seconds_sum", label],
        "done": told["stammtisch_queue_work_seconds_count", label],
    }


def test_threads_tell_who_waits_for_them():
    metrics, door = Metrics(), threading.Event()
    threads = Threads(1, "setting", metrics)
    jobs = [threads.submit(door.wait, 10) for _ in range(5)]
    while waits(metrics, "setting")["waited"] < 1:
        pass
    assert waits(metrics, "setting")["waiting"] == 4
    jobs[4].cancel()
    assert waits(metrics, "setting")["waiting"] == 3
    door.set()
    wait(jobs[:4])
    threads.shutdown()
    told = waits(metrics, "setting")
    assert (told["waiting"], told["waited"], told["done"]) == (0, 4, 4)
    with pytest.raises(RuntimeError):
        threads.submit(door.wait)
    assert waits(metrics, "setting")["waiting"] == 0


def test_the_clerk_tells_what_waits_to_be_kept(tmp_path):
    async def story():
        metrics, store = Metrics(), SqliteStore(tmp_path)
        metrics.queue("store", store.queue)
        door = threading.Event()
        first = store._read(lambda _: door.wait(10))
        held = asyncio.ensure_future(first)
        while waits(metrics, "store")["waited"] < 1:
            await asyncio.sleep(0.01)
        more = [asyncio.ensure_future(store.create(f"t{n}", kept(float(n)))) for n in range(3)]
        await asyncio.sleep(0.05)
        assert waits(metrics, "store")["waiting"] == 3
        door.set()
        await asyncio.gather(held, *more)
        await store.close()
        told = waits(metrics, "store")
        assert (told["waiting"], told["waited"]) == (0, 4)
        assert told["seconds"] > 0.1  # three of them waited for the first
        assert 2 <= told["done"] <= 4  # those who waited together went into one transaction

    act(story)


@pytest.fixture(scope="module")
def exposed(tmp_path_factory):
    """The figures of a server on which a bot has thought."""
    with running(tmp_path_factory.mktemp("figures")) as server:

        async def story():
            async with Visitor(server.address) as host:
                bots = [{"kind": "bot", "bot": "greedy"}] * (FEWEST - 1)
                table = (await host.set_table(NAME, [*me(1), *bots], pace=0, beat=0)).id
                async with host.sit(table, 0) as chair:
                    for _ in range(3):
                        await chair.wait_for(lambda one: one.question is not None)
                        assert chair.question is not None
                        await chair.answer(chair.question.choices[0].option)

        act(story)
        return figures(httpx.get(f"{server.address}/metrics").text)


def test_every_queue_of_the_server_is_among_the_figures(exposed):
    queues = {labels for name, labels in exposed if name == "stammtisch_queue_waiting"}
    named = (
        "store",
        "setting",
        "past",
        "referee",
        "threads",
        "notices",
        "worker",
        "keeper",
        "opener",
    )
    assert queues == {f'queue="{name}"' for name in named}
    assert exposed["stammtisch_queue_work_seconds_count", 'queue="store"'] > 0
    assert exposed["stammtisch_queue_work_seconds_count", 'queue="setting"'] > 0
    assert exposed["stammtisch_queue_wait_seconds_count", 'queue="worker"'] > 0


def expressions() -> list[str]:
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def test_the_dashboard_names_only_what_the_server_tells(exposed):
    names = {name for name, _ in exposed}
    named = {name for text in expressions() for name in re.findall(r"stammtisch_\w+", text)}
    assert named - names == set()
    counters = {
        name.removesuffix("_count") for name in names if not name.endswith(("_sum", "_bucket"))
    }
    shown = {re.sub(r"_(bucket|sum|count)$", "", name) for name in named}
    assert counters - shown == set(), "a figure that nobody sees"


def test_every_panel_has_a_title_a_unit_and_a_place():
    panels = DASHBOARD["panels"]
    assert len(panels) > 10
    for panel in panels:
        assert panel["title"]
        assert panel["fieldConfig"]["defaults"]["unit"], panel["title"]
        assert panel["targets"], panel["title"]
        assert all(target["legendFormat"] for target in panel["targets"]), panel["title"]
    for key in ("id", "title"):
        assert len({panel[key] for panel in panels}) == len(panels)
    taken = [
        (x, y)
        for place in (panel["gridPos"] for panel in panels)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(set(taken)) == len(taken), "panels lie on each other"
    assert max(x for x, _ in taken) < 24


def test_the_dashboard_is_imported_as_it_is():
    """It asks which Prometheus to read, and knows no other name of one."""
    (variable,) = DASHBOARD["templating"]["list"]
    assert (variable["name"], variable["type"]) == ("datasource", "datasource")
    sources = [panel["datasource"] for panel in DASHBOARD["panels"]]
    sources += [
        target["datasource"] for panel in DASHBOARD["panels"] for target in panel["targets"]
    ]
    assert all(source == {"type": "prometheus", "uid": "${datasource}"} for source in sources)
    for text in expressions():
        assert text.count("(") == text.count(")")
        assert text.count("{") == text.count("}")
        assert text.count("[") == text.count("]")
