"""Dependencies point one way: core <- titles; core <- bots, arena, cli, which know no title."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Set
from pathlib import Path

import pytest

import stammtisch

ROOT = Path(stammtisch.__file__).parent
SHELL = ROOT.parents[1] / "web" / "src"
# package -> packages it may import from stammtisch
ALLOWED = {
    "core": {"core", "games"},  # the registry looks into the folder `games`, at no title
    "bots": {"core", "bots"},
    "arena": {"core", "bots", "arena"},
    "envs": {"core", "bots", "envs"},
    "server": {"core", "bots", "server"},
    "client": {"core", "server", "client"},
    "laws": {"core", "arena", "laws"},
    "pattern": {"core", "pattern"},
    "lab": {"core", "bots", "arena", "lab"},
    "cli": {"core", "bots", "arena", "lab", "server", "laws", "cli"},
}
# room of a title -> rooms of the same title it may import
ROOMS = {
    "rules": {"rules"},
    "judgement": {"judgement", "rules"},
    "components": {"components", "rules"},
    "telling": {"telling", "components", "judgement", "rules"},
}
# what every title has in its rooms
ROLES = {
    "components": "reader",
    "rules": "ids box state flow imagine",
    "judgement": "evaluate",
    "telling": "decisions choices events explain plain sheet view",
}
# and what it has besides its own chapters once its rules are longer than SMALL lines
SMALL = 600
MORE_ROLES = {
    "components": "reader vocabulary belongings",
    "rules": "ids box state setup flow questions answers steps imagine encode effects",
    "judgement": "evaluate weights",
    "telling": (
        "decisions choices events explain features names plain plain_mat sheet sights view "
        "view_mat view_cards about accounts intro lessons scene terms"
    ),
    "tests": (
        "tables forecasts reasons uncounted test_about test_components test_explain test_forecast "
        "test_invariants test_records test_setup test_telling test_transcript"
    ),
}
# tests that only some titles have; all others hold a chapter of the rules, and say which
MORE_TESTS = {
    "test_board_positions",
    "test_evaluate",
    "test_examples",
    "test_examples_later",
    "test_lessons",
    "test_own_components",
    "test_tricky_examples",
    "test_tricky_examples_later",
    "test_words",
}
CHAPTER = re.compile(r"(Chapters?|Phases?|Module) [A-F\d]")
# what every drawn board has
BOARD = (
    "Board.svelte Side.svelte RivalMat.svelte Marquee.svelte SceneThing.svelte "
    "art.svg intro.svg cover.svg box.css colours.css "
    "choose.ts flights.ts happened.ts intro.ts legend.ts moves.ts rules.ts sounds.ts speak.ts "
    "timeline.ts view.ts sources.test.ts speak.test.ts"
)
# and how something is called that only some boards have -> what it shall not be called
BOARD_NAMES = {
    "LargeMat.svelte": "Large.svelte MatSheet.svelte",
    "RivalMat.svelte": "Rival.svelte Neighbour.svelte",
    "choose.ts": "picks.ts",
    "portraits.ts": "portrait.ts people.ts",
}
OTHER_FOLDERS = ("board", "words")
FLOW = "rules/flow.py"  # the state itself, which answers `evaluate`
DOOR = "judgement.evaluate"  # and the one module by which it does


def titles() -> list[Path]:
    """The folders of all titles."""
    return [path for path in (ROOT / "games").iterdir() if (path / "game.py").is_file()]


def titles_and_pattern() -> list[Path]:
    """And that of the small game which new ones are copied from."""
    return [*titles(), ROOT / "pattern"]


def roles(title: Path) -> dict[str, str]:
    """The modules that a title must have: a small one may lay some of them together."""
    files = (title / "rules").glob("*.py")
    lines = sum(path.read_text(encoding="utf-8").count("\n") for path in files)
    return ROLES if lines < SMALL else MORE_ROLES


def inner(name: str, title: Path) -> list[str]:
    """A dotted name inside a title's folder; nothing if it lies outside."""
    package = f"{module_of(title / '__init__.py')}."
    return name.removeprefix(package).split(".") if name.startswith(package) else []


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in found if name.startswith("stammtisch.")}


def packages(path: Path) -> set[str]:
    """The packages of this package that a file imports from, however it says so."""
    return {name.split(".")[1] for name in imports(path)} & {
        folder.name for folder in ROOT.iterdir() if folder.is_dir()
    }


