"""The course of play for titles that are not compiled: those of other packages.

An interpreted class may inherit from the open class `State`, from no other compiled one. So the
source of `core/course.py` is loaded once more as plain Python: one text, two forms.
"""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from stammtisch.core import course

__all__ = ["Course", "is_compiled"]

if TYPE_CHECKING:
    from stammtisch.core.course import Course


def is_compiled(module: ModuleType) -> bool:
    """Whether a module was loaded in its compiled form."""
    return not str(module.__file__).endswith(".py")


def interpreted_course() -> type[Course]:
    """The class itself where nothing is compiled, else its interpreted twin."""
    if not is_compiled(course):
        return course.Course
    source = Path(str(course.__file__)).with_name("course.py")
    loader = SourceFileLoader("stammtisch.core.interpreted_course", str(source))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    twin = module_from_spec(spec)
    loader.exec_module(twin)
    made: type[Course] = twin.Course
    return made


if not TYPE_CHECKING:
    Course = interpreted_course()
