"""No package without the browser's bundle, and Node only where the bundle must be made."""

from __future__ import annotations

import pytest

from building import backend, browser


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A tree with the sources of a very small browser, and no Node."""
    monkeypatch.chdir(tmp_path)
    for folder in ("web/src", "web/public", "src/stammtisch/games/x/board"):
        (tmp_path / folder).mkdir(parents=True)
    for name in browser.FILES:
        (tmp_path / "web" / name).write_text(name)
    (tmp_path / "src/stammtisch/games/x/board/Board.svelte").write_text("<b>board</b>")
    monkeypatch.setattr("shutil.which", lambda name, path=None: None)
    return tmp_path


def made(tree) -> None:
    """What a build leaves behind."""
    browser.BUNDLE.mkdir(parents=True, exist_ok=True)
    (browser.BUNDLE / "index.html").write_text("<html></html>")
    browser.MARK.write_text(browser.sources_hash() + "\n")


def test_without_node_the_build_refuses_with_a_sentence(tree):
    with pytest.raises(browser.NoBrowser, match="no npm to make it: install Node"):
        browser.ensure()
    assert backend.for_the_browser() == [backend.NODE]


def test_a_bundle_of_these_sources_needs_no_node(tree):
    made(tree)
    browser.ensure()
    assert backend.for_the_browser() == []


@pytest.mark.parametrize(
    "path", ["web/package-lock.json", "web/src/new.ts", "src/stammtisch/games/x/board/Board.svelte"]
)
def test_any_changed_source_makes_the_bundle_stale(tree, path):
    made(tree)
    (tree / path).write_text("other")
    assert not browser.is_fresh()
    with pytest.raises(browser.NoBrowser):
        browser.ensure()


def test_a_package_without_sources_and_bundle_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(browser.NoBrowser, match="missing, and so are its sources"):
        browser.ensure()


def test_a_profile_is_learned_by_playing_and_play_needs_words(tree, monkeypatch):
    monkeypatch.setenv("STAMMTISCH_PROFILE", "1")
    assert backend.PLAY in backend.get_requires_for_build_wheel()
    monkeypatch.delenv("STAMMTISCH_PROFILE")
    assert backend.PLAY not in backend.get_requires_for_build_wheel()


def test_a_fresh_machine_gets_no_linters_and_a_full_one_keeps_them(tree, monkeypatch):
    called = []
    monkeypatch.setattr(browser, "npm_command", lambda: "npm")
    monkeypatch.setattr(browser, "call", lambda npm, words: called.append(words))
    browser.BUNDLE.mkdir(parents=True)
    browser.ensure()
    assert "--omit=dev" in called[0]
    assert called[1] == ["run", "--silent", "build"]
    called.clear()
    browser.MARK.unlink()
    (tree / "web/node_modules").mkdir()
    browser.ensure()
    assert called[0][0] == "install"
    assert "--omit=dev" not in called[0]
    called.clear()
    browser.MARK.unlink()
    (tree / "web/node_modules/.package-lock.json").write_text("{}")
    browser.ensure()
    assert called == [["run", "--silent", "build"]], "what the lock file says is installed"