def test_packages_import_only_what_lies_below_them():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for package, allowed in ALLOWED.items()
        for path in (ROOT / package).rglob("*.py")
        for name in sorted(packages(path) - allowed)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    [
        "import stammtisch.arena",
        "from stammtisch import arena",
        "from stammtisch.arena import table",
    ],
)
def test_a_package_is_found_however_it_is_imported(line, tmp_path):
    file = tmp_path / "crooked.py"
    file.write_text(f"{line}\nfrom stammtisch import __version__\n")
    assert packages(file) == {"arena"}


def test_every_package_has_its_place_in_the_order():
    found = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert found == {*ALLOWED, "games"}


def test_nobody_but_a_title_imports_a_title():
    names = [path.name for path in titles()]
    assert names
    wrong = []
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT).parts
        own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
        for name in imports(path):
            words = name.split(".")
            if words[1] == "games" and len(words) > 2 and words[2] in names and words[2] != own:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_titles_import_only_core_and_themselves():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / "games").rglob("*.py")
        if "tests" not in path.parts
        for name in imports(path)
        if name.split(".")[1] not in ("core", "games")
    ]
    assert wrong == []


def test_rooms_of_a_title_import_only_what_lies_below_them():
    """Rules know nothing of judgement, telling or files: only a state asks what it is worth."""
    wrong = []
    for title in titles_and_pattern():
        for path in [found for room in ROOMS for found in (title / room).rglob("*.py")]:
            place = path.relative_to(title).as_posix()
            for name in imports(path):
                own = inner(name, title)
                if not own:
                    continue
                through_the_door = place == FLOW and ".".join(own[:2]) == DOOR
                upwards = own[0] not in ROOMS[place.split("/")[0]] and not through_the_door
                to_the_state = place.startswith("judgement") and own[:2] == ["rules", "flow"]
                if upwards or to_the_state:
                    wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_every_title_has_the_same_rooms():
    """Whoever knows one title finds the way in every other."""
    front = ("__init__.py", "game.py", "rules.md", "components.toml")
    missing = [
        f"{title.name}/{name}"
        for title in titles_and_pattern()
        for name in (*front, *(f"{room}/__init__.py" for room in (*ROOMS, "tests")))
        if not (title / name).is_file()
    ]
    loose = [
        str(path.relative_to(ROOT))
        for title in titles_and_pattern()
        for path in title.glob("*.*")
        if path.name not in front
    ]
    assert missing + loose == []


def test_a_title_has_these_rooms_and_no_others():
    rooms = {*ROOMS, "tests", *OTHER_FOLDERS}
    for title in titles_and_pattern():
        found = {path.name for path in title.iterdir() if path.is_dir()} - {"__pycache__"}
        assert found == rooms | ({"project"} if title.name == "pattern" else set()), title.name


def test_our_titles_have_every_role():
    """None of them is small."""
    assert len([title for title in titles() if roles(title) is MORE_ROLES]) >= 4


def test_the_same_role_has_the_same_name_in_every_title():
    wrong = [
        f"{title.name}/{room}/{name}.py is missing"
        for title in titles_and_pattern()
        for room, names in roles(title).items()
        for name in names.split()
        if not (title / room / f"{name}.py").is_file()
    ]
    assert wrong == []


