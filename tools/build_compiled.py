"""Build the compiled wheel from a copy of the sources and install it beside this interpreter.

Run by the interpreter of `.venv-compiled`. Nothing is ever built beside the sources, so no stale binary can
be imported from there. The wheel is built anew only when what it is made from has changed.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = Path(sys.prefix) / ".compiled"
BUILD_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "requirements-dev.lock")
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyc")


def missing_for_compiling() -> str | None:
    """What a compiler needs and this machine lacks, in one sentence; None when all is there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("cc") is None:
        return f"The compiled form needs a C compiler such as gcc or clang: '{compiler}' was not found."
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "The compiled form needs the headers of Python (on Debian the package python3-dev)."
    return None


def build_inputs() -> Iterator[Path]:
    for name in BUILD_FILES:
        if (ROOT / name).is_file():
            yield ROOT / name
    for path in sorted((ROOT / "src").rglob("*")):
        if path.is_file() and not is_by_product(path):
            yield path


def is_by_product(path: Path) -> bool:
    """Whether running or installing the program has left a file among the sources."""
    return path.suffix == ".so" or "__pycache__" in path.parts or ".egg-info" in str(path.parent)


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in build_inputs():
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(ROOT)}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def run(*command: str, cwd: Path) -> None:
    environment = {**os.environ, "ARKADE_COMPILED": "1"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{done.stdout.decode(errors='replace')}\nThe compiled form could not be built.")


def build_and_install() -> None:
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    with tempfile.TemporaryDirectory(prefix="arkade-compiled-") as name:
        copy = Path(name)
        shutil.copytree(ROOT / "src", copy / "src", ignore=NOT_SOURCES)
        for file in BUILD_FILES:
            if (ROOT / file).is_file():
                shutil.copy2(ROOT / file, copy / file)
        run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", ".", cwd=copy)
        (wheel,) = (copy / "dist").glob("arkade-*.whl")
        run(*pip, "install", "--no-deps", "--force-reinstall", "--no-index", str(wheel), cwd=copy)


def check_installed() -> int:
    """Import every module that should be compiled; a binary of this environment must answer."""
    sys.path.insert(0, str(ROOT))
    setup = importlib.import_module("setup")
    sys.path.remove(str(ROOT))
    modules: list[Path] = setup.compiled_modules(ROOT / "src")
    for path in modules:
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        found = importlib.import_module(name).__file__ or ""
        if not found.endswith((".so", ".pyd")) or not Path(found).is_relative_to(sys.prefix):
            sys.exit(f"{name} should be compiled but was imported from {found}")
    return len(modules)


def main() -> None:
    missing = missing_for_compiling()
    if missing is not None:
        sys.exit(missing)
    if "--can-compile" in sys.argv[1:]:
        return
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        print("The compiled form is up to date.")
        return
    STAMP.unlink(missing_ok=True)
    started = time.monotonic()
    build_and_install()
    count = check_installed()
    STAMP.write_text(wanted)
    print(f"{count} modules compiled in {time.monotonic() - started:.0f} s.")


if __name__ == "__main__":
    main()
