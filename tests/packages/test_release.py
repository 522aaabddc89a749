"""The version rises with what others notice; the changelog and the notes go by release."""

from __future__ import annotations

import dataclasses

import pytest

from building import promises, release
from stammtisch.core.registry import titles
from tests.packages.workshop import ROOT

SAME = promises.Promises({"inn": 2}, 1, "abc", 4, 5)
TEXT = "# Changelog\n\n## 0.3.0 (in work)\n\n- New.\n\n## 0.2.0 (2026-01-01)\n\n- Old.\n"


@pytest.fixture(autouse=True)
def here(monkeypatch):
    monkeypatch.chdir(ROOT)


def test_the_version_has_risen_with_rules_protocol_and_store():
    text = release.CHANGES.read_text()
    now = promises.of_the_sources()
    assert release.complaints(release.version(), now, promises.published(), text) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"rules": {"inn": 3}}, "rules of inn: 2 -> 3"),
        ({"rules": {"inn": 2, "barn": 1}}, "rules of barn: none -> 1"),
        ({"protocol": 2}, "messages of the socket, protocol 1 -> 2"),
        ({"messages": "abd"}, "messages of the socket, protocol 1 -> 1"),
        ({"store": 5}, "schema of the store: 4 -> 5"),
        ({"database": 6}, "schema in PostgreSQL: 5 -> 6"),
    ],
)
def test_whatever_others_notice_asks_for_a_new_version(changed, told):
    now = dataclasses.replace(SAME, **changed)
    (complaint,) = release.complaints("0.2.0", now, {"0.2.0": SAME}, TEXT)
    assert told in complaint
    assert complaint.endswith("Raise the version.")
    assert release.complaints("0.3.0", now, {"0.2.0": SAME}, TEXT) == []


def test_an_older_version_and_a_silent_changelog_are_told():
    older, silent, lost = release.complaints("0.1.9", SAME, {"0.2.0": SAME, "0.0.1": SAME}, TEXT)
    assert older == "Version 0.1.9 is older than the published 0.2.0."
    assert silent == "CHANGELOG.md says nothing about 0.1.9."
    assert lost == "CHANGELOG.md has lost the release 0.0.1."
    assert release.complaints("0.10.0", SAME, {"0.9.0": SAME}, TEXT.replace("0.3", "0.10")) == [
        "CHANGELOG.md has lost the release 0.9.0."
    ]


def test_a_release_goes_out_with_its_day():
    assert release.dated(TEXT, "0.2.0")
    assert not release.dated(TEXT, "0.3.0"), "it is still in work"
    assert not release.dated(TEXT, "0.4.0")


def test_the_changelog_names_the_rules_of_every_release():
    told = release.changes(release.CHANGES.read_text())
    listed = {**promises.published(), release.version(): promises.of_the_sources()}
    names = {name: game.title for name, game in titles().items()}
    for version, promised in listed.items():
        rules = [f"{names[name]} {number}" for name, number in sorted(promised.rules.items())]
        rules[0] = rules[0].replace(names["crossroads"], f"{names['crossroads']} by rules version")
        assert told[version].startswith(f"Plays {', '.join(rules)}.\n"), version


def test_only_what_is_dated_committed_and_new_is_examined_and_sealed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(promises, "LIST", tmp_path / "releases.toml")
    promises.LIST.write_text(promises.entry_of("0.0.9", "2026-01-01", SAME))
    monkeypatch.setattr(release, "CHANGES", tmp_path / "CHANGELOG.md")
    monkeypatch.setattr(release, "git", lambda *words: " M setup.py")
    heading = f"## {release.version()} (in work)"
    release.CHANGES.write_text(f"{heading}\n\n- New.\n\n## 0.0.9 (2026-01-01)\n\n- Old.\n")
    assert release.main(["seal"]) == 1
    unfinished, loose = capsys.readouterr().err.splitlines()
    assert "unfinished" in unfinished
    assert loose == "There are changes that are not committed."
    monkeypatch.setattr(release, "git", lambda *words: "")
    dated = release.CHANGES.read_text().replace("in work", "2026-02-01")
    release.CHANGES.write_text(dated)
    assert release.main([]) == 0
    assert release.main(["seal"]) == 0
    assert promises.published()[release.version()] == promises.of_the_sources()
    assert release.main([]) == 1, "what is published is not published again"


def test_a_sealed_release_reads_as_it_was():
    written = promises.entry_of("0.2.0", "2026-01-01", SAME)
    assert promises.published(written) == {"0.2.0": SAME}


def test_the_notes_are_the_changes_the_numbers_and_the_hashes(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(release, "DIST", tmp_path)
    assert release.main(["notes"]) == 1
    assert "no wheel in dist" in capsys.readouterr().err
    (tmp_path / "stammtisch-9.9.9-py3-none-any.whl").write_text("another")
    assert release.main(["notes"]) == 1
    assert "another version" in capsys.readouterr().err
    (tmp_path / "stammtisch-9.9.9-py3-none-any.whl").unlink()
    (tmp_path / f"stammtisch-{release.version()}-py3-none-any.whl").write_text("this")
    assert release.main(["notes"]) == 0
    told = (tmp_path / "NOTES.md").read_text()
    assert told.startswith(f"# Stammtisch {release.version()}\n\nPlays ")
    assert "\n\n- " in told
    assert (tmp_path / "SHA256SUMS").read_text() in told


def test_a_tag_must_be_the_version(capsys):
    assert release.main(["tag", f"v{release.version()}"]) == 0
    assert release.main(["tag", "v9.9.9"]) == 1
    assert "is not v" in capsys.readouterr().err
    assert release.main(["dance"]) == 1