def test_a_test_of_a_title_is_a_role_or_holds_a_chapter():
    names = {*MORE_ROLES["tests"].split(), *MORE_TESTS}
    wrong = [
        f"{path.relative_to(ROOT)} is no role, and does not say which chapter it holds"
        for title in titles()
        for path in (title / "tests").glob("test_*.py")
        if path.stem not in names
        and not CHAPTER.match(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")
    ]
    assert wrong == []


def test_the_same_role_has_the_same_name_on_every_board():
    boards = [path.parent for path in (ROOT / "games").glob("*/board/Board.svelte")]
    assert len(boards) >= 4
    wrong = [
        f"{board.parent.name}/board/{name} is missing"
        for board in boards
        for name in BOARD.split()
        if not (board / name).is_file()
    ]
    wrong += [
        f"{board.parent.name}/board/{other} is called {name} elsewhere"
        for board in boards
        for name, others in BOARD_NAMES.items()
        for other in others.split()
        if (board / other).is_file()
    ]
    assert wrong == []


def crooked(path: Path, title: str) -> list[str]:
    """Parameters that are a view, or a seat's part of it, under another name."""
    called = {f"{title.capitalize()}View": "view", "MatView": "mat"}
    return [
        f"{path.name}:{node.lineno} calls a {kind} '{one.arg}'"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for one in [*node.args.args, *node.args.kwonlyargs]
        if isinstance(one.annotation, ast.Name) and (kind := one.annotation.id).endswith("View")
        if one.arg != called.get(kind, one.arg) or (kind not in called and one.arg in SEEN)
    ]


SEEN = ("seen", "view")


def test_telling_is_written_in_one_hand():
    """What people are told is made from a `view`; a seat's part of it is a `mat`."""
    wrong = [
        f"{title.name}: {found}"
        for title in titles_and_pattern()
        for path in (title / "telling").glob("*.py")
        for found in crooked(path, title.name)
    ]
    assert wrong == []


def test_a_view_under_another_name_is_found(tmp_path):
    file = tmp_path / "about.py"
    file.write_text(
        "def a(seen: XView, mat: MatView): ...\n"
        "def b(view: XView, own: MatView): ...\n"
        "def c(view: XView, seen: CardView): ...\n"
        "def d(view: XView, card: CardView): ...\n"
    )
    assert [found.split()[0] for found in crooked(file, "x")] == [
        f"about.py:{n}" for n in (1, 2, 3)
    ]


def parameters(path: Path, name: str) -> list[str]:
    """The parameters of a function of a file."""
    (found,) = [
        [one.arg for one in node.args.args]
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    return found


def test_every_match_is_begun_alike():
    """The box, the seats (unless the box knows them), what was agreed, then seed and journal."""
    for title in titles_and_pattern():
        given = parameters(title / "rules" / "flow.py", "new_match")
        assert given[0] == "box", title.name
        assert given[-2:] == ["seed", "journal"], title.name
        assert "seats" not in given[2:], title.name


def test_the_table_is_set_in_rules():
    """`game.py` hands on what was agreed; steps run where the rules are."""
    front = [(title / "game.py").read_text(encoding="utf-8") for title in titles_and_pattern()]
    assert not [text for text in front if "run_on" in text or "rules.steps" in text]


def test_rules_are_written_in_one_hand():
    """A rule works on `table` (an imagined one is a `world`); constants are named `ids.X`."""
    wrong = []
    for path in [found for title in titles_and_pattern() for found in title.rglob("*.py")]:
        name = "world" if path.stem == "imagine" else "table"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                if node.module.endswith((".rules.ids", ".judgement.weights")):
                    wrong.append(f"{place} imports constants by name")
            elif isinstance(node, ast.FunctionDef) and node.args.args:
                first = node.args.args[0]
                of = first.annotation.id if isinstance(first.annotation, ast.Name) else ""
                if of == "Tableau" and first.arg != name and "tests" not in path.parts:
                    wrong.append(f"{place} calls its table '{first.arg}'")
    assert wrong == []


def test_no_title_is_named_outside_its_folder():
    names = [path.name for path in titles()]
    wrong = [
        f"{path.relative_to(ROOT)} names '{name}'"
        for package in ALLOWED
        for path in (ROOT / package).rglob("*.py")
        for name in names
        if re.search(rf"[\"']{name}[\"']", path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def named_in_the_shell(folder: Path, names: list[str]) -> list[str]:
    """Where the browser's shell knows a title: its classes, colours and words are its board's."""
    return [
        f"{path.relative_to(folder)} names '{name}'"
        for kind in ("*.ts", "*.svelte", "*.css")
        for path in sorted(folder.rglob(kind))
        if not path.name.endswith(".test.ts")
        for name in names
        if re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"))
    ]


def test_the_shell_in_the_browser_names_no_title():
    assert named_in_the_shell(SHELL, [path.name for path in titles()]) == []


def test_a_title_in_the_shell_is_found(tmp_path):
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "tokens.css").write_text(":root.night .histrio {}\n")
    (tmp_path / "rules.test.ts").write_text('hereIn("histrio")\n')
    (tmp_path / "plain.ts").write_text("/** As in Histrio. */\n")
    assert named_in_the_shell(tmp_path, ["histrio"]) == ["art/tokens.css names 'histrio'"]


def test_only_the_chance_module_touches_random():
    wrong = [
        str(path.relative_to(ROOT))
        for package in ("core", "games", "bots", "pattern")
        for path in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names)
    ]
    assert wrong == []


def test_no_compiled_rule_shifts_a_constant():
    """`1 << x` is a 32-bit shift once compiled; only `bit` may do it."""
    games = ROOT / "games"
    compiled = [*games.glob("*/rules/*.py"), *games.glob("*/judgement/*.py")]
    compiled += [*(ROOT / "core").glob("*.py"), *(ROOT / "pattern").rglob("*.py")]
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in compiled
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
    ]
    assert wrong == []


# -- the rooms of the server ----------------------------------------------------------------------

# room (or module beside the rooms) of the server -> rooms it may import, besides itself
SERVER: dict[str, set[str]] = {
    "metrics": set(),
    "logs": set(),
    "wire": set(),
    "door": {"wire", "metrics", "logs"},
    "table": {"wire", "door", "metrics", "logs"},
    "store": {
        "table",
        "metrics",
    },  # a store fulfils what a table needs; no table knows which one it has
    "crew": {"metrics"},
    "bots": {"table", "crew", "metrics"},
    "past": {"wire", "table"},
    "book": {"wire", "table"},
    "notices": {"wire", "door", "table"},
    "lobby": {"wire", "door", "table", "crew", "bots", "past", "book", "notices", "metrics"},
    "socket": {"wire", "door", "table", "lobby"},
    # looks into a store that somebody else may serve, and changes what the server lets it change
    "admin": {"door", "table", "store", "past", "notices", "lobby", "nodes", "metrics"},
    "http": {
        "logs",
        "wire",
        "door",
        "table",
        "crew",
        "bots",
        "past",
        "book",
        "notices",
        "lobby",
        "socket",
        "admin",
    },
    # beside others on one database: between the door and the application
    "nodes": {"metrics", "logs", "wire", "door", "table", "store", "crew", "bots", "lobby"},
    "serve": {
        "metrics",
        "logs",
        "wire",
        "door",
        "table",
        "store",
        "bots",
        "nodes",
        "socket",
        "http",
    },
}


def server_room(name: str) -> str:
    """The room of a module of the server, by its dotted name."""
    return name.removeprefix("stammtisch.server.").split(".")[0]


def test_every_room_of_the_server_has_its_place_in_the_order():
    found = {
        path.stem
        for path in (ROOT / "server").iterdir()
        if path.name != "__init__.py" and (path.suffix == ".py" or (path / "__init__.py").is_file())
    }
    assert found == set(SERVER)


def test_the_order_of_rooms_is_an_order():
    assert circles(SERVER) == []


def test_rooms_of_the_server_import_only_rooms_below_them():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / "server").rglob("*.py")
        for room in [server_room(module_of(path))]
        for name in imports(path)
        if name.startswith("stammtisch.server.")
        and server_room(name) not in {room, *SERVER.get(room, set())}
    ]
    assert wrong == []


