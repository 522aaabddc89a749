"""Laws about rules.md: functions carry out what it says, and tests name it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path

from stammtisch.core.game import AnyGame
from stammtisch.laws.broken import Broken, hold
from stammtisch.laws.law import law

CHAPTERS = re.compile(r"^## (\d+)\. (.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
RULING = re.compile(r"^\| (\d+) \|", re.MULTILINE)
EXAMPLE = re.compile(r"\*\*([VEX]\d+[a-z]?)\b")
PARAGRAPH = re.compile(r"^(?:#+|-) (\d+(?:\.\d+)+)\b", re.MULTILINE)
PLACE = re.compile(r"^(?:#+|-|\*\*) ?(\d+(?:\.\d+)*)\b|^ *(\d+)\. ", re.MULTILINE)
RULES, RULINGS, EXAMPLES = ("5", "6", "7", "8"), "9", "10"  # the chapters
ROOMS = ("rules", "judgement", "telling", "components")

# -- how a docstring cites: [7.3, R12] at its end, `7.3, V2:` at the head of a test, chapter 5
IN_BRACKETS = re.compile(r"\[([^\]]*)\]")
AT_THE_HEAD = re.compile(r"((?:[A-Z]?\d[\d.]*[a-z]?(?:, | and )?)+)(?:,? ?\w+)?:")
AS_CHAPTER = re.compile(r"[Cc]hapters? (\d[\d.]*(?:(?:, | and | to )\d[\d.]*)*)")
NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)*(?!\w)")


def folder(game: AnyGame) -> Path:
    """Where a title lies."""
    return Path(str(resources.files(game.package)))


def labels(rules: str) -> dict[str, list[str]]:
    """The numbers of the rulings and the labels of the worked examples, in their order."""
    chapters = dict(CHAPTERS.findall(rules))
    return {
        "rulings": RULING.findall(chapters.get(RULINGS, "")),
        "examples": EXAMPLE.findall(chapters.get(EXAMPLES, "")),
    }


def paragraphs(rules: str) -> list[str]:
    """The numbers of the paragraphs that hold rules; a chapter without any counts as one."""
    chapters = dict(CHAPTERS.findall(rules))
    found: list[str] = []
    for chapter in RULES:
        numbers = PARAGRAPH.findall(chapters.get(chapter, ""))
        own = [number for number in numbers if number.startswith(f"{chapter}.")]
        found += own or [chapter] * (chapter in chapters)
    return found


def places(rules: str) -> set[str]:
    """Whatever can be cited: chapters, paragraphs, their numbered steps (6.3.1), rulings."""
    found = {f"R{number}" for number in labels(rules)["rulings"]}
    paragraph = ""
    for number, step in PLACE.findall(rules):
        paragraph = number or paragraph
        found.add(number or f"{paragraph}.{step}")
    return found


def cited_in(docstring: str) -> set[str]:
    """The paragraphs that a docstring names, and the rulings as R12."""
    head = AT_THE_HEAD.match(docstring)
    lists = IN_BRACKETS.findall(docstring) + AS_CHAPTER.findall(docstring)
    lists += [head[1]] if head else []
    found = {number for one in lists for number in NUMBER.findall(one)}
    return found | set(re.findall(r"\bR\d+\b", docstring))


def docstrings(files: Iterable[Path]) -> Iterator[str]:
    """What functions and classes say of themselves."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield ast.get_docstring(node) or ""


def sources_of(game: AnyGame) -> list[Path]:
    """The files that carry out the rules, judge positions, tell of them and read components."""
    rooms = [file for room in ROOMS for file in sorted((folder(game) / room).glob("*.py"))]
    return [*rooms, folder(game) / "game.py"]


def uncited(game: AnyGame, files: Iterable[Path]) -> list[str]:
    """The paragraphs and rulings that no function in these files cites."""
    rules = rules_of(game)
    wanted = paragraphs(rules) + [f"R{number}" for number in labels(rules)["rulings"]]
    cited = {label for docstring in docstrings(files) for label in cited_in(docstring)}
    return [label for label in wanted if label not in cited]


def rules_of(game: AnyGame) -> str:
    """The text of rules.md."""
    file = folder(game) / "rules.md"
    if not file.is_file():
        raise Broken(f"{game.name} has no rules.md.")
    return file.read_text(encoding="utf-8")


def files_of_tests(game: AnyGame) -> list[Path]:
    """The tests of a title."""
    files = sorted((folder(game) / "tests").glob("test_*.py"))
    hold(files, f"{game.name} has no tests: there is no file tests/test_*.py in its folder.")
    return files


def tests_of(game: AnyGame) -> str:
    """The text of all tests of a title."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files_of_tests(game))


@law("title")
def every_paragraph_is_carried_out_by_a_function(game: AnyGame) -> None:
    """Each paragraph of chapters 5 to 8 and each ruling is cited by a function: `[7.3, R12]`."""
    hold(paragraphs(rules_of(game)), "rules.md has no rules: '## 5. Setup' to '## 8. Scoring'.")
    left = uncited(game, sources_of(game))
    hold(not left, f"No function cites {', '.join(left)}; a docstring ends in '[7.3, R12]'.")


@law("title")
def every_paragraph_is_tried_by_a_test(game: AnyGame) -> None:
    """The docstring of a test begins with the paragraph or ruling that it tries: `7.3, R12:`."""
    left = uncited(game, files_of_tests(game))
    hold(not left, f"No test begins with {', '.join(left)}, as in '7.3, R12: the sentence'.")


@law("title")
def every_citation_leads_to_a_paragraph(game: AnyGame) -> None:
    """What a docstring cites stands in rules.md, so that nobody looks it up in vain."""
    known = places(rules_of(game))
    for docstring in docstrings([*sources_of(game), *files_of_tests(game)]):
        astray = {label for label in cited_in(docstring) - known if not label.isdigit()}
        said = docstring.partition("\n")[0]
        hold(not astray, f"rules.md has no {', '.join(sorted(astray))}: '{said}'.")


@law("title")
def every_ruling_is_named_by_a_test(game: AnyGame) -> None:
    """Each row `| 12 | ...` of chapter 9 is quoted as R12 in a test."""
    rulings = labels(rules_of(game))["rulings"]
    hold(rulings, "rules.md has no rulings: '## 9. Rulings' and rows that begin with '| 1 |'.")
    named = set(re.findall(r"\bR(\d+)\b", tests_of(game)))
    hold_named([f"R{number}" for number in rulings if number not in named], "ruling")


@law("title")
def every_worked_example_is_named_by_a_test(game: AnyGame) -> None:
    """Each example `**V7** ...` of chapter 10 is quoted as V7 in a test."""
    examples = labels(rules_of(game))["examples"]
    hold(examples, "rules.md has no worked examples: '## 10. Worked examples' and '**V1** ...'.")
    named = set(re.findall(r"\b[VEX]\d+[a-z]?\b", tests_of(game)))
    hold_named([label for label in examples if label not in named], "example")


@law("title")
def every_decision_is_named_by_a_test(game: AnyGame) -> None:
    """The id of each decision stands in a test."""
    text = tests_of(game)
    kinds = game.decisions(game.components.box)
    left = [kind.id for kind in kinds if not re.search(rf"\b{kind.id}\b", text)]
    hold_named(left, "decision")


def hold_named(left: list[str], what: str) -> None:
    """Nothing is left out."""
    hold(not left, f"No test names the {what} {', '.join(left)}.")
