"""The workflow that builds the wheels: every step pinned, every Python and system named."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import yaml

from tests.packages.workshop import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
HASHED = re.compile(r"[A-Za-z0-9._-]+==[^ ]+( ; .*)? --hash=sha256:[0-9a-f]{64}")
EXACT = re.compile(r"[A-Za-z0-9._-]+==[^ ]+")


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_every_action_is_pinned_to_a_commit_and_says_its_version():
    assert WORKFLOWS
    for path in WORKFLOWS:
        text = path.read_text()
        used = [step["uses"] for step in steps(yaml.safe_load(text)) if "uses" in step]
        assert used
        for action in used:
            assert re.fullmatch(r"[a-z-]+/[a-z-]+@[0-9a-f]{40}", action), action
            assert re.search(rf"{action} # v\d+\.\d+\.\d+\n", text), action


def test_requirements_are_exact_and_those_that_are_installed_have_hashes():
    folder = ROOT / ".github/requirements"
    for name, form in (("wheels.txt", HASHED), ("build.txt", EXACT)):
        lines = [
            line for line in (folder / name).read_text().splitlines() if not line.startswith("#")
        ]
        assert lines
        assert all(form.fullmatch(line) for line in lines), lines


def test_files_that_the_steps_name_exist():
    for path in WORKFLOWS:
        for word in re.findall(r"\.github/requirements/[\w.-]+", path.read_text()):
            assert (ROOT / word).is_file(), word


def test_the_build_requirements_are_all_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pinned = {
        line.split("==")[0]
        for line in (ROOT / ".github/requirements/build.txt").read_text().splitlines()
    }
    for requirement in project["build-system"]["requires"]:
        name = re.split(r"[\[=<>]", requirement)[0]
        assert name in pinned, name


def test_wheels_are_built_for_every_python_and_system():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp3{n}-*" for n in (11, 12, 13, 14)]
    (wheels,) = (path for path in WORKFLOWS if path.name == "wheels.yml")
    machines = yaml.safe_load(wheels.read_text())["jobs"]["wheels"]["strategy"]["matrix"]["machine"]
    for system in ("ubuntu-24.04", "ubuntu-24.04-arm", "macos-", "windows-"):
        assert any(machine.startswith(system) for machine in machines), system
