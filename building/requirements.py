"""What the C compiler's part of a build needs, as pyproject.toml says: for `make`."""

from __future__ import annotations

import tomllib
from pathlib import Path


def build_requirements() -> list[str]:
    """The requirements of the build system."""
    listed: list[str] = tomllib.loads(Path("pyproject.toml").read_text())["build-system"][
        "requires"
    ]
    return listed


if __name__ == "__main__":
    print(" ".join(build_requirements()))
