"""Files of the browser: found through links, and none outside of the bundle."""

from __future__ import annotations

import pytest
from litestar.exceptions import NotFoundException

from stammtisch.server.door.reach import Reach
from stammtisch.server.http.routes import pages
from stammtisch.server.http.routes.pages import standing_at


@pytest.fixture
def bundle(tmp_path, monkeypatch):
    """An install whose folder and files are links, as some installers and owners make them."""
    store = tmp_path / "store"
    (store / "assets").mkdir(parents=True)
    (store / "assets/a.js").write_text("let a;")
    place = tmp_path / "web"
    place.symlink_to(store, target_is_directory=True)
    (tmp_path / "elsewhere.css").write_text("a {}")
    (store / "assets/b.css").symlink_to(tmp_path / "elsewhere.css")
    (tmp_path / "secret").write_text("no")
    monkeypatch.setattr(pages, "BUNDLE", place)
    return place


def test_files_are_found_through_links(bundle):
    assert pages.file_of("/assets/a.js") == bundle / "assets/a.js"
    assert pages.file_of("/assets/b.css") == bundle / "assets/b.css"


@pytest.mark.parametrize(
    "path", ["/../secret", "../secret", "/assets/../../secret", "", "/", "/no"]
)
def test_nothing_outside_of_the_bundle_is_a_file_of_it(bundle, path):
    assert pages.file_of(path) is None


def test_a_name_that_no_file_can_have_is_not_found(bundle):
    with pytest.raises(NotFoundException):
        pages.file_of("/" + "x" * 5000)


@pytest.mark.parametrize(
    ("public", "path"),
    [
        (None, "/"),
        ("https://tables.example.org", "/"),
        ("https://example.org/inn/games/", "/inn/games/"),
        ("https://example.org/inn", "/inn/"),
    ],
)
def test_the_page_is_told_under_which_path_it_stands(public, path):
    assert Reach("127.0.0.1", 8600, public).path == path
    page = '<meta name="base" content="./" /><script src="./assets/a.js"></script><p>./</p>'
    told = page.replace('"./', f'"{path}')
    assert standing_at(page, path) == told


def test_a_path_cannot_break_out_of_its_place():
    assert standing_at('<meta content="./" />', '/"><script>/') == (
        '<meta content="/&quot;&gt;&lt;script&gt;/" />'
    )
