"""The browser's tools: types that fit the server, and judges that can say no."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TOOLS = WEB / "node_modules" / ".bin"

pytestmark = pytest.mark.skipif(not TOOLS.is_dir(), reason="needs web/node_modules: make web")


def run(*command: str, given: str = "", folder: Path = WEB) -> subprocess.CompletedProcess[str]:
    """Run a tool with the Node that lies beside this Python."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_types_of_the_messages_are_those_of_the_server(tmp_path):
    """`make types` would write exactly what is there."""
    schema = run(sys.executable, "scripts/schema.py")
    assert schema.returncode == 0, schema.stderr
    written = run("node", "scripts/types.mjs", str(tmp_path / "messages.ts"), given=schema.stdout)
    assert written.returncode == 0, written.stderr
    fresh = (tmp_path / "messages.ts").read_text(encoding="utf-8")
    assert fresh == (WEB / "src" / "lib" / "messages.ts").read_text(encoding="utf-8")


FIRST_LOAD = 62_000  # bytes as they are sent: what the shelf needs, 61,300 when this was written
TITLE = 75_000  # all that one title draws, at most 56,000 when this was written


def weight(*files: Path) -> int:
    """How many bytes go over the line."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_the_first_load_is_light_and_a_title_is_one_file():
    bundle = ROOT / "src" / "stammtisch" / "web"
    page = (bundle / "index.html").read_text(encoding="utf-8")
    first = {bundle / name for name in re.findall(r"assets/[\w.-]+\.(?:js|css)", page)}
    assert len(first) >= 2, "no script, or no style"
    assert weight(*first) <= FIRST_LOAD
    titles = [path.parts[-3] for path in ROOT.glob("src/stammtisch/games/*/board/Board.svelte")]
    assert len(titles) >= 4
    for title in titles:
        drawn = [file for kind in ("js", "css") for file in bundle.glob(f"assets/{title}-*.{kind}")]
        assert len(drawn) == 2, f"{title} is drawn by {drawn}"
        assert weight(*drawn) <= TITLE


def test_eslint_can_say_no():
    wrong = "export const loud = (a: number): void => { if (a == 1) console.log(a); };\n"
    told = run(
        str(TOOLS / "eslint"), "-c", "eslint.config.js", "--stdin", "--stdin-filename", "wrong.ts",
        given=wrong,
    )  # fmt: skip
    assert told.returncode == 1, told.stderr
    assert "no-console" in told.stdout
    assert "eqeqeq" in told.stdout


WRONG = """<script lang="ts">
  const seats: number = "four";
</script>

<img src="/favicon.svg" />{seats}
"""
TSCONFIG = '{"extends": "%s", "include": ["*.svelte"]}'


def test_svelte_check_can_say_no(tmp_path):
    """A wrong type is an error, a picture without words a warning, and warnings fail too."""
    (tmp_path / "Wrong.svelte").write_text(WRONG, encoding="utf-8")
    (tmp_path / "tsconfig.json").write_text(TSCONFIG % (WEB / "tsconfig.json"), encoding="utf-8")
    told = run(
        str(TOOLS / "svelte-check"), "--workspace", str(tmp_path), "--fail-on-warnings",
        "--tsconfig", str(tmp_path / "tsconfig.json"), "--output", "human",
    )  # fmt: skip
    assert told.returncode == 1, told.stderr
    assert "Type 'string' is not assignable to type 'number'" in told.stdout
    assert "a11y_missing_attribute" in told.stdout


REACHING = """<p class="own">words</p>

<style>
  .own :global(.chip) {
    color: red;
    width: 40px;
  }
</style>
"""


def styled(text: str) -> subprocess.CompletedProcess[str]:
    """What Stylelint says of a component with these words."""
    words = ("--config", ".stylelintrc.json", "--stdin-filename", "src/parts/Wrong.svelte")
    return run(str(TOOLS / "stylelint"), *words, "--stdin", given=text)


def test_stylelint_can_say_no():
    """A selector that reaches into another component, and a length beside the scale."""
    told = styled(REACHING)
    assert told.returncode == 2, told.stdout
    said = told.stdout + told.stderr
    assert "No selector reaches into another component" in said
    assert "Lengths are multiples of the scale" in said


@pytest.mark.parametrize(
    ("reaches", "selector"),
    [
        (False, ':global([data-form="phone"]) .own'),
        (False, ':global([data-form]:not([data-form="phone"])) .own'),
        (False, ':global(:is([data-form="square"], [data-form="tall"])) .own'),
        (False, ":global(.night) .own"),
        (True, ":global(.night .chip) .own"),
        (True, ':global([data-form="phone"] .chip)'),
        (True, ".own :global(svg)"),
    ],
)
def test_only_the_state_of_the_page_is_everybodys(reaches, selector):
    text = REACHING.replace(".own :global(.chip)", selector).replace("    width: 40px;\n", "")
    told = styled(text)
    assert ("No selector reaches" in told.stdout + told.stderr) is reaches, told.stderr
    assert told.returncode == (2 if reaches else 0), told.stderr


def test_prettier_can_say_no(tmp_path):
    wrong = tmp_path / "wrong.ts"
    config = ("--config", str(WEB / "prettier.config.js"), "--check", str(wrong))
    for text, code in (("export const a={b:1}\n", 1), ("export const a = { b: 1 };\n", 0)):
        wrong.write_text(text, encoding="utf-8")
        assert run(str(TOOLS / "prettier"), *config).returncode == code


def test_the_script_about_long_lines_can_say_no(tmp_path):
    (tmp_path / "drawn.svelte").write_text(f'<path d="{"M0 0" * 60}" />\n', encoding="utf-8")
    assert run("node", "scripts/lines.mjs", str(tmp_path)).returncode == 0
    (tmp_path / "long.css").write_text(f"/* {'x' * 120} */\n", encoding="utf-8")
    told = run("node", "scripts/lines.mjs", str(tmp_path))
    assert told.returncode == 1
    assert "long.css:1: 126 characters" in told.stderr
