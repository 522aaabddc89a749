"""The documents are true: each path that they name exists, each folder and module is explained."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

import stammtisch

SOURCE = Path(stammtisch.__file__).parent
ROOT = SOURCE.parents[1]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
ROOMS = ("components", "rules", "judgement", "telling", "tests")
OTHER_PLACES = ("pattern/", "games/")  # have the rooms of a title
NO_FOLDERS = {"__pycache__", "records", "transcripts"}

MADE_BY_HOSTS = {Path("deploy/database-password.txt")}

CODE = re.compile(r"`([^`\s]+)`")
PATH = re.compile(r"(?:src|web|tests|docs|bench|building|deploy)(?:/[\w.-]+)+/?")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[\w-]+)?\)")
ROW = re.compile(r"^\| (.+?) \| (.+?) \|$", re.MULTILINE)
FOLDER = re.compile(r"\*\*`([\w/]+)/`\*\*")

Named = dict[str, set[str]]


# -- paths ----------------------------------------------------------------------------------------


def absent(text: str, page: Path) -> list[str]:
    """What a page names and nobody finds."""
    paths = [ROOT / code for code in CODE.findall(text) if PATH.fullmatch(code)]
    links = [page.parent / link for link in LINK.findall(text) if ":" not in link]
    built = SOURCE / "web"  # only once somebody has built it
    return [
        path.relative_to(ROOT).as_posix()
        for path in map(Path.resolve, [*paths, *links])
        if not path.exists() and not path.is_relative_to(built) and not lies_in_a_title(path)
    ]


def lies_in_a_title(path: Path) -> bool:
    """`tests/reasons.py` may also be meant inside each title's folder."""
    inside = path.relative_to(ROOT)
    return inside in MADE_BY_HOSTS or any((title / inside).exists() for title in titles())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_that_a_page_names_exists(page):
    assert absent(page.read_text(encoding="utf-8"), page) == []


def test_a_path_that_is_gone_is_found():
    text = "see `src/stammtisch/core/gone.py`, `docs/look.md` and [it](nowhere.md#part)"
    assert absent(text, PAGES[0]) == ["src/stammtisch/core/gone.py", "docs/nowhere.md"]


def test_the_way_of_one_answer_names_its_files():
    """From the click to the pieces that move, with whole paths, so that the law above holds it."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    way = page.split("## The way of one answer")[1].split("\n## ")[0]
    assert len([code for code in CODE.findall(way) if PATH.fullmatch(code)]) > 20


# -- the glossary ---------------------------------------------------------------------------------


def section(heading: str) -> str:
    """A part of the glossary."""
    page = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    return page.split(f"## {heading}\n")[1].split("\n## ")[0]


def explained(text: str) -> Named:
    """Folder -> the modules that its rows name; those of a title's own row stand on the right."""
    found: Named = {}
    folder = ""
    for left, right in ROW.findall(text):
        if folders := FOLDER.findall(left):
            found.update((name, set()) for name in folders)
            folder = folders[-1]
        elif left != "name":
            names = CODE.findall(left) or CODE.findall(right)
            found.setdefault(folder, set()).update(names)
    return found


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py") if path.stem != "__init__"}


def house() -> Named:
    """Folder -> modules, of everything outside the titles."""
    found = {"stammtisch": modules(SOURCE), "web": set[str]()}
    for path in SOURCE.rglob("*"):
        name = path.relative_to(SOURCE).as_posix()
        inside = name.startswith((*OTHER_PLACES, "web/")) and name != "pattern/project"
        if path.is_dir() and not inside and path.name not in NO_FOLDERS:
            found[name] = set() if name == "pattern" else modules(path)
    web = ROOT / "web/src"
    folders = [web, *(path for path in web.rglob("*") if path.is_dir())]
    return found | {path.relative_to(ROOT).as_posix(): scripts(path) for path in folders}


def scripts(folder: Path) -> set[str]:
    """The modules of a folder of the browser; components and tests have their own names."""
    if not folder.is_relative_to(ROOT / "web/src/lib") and folder.name != "worker":
        return set()
    files = [path for path in folder.glob("*.ts") if not path.name.endswith(".test.ts")]
    return {path.name.split(".")[0] for path in files}


