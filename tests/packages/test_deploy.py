"""Container, compose file and unit: what can be known of them without their daemons."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from stammtisch.cli.main import parser
from tests.packages.workshop import ROOT, Server

CONTAINER = (ROOT / "Containerfile").read_text()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
UNIT = (ROOT / "deploy/stammtisch.service").read_text()
CADDY = (ROOT / "deploy/Caddyfile").read_text()


def instruction(name: str) -> str:
    """The last instruction of this name in the Containerfile, on one line."""
    joined = CONTAINER.replace("\\\n", " ")
    return str(re.findall(rf"^{name} (.*)$", joined, re.MULTILINE)[-1]).strip()


def served(words: list[str]) -> tuple[str, int, str]:
    """The host, port and data folder of a command, read as our own command reads it."""
    chosen = parser().parse_args(words)
    return chosen.host, chosen.port, str(chosen.data)


def test_the_container_serves_as_nobody_in_particular():
    assert instruction("USER") != "root"
    assert instruction("USER") != "0"
    assert CONTAINER.count("\nFROM ") + CONTAINER.startswith("FROM") == 2, "two stages"
    last = CONTAINER.rsplit("\nFROM ", 1)[1]
    assert "gcc" not in last, "no compiler in what runs"
    assert json.loads(instruction("ENTRYPOINT")) == ["stammtisch"]
    host, port, data = served(json.loads(instruction("CMD")))
    assert host == "0.0.0.0"
    assert str(port) == instruction("EXPOSE")
    assert data == instruction("VOLUME")


def test_the_container_must_compile():
    assert "STAMMTISCH_COMPILE=1" in CONTAINER
    assert "gcc" in CONTAINER.split("\nFROM ")[1]


def test_the_container_can_keep_tables_in_postgresql_and_call_people():
    asked = re.findall(r"\[([\w,]+)\]['\"]", CONTAINER)
    assert asked == ["postgres,notify"] * 2, "what is built is what is installed"
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(asked[0].split(",")) <= extras["optional-dependencies"].keys()


@pytest.mark.parametrize("word", ["src/stammtisch/_compiled.json", "**/node_modules", ".git"])
def test_nothing_of_the_work_tree_gets_into_the_container(word):
    assert word in (ROOT / ".dockerignore").read_text().split()


def test_the_health_check_of_the_container_tells_an_open_table_from_a_closed_one(tmp_path):
    _, _, words = instruction("HEALTHCHECK").partition(" CMD ")
    check = [sys.executable, *json.loads(words)[1:]]
    with Server([sys.executable, "-m", "stammtisch"], tmp_path) as url:
        port = url.rsplit(":", 1)[1]
        here = [word.replace("8600", port) for word in check]
        assert here != check
        assert subprocess.run(here, capture_output=True, check=False).returncode == 0
    assert subprocess.run(here, capture_output=True, check=False).returncode != 0


def test_compose_serves_behind_a_proxy_and_opens_no_other_door():
    table, proxy = COMPOSE["services"]["table"], COMPOSE["services"]["proxy"]
    assert "ports" not in table
    assert COMPOSE["networks"]["inside"]["internal"]
    assert set(table["networks"]) == set(COMPOSE["networks"]), "and calls people to the table"
    words = [
        word.replace("${STAMMTISCH_NAME:-localhost}", "localhost") for word in table["command"]
    ]
    host, port, data = served(words)
    assert host == "0.0.0.0"
    assert f"reverse_proxy table:{port}" in CADDY
    assert f"tables:{data}" in table["volumes"]
    assert parser().parse_args(words).public == "https://localhost"
    for volume in proxy["volumes"]:
        place = volume.split(":")[0]
        assert place in COMPOSE["volumes"] or (ROOT / place).exists(), place
    assert (ROOT / table["build"]["dockerfile"]).is_file()


def test_the_database_is_there_for_whoever_asks_for_it_and_only_the_table_reaches_it():
    more = yaml.safe_load((ROOT / "compose.postgresql.yaml").read_text())
    table, database = more["services"]["table"], more["services"]["database"]
    chosen = parser().parse_args(table["command"])
    assert chosen.store == "postgresql://stammtisch@database/stammtisch"
    assert database["environment"]["POSTGRES_USER"] == "stammtisch"
    assert database["environment"]["POSTGRES_PASSWORD"] == table["environment"]["PGPASSWORD"]
    assert database["networks"] == ["inside"]
    assert "ports" not in database
    assert "database" not in COMPOSE["services"]


def test_compose_asks_for_health_where_an_image_does_not():
    """The proxy waits for it, and images in podman's own format have no such instruction."""
    options, _, words = instruction("HEALTHCHECK").partition(" CMD ")
    asked = COMPOSE["services"]["table"]["healthcheck"]
    assert asked["test"] == ["CMD", *json.loads(words)]
    said = dict(option.removeprefix("--").split("=") for option in options.split())
    assert said == {name.replace("_", "-"): str(asked[name]) for name in asked if name != "test"}


def test_compose_itself_can_read_the_file():
    docker = shutil.which("docker")
    command = [str(docker), "compose", "--file", str(ROOT / "compose.yaml"), "config", "--quiet"]
    if (
        docker is None
        or subprocess.run(
            [docker, "compose", "version"], capture_output=True, check=False
        ).returncode
    ):
        pytest.skip("no compose on this machine")
    subprocess.run(command, check=True, capture_output=True)


def test_the_unit_starts_a_command_that_we_understand():
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    program, *words = shlex.split(line)
    assert Path(program).name == "stammtisch"
    host, port, data = served(words)
    assert (host, port) == ("127.0.0.1", 8600)
    (state,) = re.findall(r"^StateDirectory=(.*)$", UNIT, re.MULTILINE)
    assert data == f"/var/lib/{state}"
    assert "DynamicUser=yes" in UNIT


def test_systemd_itself_finds_no_fault_in_the_unit(tmp_path):
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd on this machine")
    copy = tmp_path / "stammtisch.service"
    copy.write_text(UNIT.replace("/opt/stammtisch/bin/stammtisch", "/bin/true"))
    done = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert str(copy) not in done.stderr, done.stderr


def test_the_page_on_operations_shows_commands_that_we_understand():
    page = (ROOT / "docs/operations.md").read_text()
    shown = re.findall(r"^(?:\S*/)?stammtisch (serve .*|version)$", page, re.MULTILINE)
    assert len(shown) > 2
    for words in shown:
        parser().parse_args(shlex.split(re.sub(r"\[([^]]*)\]", r"\1", words).replace(" N", " 7")))
    for path in re.findall(r"\bdeploy/[\w.-]+", page):
        assert (ROOT / path).exists() or path.endswith("password.txt"), path
