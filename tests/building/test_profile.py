"""A build with a profile learns from play in every title, and only where the compiler can."""

from __future__ import annotations

import pytest

from building import kind, training
from building.profile import hand_over
from stammtisch.core.registry import titles


def test_what_is_counted_is_what_is_used():
    """Other flags in the second pass would make other code, to which the counters do not belong."""
    build = kind.optimized_kinds(clang=False)[0]
    counting, after = kind.with_counters(build), kind.profiled(build)
    shared = [flag for flag in counting.compiling if flag in after.compiling]
    assert shared == build.compiling
    assert "-fprofile-generate" in counting.linking
    assert "-fprofile-use" in after.compiling
    assert after.name == "optimized with a profile"


@pytest.mark.parametrize(("clang", "wanted"), [(True, "1"), (False, "0")])
def test_a_profile_needs_gcc_and_a_wish(monkeypatch, capsys, clang, wanted):
    monkeypatch.setattr(kind, "is_clang", lambda compiler: clang)
    monkeypatch.setattr(kind, "can", lambda compiler, build: True)
    monkeypatch.setenv("STAMMTISCH_PROFILE", wanted)
    assert not kind.profile_wanted(["cc"])
    assert ("needs GCC" in capsys.readouterr().err) == clang
    monkeypatch.setenv("STAMMTISCH_PROFILE", "1")
    monkeypatch.setattr(kind, "is_clang", lambda compiler: False)
    assert kind.profile_wanted(["gcc"])
    assert not kind.profile_wanted([]), "Windows"


def test_play_without_counters_is_told(tmp_path):
    with pytest.raises(RuntimeError, match="left no counters"):
        hand_over(tmp_path / "counting", tmp_path / "after")


def test_counters_lie_where_the_objects_will_be(tmp_path):
    (tmp_path / "counting/units").mkdir(parents=True)
    (tmp_path / "counting/units/core-1.gcda").write_text("7")
    (tmp_path / "after").mkdir()
    (tmp_path / "after/gone.gcda").write_text("old")
    hand_over(tmp_path / "counting", tmp_path / "after")
    assert (tmp_path / "after/units/core-1.gcda").read_text() == "7"
    assert not (tmp_path / "after/gone.gcda").exists()


@pytest.mark.parametrize("name", titles())
def test_every_title_has_lessons_with_and_without_thought(name):
    lessons = training.lessons(name)
    at_random, thinking = next(lessons), next(lessons)
    assert at_random(1)
    assert thinking(1)