def workshop() -> Named:
    """Folder -> modules, of everything outside the package and the browser's sources."""
    places = [ROOT / name for name in ("building", "bench", "examples", "deploy", "tests")]
    places += [ROOT / "web/dev", ROOT / "web/scripts"]
    places += [path for path in (ROOT / "tests").rglob("*") if path.is_dir()]
    found = {
        path.relative_to(ROOT).as_posix(): modules(path) | {one.stem for one in path.glob("*.mjs")}
        for path in places
        if path.name not in NO_FOLDERS
    }
    for name in found:
        if name.startswith("tests/"):
            found[name] = set()  # a test says itself what it holds
    found["tests"] = {name for name in found["tests"] if not name.startswith("test_")}
    return found


def titles() -> list[Path]:
    return [path.parent for path in SOURCE.glob("*/*/game.py")] + [SOURCE / "pattern"]


def compared(said: Named, true: Named) -> list[str]:
    """Every folder or module without an explanation, and every explanation of nothing."""
    wrong = [f"{folder}/ is not explained" for folder in true.keys() - said.keys()]
    wrong += [f"{folder}/ is gone" for folder in said.keys() - true.keys()]
    for folder in said.keys() & true.keys():
        here, there = said[folder], true[folder]
        new = [name for name in there if not any(fnmatch(name, one) for one in here)]
        old = [one for one in here if not any(fnmatch(name, one) for name in there)]
        wrong += [f"{folder}/{name} is not explained" for name in new]
        wrong += [f"{folder}/{name} is gone" for name in old]
    return sorted(wrong)


def test_the_glossary_explains_every_folder_and_module():
    assert compared(explained(section("The rooms of the house")), house()) == []
    assert compared(explained(section("The workshop")), workshop()) == []


def test_the_glossary_explains_every_room_of_a_title():
    said = explained(section("The rooms of a title"))
    files = {name for names in said.values() for name in names if "." in name}
    assert files
    for name in files:
        assert any(list(title.rglob(name)) for title in titles()), f"{name} is gone"
    modules_said = {room: {n for n in said[room] if "." not in n} for room in ROOMS}
    true = {room: set().union(*(modules(t / room) for t in titles())) for room in ROOMS}
    true["tests"] = {name for name in true["tests"] if not name.startswith("test_")}
    assert compared(modules_said, true) == []
    folders = {path.name for title in titles() for path in title.iterdir() if path.is_dir()}
    assert folders - NO_FOLDERS - {"project"} == said.keys() - {""}


def boards() -> list[Path]:
    return [path.parent for path in SOURCE.glob("games/*/board/Board.svelte")]


def test_the_glossary_explains_every_module_of_a_board():
    """And the components that more than one board has; those of one title say what they are."""
    names = explained(section("The rooms of a title"))["board"]
    said = {name for name in names if "." not in name}
    modules = {
        path.name.split(".")[0]
        for board in boards()
        for path in board.rglob("*.ts")
        if not path.name.endswith(".test.ts")
    }
    drawn = [{path.stem for path in board.rglob("*.svelte")} for board in boards()]
    components = {name for one in drawn for name in one if sum(name in two for two in drawn) > 1}
    assert compared({"board": said}, {"board": modules | components}) == []


def test_the_page_on_the_browser_tells_which_primitives_boards_take():
    page = (ROOT / "docs/browser.md").read_text(encoding="utf-8")
    told = set(CODE.findall(page.split("**Who uses which.** Boards take")[1].split(";")[0]))
    taken = {
        name
        for board in boards()
        for path in board.rglob("*.svelte")
        for name in re.findall(r"primitives/(\w+)\.svelte", path.read_text(encoding="utf-8"))
    }
    assert told == taken


def test_a_missing_and_a_stale_name_are_found():
    true = {"core": {"bits", "rng", "view_mat"}, "laws": set[str]()}
    assert compared({"core": {"bits", "rng", "view_*"}, "laws": set()}, true) == []
    wrong = compared({"core": {"bits", "view_*", "luck"}, "past": set()}, true)
    assert wrong == [
        "core/luck is gone", "core/rng is not explained",
        "laws/ is not explained", "past/ is gone",
    ]  # fmt: skip
