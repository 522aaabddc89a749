"""The bundle is the same wherever the house is cloned, so that no folder is an unlucky one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules").is_dir(), reason="needs web/node_modules: make web"
)
# the marks that all components of a house get, and the house laid into another folder
MARKS = """
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
const [house] = process.argv.slice(-1);
const { default: config } = await import(pathToFileURL(join(house, "web/svelte.config.js")));
const hash = (text) => {
  let found = 5381;
  for (let place = text.length - 1; place >= 0; place--)
    found = ((found << 5) - found) ^ text.charCodeAt(place);
  return (found >>> 0).toString(36);
};
for (const folder of ["web/src", "src/stammtisch/games"])
  for (const name of readdirSync(join(house, folder), { recursive: true }).sort())
    if (name.endsWith(".svelte"))
      console.log(config.compilerOptions.cssHash({ hash, filename: join(house, folder, name) }));
"""


def marks(house: Path) -> list[str]:
    """The mark of each component; an error where two get the same."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["node", "--input-type=module", "-e", MARKS, str(house)],
        cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_every_component_has_a_mark_of_its_own_whatever_the_folder(tmp_path):
    here = marks(WEB.parent)
    assert len(here) == len(set(here)) > 300
    copy = tmp_path / "copy"
    (copy / "web").mkdir(parents=True)
    (copy / "web/svelte.config.js").write_text(
        (WEB / "svelte.config.js").read_text(encoding="utf-8"), encoding="utf-8"
    )
    (copy / "web/node_modules").symlink_to(WEB / "node_modules")
    (copy / "web/src").symlink_to(WEB / "src")
    (copy / "src").symlink_to(WEB.parent / "src")
    assert marks(copy) == here
