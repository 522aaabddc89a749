"""Compile the rules with mypyc where that is possible; otherwise install the same files as is.

The kinds of build and the settings for them are described in building/kind.py.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not look here by itself

from building.command import BrowserInside, BrowserToo, Compiled, CompileIfPossible, FreshBuild

setup(
    distclass=Compiled,
    cmdclass={
        "build": FreshBuild,
        "build_ext": CompileIfPossible,
        "build_py": BrowserToo,
        "sdist": BrowserInside,
    },
)
