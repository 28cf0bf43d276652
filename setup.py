"""Build Arkade: pure Python, or with ARKADE_COMPILED=1 the inner floors and the feeds of the server compiled by mypyc.

All else about the package stands in pyproject.toml.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED_PACKAGES = ("kernel", "cardtext", "games", "bots")
COMPILED_OF_SERVER = (
    "connection", "engine", "feed", "glance", "limits", "lying", "match", "replays", "requests", "room", "sight",
    "told", "wire", "written",
)  # fmt: skip
"""The modules of the server that every move passes."""
INTERPRETED_MARK = "# arkade: interpreted"
MARK_LINES = 30
ONLY_DESCRIBING = {"egg_info", "dist_info"}
"""Commands of setuptools that describe the package and build nothing."""


def is_interpreted(path: Path) -> bool:
    """A module stays interpreted by a mark near its top (classes that mypyc can't make, such as Structs)."""
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == INTERPRETED_MARK for line in islice(lines, MARK_LINES))


def compiled_modules(source: Path) -> list[Path]:
    """Every module of the inner floors but package files and those marked as interpreted, and some of the server."""
    inner = [
        path
        for package in COMPILED_PACKAGES
        for path in sorted((source / "arkade" / package).rglob("*.py"))
        if path.name != "__init__.py" and not is_interpreted(path)
    ]
    return [*inner, *[source / "arkade" / "server" / f"{name}.py" for name in COMPILED_OF_SERVER]]


class ParallelBuildExt(build_ext):
    """Compile side by side, also the C files of one extension, which distutils would take in turn."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], *args, **kwargs), sources)
                return [object_file for objects in made for object_file in objects]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def extensions() -> list[Any]:
    from mypyc.build import mypycify

    modules = [str(path) for path in compiled_modules(Path("src"))]
    if not modules:
        return []
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    made = mypycify(["--python-version", version, *modules], opt_level="2", debug_level="0", multi_file=True)
    if sys.platform == "linux":
        for extension in made:
            extension.extra_link_args.append("-Wl,--strip-all")
    return made


def is_to_be_compiled() -> bool:
    """Before it builds, pip asks for the name and version alone, which need not wait for mypyc."""
    return os.environ.get("ARKADE_COMPILED") == "1" and not ONLY_DESCRIBING & set(sys.argv)


if __name__ == "__main__":
    setup(
        ext_modules=extensions() if is_to_be_compiled() else [],
        cmdclass={"build_ext": ParallelBuildExt},
    )
