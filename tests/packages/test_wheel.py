"""`pip install` from a clone: compiled, with the browser, without the tests; and it plays."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from building import browser
from building.sources import compiled_modules
from tests.packages.workshop import (
    ROOT,
    Server,
    cloned,
    installed,
    newer_python,
    once,
    run,
    wheel_of,
)
from tests.tables import SOAK

LARGEST = 8_000_000  # bytes of a wheel; measured 3 to 4 million
pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no clone without git")


@pytest.fixture(scope="session")
def made(tmp_path_factory, request):
    """clone/, wheel/ and home/ (an environment with the wheel in it), made once for all workers.

    Objects come from this tree where the sources are the same: each lies beside a hash of them.
    """

    def make(place: Path) -> None:
        clone = cloned(place / "clone")
        (place / "wheel").mkdir()
        if published := os.environ.get("STAMMTISCH_WHEEL"):  # the very file that is released
            shutil.copy(published, place / "wheel")
            return
        objects = str(ROOT / "build")
        wheel_of(clone, sys.executable, place / "wheel", STAMMTISCH_OBJECTS=objects)

    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        folder = folder.parent
    return once(folder, "packages", make)


@pytest.fixture(scope="session")
def wheel(made):
    (found,) = (made / "wheel").glob("*.whl")
    return found


@pytest.fixture(scope="session")
def commands(made, wheel):
    """Where the commands of a clean environment lie."""
    return once(made, "home", lambda place: installed(wheel, sys.executable, place)) / "bin"


def test_the_wheel_holds_the_package_the_browser_and_no_tests(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    ours = {name for name in names if not name.startswith("stammtisch/pattern/")}
    assert not {name for name in ours if "/tests/" in name or "/board/" in name}
    assert not {name for name in names if name.startswith(("tests/", "building/"))}
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/stammtisch").rglob("*.py")
        if "tests" not in path.parts
    }
    tracked = run("git", "ls-files", "src", cwd=ROOT).split()
    pattern = {
        name.removeprefix("src/") for name in tracked if name.startswith("src/stammtisch/pattern/")
    }
    assert pattern <= names  # what `stammtisch new` copies, with its tests and its cover
    assert {name for name in sources if f"src/{name}" in tracked} <= names
    needed = ("py.typed", "web/index.html", "words/en.ftl", "_compiled.json")
    assert {f"stammtisch/{name}" for name in needed} <= names
    assert any(re.fullmatch(r"stammtisch/web/assets/index-.*\.js", name) for name in names)
    assert any(re.fullmatch(r"stammtisch/web/assets/index-.*\.css", name) for name in names)
    for kind in ("words/fr.ftl", "rules.md", "components.toml"):
        assert f"stammtisch/games/histrio/{kind}" in names
    assert wheel.stat().st_size < LARGEST


def test_the_installed_wheel_makes_a_title_that_keeps_the_laws(commands, tmp_path):
    run(commands / "stammtisch", "new", "lantern", "--into", tmp_path)
    assert "all 39 laws hold" in run(commands / "stammtisch", "check", tmp_path / "lantern")


def test_every_compiled_module_is_compiled_in_the_wheel(wheel, monkeypatch):
    monkeypatch.chdir(ROOT)
    names = zipfile.ZipFile(wheel).namelist()
    libraries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    wanted = {path.removeprefix("src/").removesuffix(".py") for path in compiled_modules()}
    assert wanted == libraries - {"stammtisch__mypyc"}
    assert "-none-any" not in wheel.name


def test_the_installed_wheel_plays_at_the_compiled_speed(commands):
    said = json.loads(run(commands / "stammtisch", "version", "--json"))
    assert said["compiled"]
    assert said["build"].startswith("optimized")
    if "STAMMTISCH_WHEEL" in os.environ:  # what is released has learned from play
        assert "profile" in said["build"]
    played = json.loads(
        run(commands / "stammtisch", "simulate", "histrio", "--games", "2000", "--seats", "3",
            "--json")
    )  # fmt: skip
    assert played["games"] == 2000
    assert "engine: compiled" in run(commands / "python", "-m", "stammtisch", "version")


def test_the_installed_wheel_serves_a_shelf_with_script_and_style(commands, tmp_path):
    with Server([commands / "stammtisch"], tmp_path / "data") as url:
        look_at_the_shelf(url)


def test_the_lines_for_a_small_server_need_nothing_but_the_wheel(commands, tmp_path):
    """Its first half is what `commands` did; here the settings are written, into a folder."""
    page = (ROOT / "docs/operations.md").read_text()
    lines = page.split("## A small server in ten lines")[1].split("```")[1].strip().splitlines()
    assert len(lines) == 10
    assert not [line for line in lines if "deploy/" in line]
    written = [line for line in lines if line.startswith(("cd ", "sed "))]
    script = "\n".join(["set -e", *written]).replace("/opt/stammtisch", str(commands.parent))
    for place in ("systemd/system", "caddy"):
        (tmp_path / place).mkdir(parents=True)
    script = script.replace("/etc/", f"{tmp_path}/").replace("YOUR.NAME", "inn.example.net")
    run("sh", "-c", script)
    unit = (tmp_path / "systemd/system/stammtisch.service").read_text()
    assert "--public https://inn.example.net " in unit
    proxy = (tmp_path / "caddy/Caddyfile").read_text()
    assert "\ninn.example.net {" in proxy
    assert "reverse_proxy 127.0.0.1:8600" in proxy
    program = re.search(r"^ExecStart=(\S+)", unit, re.MULTILINE)
    assert program
    assert (commands / Path(program[1]).name).is_file()


def test_an_install_reached_through_a_link_serves_its_files(commands, tmp_path):
    link = tmp_path / "linked"
    link.symlink_to(commands.parent, target_is_directory=True)
    package = next(link.glob("lib/python*/site-packages"))
    words = [commands / "python", "-m", "stammtisch"]
    with Server(words, tmp_path / "data", PYTHONPATH=str(package)) as url:
        look_at_the_shelf(url)


def look_at_the_shelf(url: str) -> None:
    """The page names a script and a style, and both are there."""
    page = urlopen(url).read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    style = re.search(r'href="(/assets/index-[^"]+\.css)"', page)
    assert script, page
    assert style, page
    for path, kind in ((script[1], "text/javascript"), (style[1], "text/css")):
        with urlopen(url + path) as answer:
            assert answer.headers["Content-Type"].startswith(kind)
            assert len(answer.read()) > 1000


def test_the_source_archive_has_the_bundle_so_that_nobody_needs_node(made, tmp_path, monkeypatch):
    code = f"from building.backend import build_sdist; print(build_sdist({str(tmp_path)!r}))"
    run(sys.executable, "-c", code, cwd=made / "clone")
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = opened.getnames()
        opened.extractall(tmp_path, filter="data")
    assert not [name for name in names if name.endswith((".so", ".pyc", "_compiled.json"))]
    assert not [name for name in names if "node_modules" in name]
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    tracked = run("git", "ls-files", cwd=made / "clone").split()
    assert [name for name in tracked if not (folder / name).is_file()] == [], "it is all there"
    monkeypatch.chdir(folder)
    assert browser.is_fresh()
    asked = "from building.backend import *; print(get_requires_for_build_wheel())"
    assert "nodejs" not in run(sys.executable, "-c", asked, cwd=folder)
    board = next((folder / "web/src").rglob("*.svelte"))
    board.write_text(board.read_text() + "\n")
    assert "nodejs" in run(sys.executable, "-c", asked, cwd=folder), "a changed source needs Node"


@pytest.mark.skipif(not SOAK, reason="compiles everything for another Python: only in the soak")
def test_a_newer_python_can_install_it_too(made, tmp_path):
    python = newer_python()
    if python is None:
        pytest.skip("no newer Python on this machine")
    (tmp_path / "wheel").mkdir()
    wheel = wheel_of(made / "clone", python, tmp_path / "wheel")
    folder = installed(wheel, python, tmp_path / "home")
    assert "engine: compiled" in run(folder / "stammtisch", "version")
    here = [sys.executable, "-m", "stammtisch"]
    words = ["simulate", "taverna", "--games", "500", "--json"]
    mine, newer = (json.loads(run(*call, *words)) for call in (here, [folder / "stammtisch"]))
    assert mine["hash"] == newer["hash"]
    with Server([folder / "stammtisch"], tmp_path / "data") as url:
        look_at_the_shelf(url)


@pytest.mark.skipif(not SOAK, reason="fetches two installers: only in the soak")
@pytest.mark.parametrize(
    ("installer", "words"), [("pipx", ("run", "--spec")), ("uv", ("tool", "run", "--from"))]
)
def test_pipx_and_uvx_run_the_wheel_file(wheel, tmp_path, installer, words):
    run(sys.executable, "-m", "venv", tmp_path / "tools")
    run(tmp_path / "tools/bin/pip", "install", "--quiet", installer)
    called = (tmp_path / "tools/bin" / installer, *words, wheel, "stammtisch", "version")
    places = {"PIPX_HOME": "pipx", "UV_CACHE_DIR": "uv", "UV_TOOL_DIR": "uv-tools"}
    settings = {name: str(tmp_path / folder) for name, folder in places.items()}
    said = run(*called, cwd=tmp_path, **settings)
    assert "engine: compiled" in said
