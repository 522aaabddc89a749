"""`stammtisch version` says which engine runs, and if the slow one, why."""

from __future__ import annotations

import json
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from stammtisch.core import engine as module
from stammtisch.core.engine import engine


@pytest.fixture
def plain(monkeypatch, tmp_path):
    """An installation without libraries, in which the build has left a note or none."""

    class Spec:
        origin = "/somewhere/playout.py"

    monkeypatch.delenv("STAMMTISCH_INTERPRETED", raising=False)
    monkeypatch.setattr(module, "find_spec", lambda name: Spec)
    monkeypatch.setattr(module, "MARK", tmp_path / "mark.json")
    return tmp_path / "mark.json"


def test_the_reason_of_the_build_is_told(plain):
    plain.write_text(json.dumps({"kind": "interpreted", "why": "command 'cc' was not found"}))
    assert str(engine()).endswith("slower: command 'cc' was not found")


def test_a_build_for_another_python_is_told(plain):
    plain.write_text(json.dumps({"kind": "optimized", "sources": {"a.py": "1"}}))
    assert engine().why == "it was compiled for another Python"


def test_no_build_at_all_is_told(plain):
    assert engine().why == "it was installed without compiling"
    plain.write_text("{not json")
    assert engine().why == "it was installed without compiling"


def test_a_wish_is_told(plain, monkeypatch):
    monkeypatch.setenv("STAMMTISCH_INTERPRETED", "1")
    assert engine().why == "STAMMTISCH_INTERPRETED is set"


def test_the_kind_of_a_compiled_engine_is_that_of_the_build(plain, monkeypatch):
    class Spec:
        origin = "/somewhere/playout" + EXTENSION_SUFFIXES[0]

    monkeypatch.setattr(module, "find_spec", lambda name: Spec)
    plain.write_text(json.dumps({"kind": "optimized with a profile"}))
    assert str(engine()) == "compiled, optimized with a profile"