def test_clients_know_of_the_server_only_what_goes_over_the_wire():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / "client").rglob("*.py")
        for name in imports(path)
        if name.startswith("stammtisch.server.") and server_room(name) != "wire"
    ]
    assert wrong == []


# -- no circles ------------------------------------------------------------------------------------


def module_of(path: Path) -> str:
    """The dotted name of a file; a folder's own file stands for the folder."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def graph(files: dict[str, set[str]]) -> dict[str, set[str]]:
    """Which modules each module imports, from the dotted names that it mentions."""
    return {
        module: {
            known
            for name in names
            if (known := name if name in files else name.rpartition(".")[0]) in files
            and known != module
        }
        for module, names in files.items()
    }


def circles(edges: Mapping[str, Set[str]]) -> list[str]:
    """What stands in a circle, or between two: the rest can be taken away from either end."""
    left = {module: below & edges.keys() for module, below in edges.items()}
    while ends := {module for module, below in left.items() if not below} | (
        left.keys() - set().union(*left.values())
    ):
        left = {module: below - ends for module, below in left.items() if module not in ends}
    return sorted(left)


def test_no_module_imports_itself_by_a_detour():
    files = {module_of(path): imports(path) for path in ROOT.rglob("*.py")}
    assert circles(graph(files)) == []


def test_a_circle_is_found():
    assert circles(graph({"a": {"b.f"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == list("abc")
    assert circles(graph({"a": {"b.f"}, "b": {"c"}, "c": set(), "d": {"a"}})) == []
