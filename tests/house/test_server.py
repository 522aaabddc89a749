"""The rooms of the server: each imports rooms below it, clients only what goes over the wire."""

from __future__ import annotations

from tests.house.reading import ROOT, circles, imports, module_of

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
