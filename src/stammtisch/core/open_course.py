"""The course of play for titles that are not compiled: those of other packages.

An interpreted class may inherit from the open class `State`, from no other compiled one. So the
source of `core/course.py` is loaded once more as plain Python: one text, two forms.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.core import course

if TYPE_CHECKING:
    from stammtisch.core.course import Course as Course


def interpreted_course() -> type[Course]:
    """The class itself where nothing is compiled, else its interpreted twin."""
    file = Path(str(course.__file__))
    if not file.name.endswith(tuple(EXTENSION_SUFFIXES)):
        return course.Course
    loader = SourceFileLoader(
        "stammtisch.core.interpreted_course", str(file.with_name("course.py"))
    )
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    twin = module_from_spec(spec)
    loader.exec_module(twin)
    made: type[Course] = twin.Course
    return made


if not TYPE_CHECKING:
    Course = interpreted_course()
